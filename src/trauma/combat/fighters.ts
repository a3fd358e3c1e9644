import type { QuartetActor } from "../../core/documents/actor.ts";
import type { QuartetCombat } from "../../core/documents/combat.ts";
import type { QuartetCombatant } from "../../core/documents/combatant.ts";
import type { TraumaCharacterModel } from "../data/character.ts";
import { traumaModel } from "../rolls/values.ts";

/** One who takes part in a fight. */
export interface Fighter {
  readonly id: string;
  readonly combatant: QuartetCombatant;
  /** `null` where it is gone. */
  readonly actor: QuartetActor | null;
  /** `null` for anybody of another book. */
  readonly model: TraumaCharacterModel | null;
  readonly side: "player" | "opponent";
  /** Whether anybody waits for it: it is conscious, and not marked as defeated. */
  readonly canAct: boolean;
}

/** Whether Trauma leads a fight: somebody in it is a character of Trauma. */
export function isTraumaFight(combat: QuartetCombat): boolean {
  return combat.combatants.some(({ actor }) => (actor?.type as string) === "traumaCharacter");
}

/** The running fights of the book. */
export function traumaFights(): QuartetCombat[] {
  return ([...game.combats] as unknown as QuartetCombat[]).filter(isTraumaFight);
}

export function fighterOf(combatant: QuartetCombatant): Fighter {
  const actor = combatant.actor as QuartetActor | null;
  const model = traumaModel(actor);
  const side = model?.allegiance ?? (combatant.isNPC ? "opponent" : "player");
  const canAct = !combatant.isDefeated && (model?.condition.effect.conscious ?? true);
  return { id: String(combatant.id), combatant, actor, model, side, canAct };
}

/** Everybody in a fight, in the order in which they came into it. */
export function fightersOf(combat: QuartetCombat): Fighter[] {
  return combat.combatants.contents.map((one) => fighterOf(one as unknown as QuartetCombatant));
}

/** Whom a combatant of a running fight stands for, by actor and token. */
export interface InFight {
  readonly combat: QuartetCombat;
  readonly fighter: Fighter;
}

/** Where an actor fights now; `null` outside of fights. */
export function fightOf(actor: QuartetActor | null): InFight | null {
  if (!actor) return null;
  return findFight((combat) => combat.getCombatantsByActor(actor as never)[0]);
}

/** Where a token fights now; `null` outside of fights. */
export function fightOfToken(token: TokenDocument.Implementation): InFight | null {
  return findFight((combat) => combat.getCombatantsByToken(token as never)[0]);
}

function findFight(find: (combat: QuartetCombat) => unknown): InFight | null {
  for (const combat of traumaFights()) {
    const combatant = combat.started ? find(combat) : undefined;
    if (combatant) return { combat, fighter: fighterOf(combatant as QuartetCombatant) };
  }
  return null;
}
