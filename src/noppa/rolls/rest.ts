import type { QuartetActor } from "../../core/documents/actor.ts";
import { inTurn } from "../../core/in-turn.ts";
import type { NoppaCharacterModel } from "../data/character.ts";
import { type Recovery, type RecoveryOutcome, recover } from "../rules/sisu.ts";

/** What a rest did to somebody's sisu. */
export interface Rested extends RecoveryOutcome {
  readonly before: number;
}

/** Lets somebody sleep or eat well (001:54). */
export function restActor(actor: QuartetActor, kind: Recovery): Promise<Rested> {
  return inTurn(async () => {
    const { sisu, mealTaken } = actor.system as unknown as NoppaCharacterModel;
    const before = sisu.value;
    const outcome = recover({ ...sisu, mealTaken }, kind);
    const { value, mealTaken: taken } = outcome.state;
    await actor.update({ system: { sisu: { value }, mealTaken: taken } } as never);
    return { ...outcome, before };
  });
}
