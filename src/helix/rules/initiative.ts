import { type ActionRoll, actionRoll, type Chain } from "./action.ts";
import { requireAttribute } from "./attributes.ts";
import { DEFAULT_HELIX_SETTINGS, type HelixSettings, requireSetting } from "./settings.ts";

/** What tells who acts first. */
export interface InitiativeEntry {
  readonly agility: number;
  readonly perception: number;
  /** The roll on agility; needed by the setting `initiative` = actionRoll only. */
  readonly chain?: Chain;
}

/** Fighters who act at the same moment. */
export interface InitiativeSlot {
  /** Places in the list of entries. */
  readonly fighters: readonly number[];
  /** What set them apart from the slot before; `simultaneous` if nothing sets the fighters of this one apart. */
  readonly rule: "roll" | "agility" | "perception" | "simultaneous";
  readonly score: number;
}

export interface InitiativeOrder {
  readonly slots: readonly InitiativeSlot[];
  readonly rolls: readonly (ActionRoll | null)[];
}

/**
 * Who acts first. Agility decides (HELIX 002:8); the book gives no formula, so it is agility without a
 * die, or an action roll on it (setting `initiative`). Equals are told apart by agility, then by
 * perception, and else act at the same moment (ours). @throws {RuleError}
 */
export function initiativeOrder(
  entries: readonly InitiativeEntry[],
  settings: HelixSettings = DEFAULT_HELIX_SETTINGS,
): InitiativeOrder {
  const isRolled = requireSetting(settings, "initiative") === "actionRoll";
  const rolls = entries.map(({ agility, chain }) => {
    requireAttribute(agility, "agi");
    const action = { value: agility, source: "attribute", id: "agi" } as const;
    return isRolled ? actionRoll(action, chain ?? []) : null;
  });
  const keys = entries.map(({ agility, perception }, fighter) => {
    return [rolls[fighter]?.total ?? agility, agility, requireAttribute(perception, "per")];
  });
  const apart = (a: number, b: number) => keys[a]!.findIndex((key, i) => key !== keys[b]![i]);
  const order = entries
    .map((_, fighter) => fighter)
    .sort((a, b) => {
      const key = apart(a, b);
      return key < 0 ? a - b : keys[b]![key]! - keys[a]![key]!;
    });

  const groups: number[][] = [];
  for (const fighter of order) {
    const group = groups.at(-1);
    if (group && apart(group[0]!, fighter) < 0) group.push(fighter);
    else groups.push([fighter]);
  }
  const slots = groups.map((fighters, place): InitiativeSlot => {
    const before = groups[place - 1]?.[0];
    const key = before === undefined ? 0 : apart(before, fighters[0]!);
    const rules = [isRolled ? "roll" : "agility", "agility", "perception"] as const;
    const rule = fighters.length > 1 ? "simultaneous" : rules[key]!;
    return { fighters, rule, score: keys[fighters[0]!]![0]! };
  });
  return { slots, rolls };
}
