import type { QuartetCombat } from "../../core/documents/combat.ts";
import type { QuartetCombatant } from "../../core/documents/combatant.ts";
import { requireRoundLength } from "../rules/movement.ts";
import { DIE_FACES } from "../rules/scales.ts";
import type { RoundLength } from "../rules/world.ts";
import { rpsSettings } from "../settings/rules.ts";

/** Where fights and fighters of RPS keep what is theirs, below `flags.quartet`. */
export const FLAG = "rps";

/** What the game master has laid down for a fight. */
export interface FightState {
  readonly roundLength: RoundLength;
  /** A length that no unit measures, in words. RPS [83] */
  readonly lengthWords: string;
  /** The game master's word on the size of the fight; `null` leaves it to the head count. RPS [63] */
  readonly biggerThanDuel: boolean | null;
  /** The round that is being told; 0 for none. RPS [89] */
  readonly narrated: number;
}

/** What a fighter keeps for the whole fight. */
export interface FighterState {
  /** The initiative die; `null` until it is thrown. RPS [67] */
  readonly die: number | null;
  /** The game master's change of initiative. RPS [67] */
  readonly gm: number;
}

type Kept = Readonly<Record<string, unknown>>;

const keptBy = (document: QuartetCombat | QuartetCombatant): Kept =>
  (foundry.utils.getProperty(document, `flags.quartet.${FLAG}`) ?? {}) as Kept;

export function fightState(combat: QuartetCombat): FightState {
  const { roundLength, lengthWords, biggerThanDuel, narrated } = keptBy(combat);
  return {
    roundLength: readLength(roundLength) ?? rpsSettings().roundLength,
    lengthWords: typeof lengthWords === "string" ? lengthWords : "",
    biggerThanDuel: typeof biggerThanDuel === "boolean" ? biggerThanDuel : null,
    narrated: Number.isInteger(narrated) ? Number(narrated) : 0,
  };
}

/** Changes what is laid down for a fight; for game masters. */
export async function saveFight(combat: QuartetCombat, changes: Partial<FightState>) {
  await combat.update({ [`flags.quartet.${FLAG}`]: changes } as never);
}

export function fighterState(combatant: QuartetCombatant): FighterState {
  const { die, gm } = keptBy(combatant);
  const isFace = Number.isInteger(die) && Number(die) >= 1 && Number(die) <= DIE_FACES;
  return {
    die: isFace ? Number(die) : null,
    gm: Number.isSafeInteger(gm) ? Number(gm) : 0,
  };
}

/** Flags may hold anything: what is no length leaves the world's own. */
function readLength(value: unknown): RoundLength | null {
  try {
    return requireRoundLength(value as RoundLength);
  } catch {
    return null;
  }
}
