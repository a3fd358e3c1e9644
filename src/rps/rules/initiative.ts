import { RuleError, requireFace } from "../../core/rules/errors.ts";
import { sumTerms, type Term } from "../../core/rules/term.ts";
import { type AttributeScores, attributeDefinition, hasValue } from "./attributes.ts";
import { DIE_FACES, requireCount, requireSigned, requireTk } from "./scales.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";

/** Base initiative with its parts: TK and the values of the attributes that matter in fights. RPS [65] */
export interface BaseInitiative {
  readonly total: number;
  readonly terms: readonly Term<"tk" | "attribute">[];
}

/**
 * Base initiative. Attributes that are an NB only add nothing; a missing value counts as the average.
 * @param tk 1–6. @throws {RuleError} RPS [65–66]
 */
export function baseInitiative(
  tk: number,
  attributes: AttributeScores,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): BaseInitiative {
  for (const id of Object.keys(attributes)) attributeDefinition(id, settings);
  const terms: BaseInitiative["terms"] = [
    { source: "tk", value: requireTk(tk) },
    ...settings.attributes
      .filter(({ initiative, kind }) => initiative && hasValue(kind))
      .map(({ id }) => ({
        source: "attribute" as const,
        id,
        value: requireSigned("value", attributes[id]?.value ?? 0),
      })),
  ];
  return { total: sumTerms(terms), terms };
}

/** A weapon in a fighter's hands this round. RPS [101][106] */
export interface WeaponInUse {
  readonly id: string;
  /** 0 or more, about its length in metres. */
  readonly size: number;
  /** Brought into use in this very round, during the fight. Never for a weapon drawn before it. */
  readonly drawn: boolean;
}

/** What a fighter brings to the order of acting. */
export interface InitiativeInput {
  readonly base: number;
  /** The one die thrown before the fight, kept for all its rounds. RPS [67] */
  readonly die: number;
  /** The game master's: usually a penalty for the tired, drugged or wounded. RPS [67] */
  readonly gm?: number;
  readonly weapons?: readonly WeaponInUse[];
}

/** Battle initiative with its parts. */
export interface BattleInitiative {
  /** Of this round. */
  readonly total: number;
  readonly terms: readonly Term<"base" | "die" | "gm" | "weapon" | "drawnWeapon">[];
}

/**
 * Battle initiative of one round: a weapon takes off its size while in use,
 * and twice its size (in place of once) in the round in which it is drawn. No floor. @throws {RuleError} RPS [67][101]
 */
export function battleInitiative(input: InitiativeInput): BattleInitiative {
  const gm = requireSigned("gm", input.gm ?? 0);
  const terms: BattleInitiative["terms"] = [
    { source: "base", value: requireSigned("base", input.base) },
    { source: "die", value: requireFace(input.die, DIE_FACES) },
    ...(gm === 0 ? [] : [{ source: "gm" as const, value: gm }]),
    ...(input.weapons ?? []).map(({ id, size, drawn }) => ({
      source: drawn ? ("drawnWeapon" as const) : ("weapon" as const),
      id,
      value: 0 - requireCount("size", size) * (drawn ? 2 : 1),
    })),
  ];
  return { total: sumTerms(terms), terms };
}

/** What the order is made of: the round's initiative, and the unmodified base and TK for ties. */
export interface OrderInput {
  readonly id: string;
  readonly initiative: number;
  readonly base: number;
  readonly tk: number;
}

/** What put a group behind the one before it; null for the first. RPS [67] */
export const ORDER_RULES = ["initiative", "base", "tk"] as const;

/** Those who act at the very same time. */
export interface OrderGroup {
  /** 1 for the first; a group of two is followed by the next number but one. */
  readonly rank: number;
  readonly ids: readonly string[];
  readonly decidedBy: (typeof ORDER_RULES)[number] | null;
}

/**
 * Who acts before whom: battle initiative, then base, then TK; whoever is equal in all acts at the same time.
 * @throws {RuleError} for equal ids or broken numbers. RPS [67]
 */
export function initiativeOrder(fighters: readonly OrderInput[]): OrderGroup[] {
  if (new Set(fighters.map(({ id }) => id)).size !== fighters.length)
    throw new RuleError("forbidden", { input: "id", value: fighters.map(({ id }) => id).join() });
  for (const { initiative, base, tk } of fighters) {
    requireSigned("initiative", initiative);
    requireSigned("base", base);
    requireTk(tk);
  }
  const sorted = [...fighters].sort(
    (a, b) => b.initiative - a.initiative || b.base - a.base || b.tk - a.tk,
  );
  const groups: { rank: number; ids: string[]; decidedBy: OrderGroup["decidedBy"] }[] = [];
  sorted.forEach((one, index) => {
    const ahead = sorted[index - 1];
    const decidedBy = ahead
      ? (ORDER_RULES.find((rule) => ahead[rule] !== one[rule]) ?? null)
      : null;
    if (ahead && decidedBy === null) groups.at(-1)?.ids.push(one.id);
    else groups.push({ rank: index + 1, ids: [one.id], decidedBy });
  });
  return groups;
}
