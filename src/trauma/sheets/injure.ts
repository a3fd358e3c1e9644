import type { QuartetActor } from "../../core/documents/actor.ts";
import { inTurn } from "../../core/in-turn.ts";
import { inform } from "../../core/notify.ts";
import { TraumaInjuryRoll } from "../rolls/trauma-roll.ts";
import { traumaModel } from "../rolls/values.ts";
import { twoD4 } from "../rules/injury.ts";

/** Gives a part an injury of 2d4 days by hand, as after damage that nobody rolled (Trauma 003:35). */
export async function injurePart(actor: QuartetActor, part: string): Promise<void> {
  await inTurn(async () => {
    const state = traumaModel(actor)?.bodyState.parts[part];
    if (!state || state.injured) return;
    const roll = (await TraumaInjuryRoll.ofParts(1).evaluate()) as TraumaInjuryRoll;
    const days = twoD4(roll.pairs[0] ?? []);
    await actor.update({ [`system.parts.${part}.days`]: days } as never);
    inform("QUARTET.Trauma.Body.InjuredNow", { days });
  });
}
