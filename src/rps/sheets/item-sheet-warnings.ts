import type { Reader } from "../../core/i18n/language.ts";
import type { Warning } from "../../core/rules/warning.ts";
import { type DamageType, meleeWeaponWarnings } from "../rules/melee-weapons.ts";
import {
  type Interval,
  type RangedClass,
  type Ranges,
  rangedWeaponWarnings,
} from "../rules/ranged-weapons.ts";
import type { RpsSettings } from "../rules/settings.ts";
import { specialisationWarnings } from "../rules/skills.ts";
import { type BonusSign, specialBonusWarnings } from "../rules/special-bonuses.ts";
import { magazineOf, type RangedFacts, rateOf } from "./weapon-view.ts";

/** Whose item it is, as far as the book has something to say about that. */
export interface OwnerFacts {
  readonly level: number;
  /** Its creation is over: specialisations need no balance any more. RPS [73] */
  readonly isCreated: boolean;
}

interface WeaponSystem {
  readonly size: number;
  readonly damage: number;
  readonly types: Iterable<string>;
  readonly otherText: string;
  readonly mounted: boolean;
}

type System = Readonly<Record<string, unknown>>;

/** What is odd about an item. RPS [61][70–73][101–112] */
export function itemWarnings(
  type: string,
  system: System,
  owner: OwnerFacts | null,
  settings: RpsSettings,
): Warning[] {
  if (type === "rpsSkill") return owner ? skillItemWarnings(system, owner) : [];
  if (type === "rpsBonus") {
    const { amount, sign } = system as { amount: number; sign: BonusSign };
    return specialBonusWarnings([{ id: "", amount, sign }], settings);
  }
  const weapon = system as unknown as WeaponSystem;
  const { mounted } = weapon;
  if (type === "rpsMeleeWeapon") return meleeWeaponWarnings(meleeNumbers(weapon), { mounted });
  if (type !== "rpsRangedWeapon") return [];
  const ranged = system as unknown as RangedFacts;
  return rangedWeaponWarnings(
    {
      ...meleeNumbers(weapon),
      class: ranged.class as RangedClass,
      ranges: inOrder(ranged.ranges),
      magazine: magazineOf(ranged),
      fireRate: rateOf(ranged.fireRate),
      reloadTime: ranged.reloadTime,
      action: ranged.action,
    },
    { mounted },
  );
}

function skillItemWarnings(system: System, { level, isCreated }: OwnerFacts): Warning[] {
  const all = (system.specialisations ?? []) as readonly { value: number }[];
  const values = all.map(({ value }) => value);
  return specialisationWarnings(level, values, { creation: !isCreated && values.length > 0 });
}

function meleeNumbers({ size, damage, types, otherText }: WeaponSystem) {
  return { size, damage, types: [...types] as DamageType[], otherText };
}

/** Data can come from anywhere: an interval that falls is turned round. */
export function inOrder({ short, optimum, max }: Ranges): Ranges {
  const turned = ({ from, to }: Interval): Interval => ({
    from: Math.min(from, to),
    to: Math.max(from, to),
  });
  return { short: turned(short), optimum: turned(optimum), max: turned(max) };
}

/** Warnings in words, those against the book first. */
export function warningLines(warnings: readonly Warning[], reader: Reader) {
  const lines = warnings.map(({ id, severity, numbers, source }) => ({
    text: reader.text(`QUARTET.Rps.Item.Warning.${id}`, numbers),
    source: reader.text("QUARTET.Rps.Item.Source", { place: source }),
    isBad: severity === "warning",
  }));
  return lines.toSorted((a, b) => Number(b.isBad) - Number(a.isBad));
}
