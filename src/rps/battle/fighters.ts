import type { QuartetActor } from "../../core/documents/actor.ts";
import type { QuartetCombat } from "../../core/documents/combat.ts";
import type { QuartetCombatant } from "../../core/documents/combatant.ts";
import type { RpsCharacterModel } from "../data/character.ts";
import { rpsModel } from "../rolls/values.ts";
import { initiativeOrder, type OrderGroup } from "../rules/initiative.ts";
import { type InitiativeFacts, initiativeNow } from "./initiative-sum.ts";
import { fighterState } from "./state.ts";
import { weaponsInUse } from "./weapons.ts";

/** A combatant who is a character of RPS. */
export interface Fighter extends InitiativeFacts {
  readonly id: string;
  readonly combatant: QuartetCombatant;
  readonly actor: QuartetActor;
  readonly model: RpsCharacterModel;
  readonly tk: number;
  /** Whether there is an initiative, thrown or typed. */
  readonly hasInitiative: boolean;
}

/** Whether RPS leads a fight: somebody in it is a character of RPS. */
export function isRpsFight(combat: QuartetCombat): boolean {
  return combat.combatants.some(({ actor }) => (actor?.type as string) === "rpsCharacter");
}

/** The combatant as a fighter; `null` for anybody of another book, or without an actor. */
export function fighterOf(combatant: QuartetCombatant): Fighter | null {
  const actor = combatant.actor as QuartetActor | null;
  const model = rpsModel(actor);
  const combat = combatant.combat as unknown as QuartetCombat | null;
  if (!actor || !model || !combat) return null;
  return {
    ...fighterState(combatant),
    id: String(combatant.id),
    combatant,
    actor,
    model,
    tk: model.tk,
    base: model.initiative.total,
    weapons: weaponsInUse(actor, combat),
    hasInitiative: combatant.initiative !== null,
  };
}

/** All fighters in the order of the tracker, those who are out of it included. */
export function allFighters(combat: QuartetCombat): Fighter[] {
  return (combat.turns as unknown as QuartetCombatant[]).flatMap((one) => fighterOf(one) ?? []);
}

/**
 * Those who take part in the next round. Whom players do not see yet would be seen on the card.
 * Everybody performs exactly one action: a character who is in the tracker twice takes part once. RPS [82]
 */
export function fightersNow(combat: QuartetCombat): Fighter[] {
  const present = allFighters(combat).filter(
    ({ combatant: { hidden, isDefeated } }) => !hidden && !isDefeated,
  );
  const actors = present.map(({ actor }) => actor.uuid);
  return present.filter(({ actor }, place) => actors.indexOf(actor.uuid) === place);
}

/** Who acts before whom, with the weapons of this round. @throws {RuleError} RPS [67][101] */
export function orderOfFighters(fighters: readonly Fighter[]): OrderGroup[] {
  return initiativeOrder(
    fighters.map((one) => {
      const { id, base, tk } = one;
      return { id, base, tk, initiative: initiativeNow(one).total };
    }),
  );
}
