import type { Reader } from "../../core/i18n/language.ts";
import { readerName, type TranslatedName } from "../../core/i18n/translations.ts";
import { type Explosive, explosionOf } from "../explosion/explosive.ts";
import { ringsView } from "../explosion/zones-view.ts";
import { specialisationName } from "../rolls/offered-terms.ts";
import { EXPLOSION_TYPES } from "../rules/explosion.ts";
import { WILL_ROLES } from "../rules/magic.ts";
import { LEVELS } from "../rules/scales.ts";
import type { RpsSettings } from "../rules/settings.ts";
import { BONUS_SIGNS, type BonusSign } from "../rules/special-bonuses.ts";

type System = Readonly<Record<string, unknown>>;
type Translations = TranslatedName["translations"];

export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly isChosen: boolean;
}

/** One choice for each id, with its text. */
export function choicesOf<Id extends string | number>(
  ids: readonly Id[],
  chosen: unknown,
  label: (id: Id) => string,
): Choice[] {
  return ids.map((id) => ({ id: String(id), label: label(id), isChosen: id === chosen }));
}

/** A skill: its level with the chance that it gives, and its specialisations. RPS [36][70–73] */
export function skillView(system: System, settings: RpsSettings, reader: Reader) {
  const { text, change } = reader;
  const specialisations = (system.specialisations ?? []) as readonly {
    id: string;
    name: string;
    value: number;
  }[];
  const translations = (system.translations ?? {}) as Translations;
  const sum = specialisations.reduce((total, { value }) => total + value, 0);
  return {
    levels: choicesOf(LEVELS, system.level, (level) =>
      text("QUARTET.Rps.Item.LevelChance", { level, percent: settings.chance[level - 1] ?? 0 }),
    ),
    specialisations: specialisations.map((one) => ({
      id: one.id,
      name: readerName(specialisationName(one, translations), reader.language),
      value: change(one.value),
      percent: text("QUARTET.Rps.Item.StepPercent", {
        percent: change(one.value * settings.percentPerSpecialisation),
      }),
    })),
    sum:
      specialisations.length === 0
        ? ""
        : text("QUARTET.Rps.Item.SpecialisationSum", { sum: change(sum) }),
  };
}

/** A special bonus: what it does, in percent too, and the half of a battle of wills. RPS [61][74][145] */
export function bonusView(system: System, settings: RpsSettings, reader: Reader) {
  const { text, change } = reader;
  const sign = system.sign as BonusSign;
  const steps = Number(system.amount) * (sign === "hinder" ? -1 : 1);
  const will = String(system.will ?? "");
  return {
    amounts: choicesOf(LEVELS, system.amount, (amount) => reader.number(amount)),
    signs: choicesOf(BONUS_SIGNS, sign, (id) => text(`QUARTET.Rps.Item.Sign.${id}`)),
    effect: text("QUARTET.Rps.Item.BonusEffect", {
      steps: change(steps),
      percent: change(steps * settings.percentPerSpecialisation),
    }),
    showsWill: settings.magic || will !== "",
    wills: choicesOf(["", ...WILL_ROLES], will, (id) =>
      text(`QUARTET.Rps.Item.Will.${id || "any"}`),
    ),
  };
}

/** The force of an explosion in the book's notation, and every radius that follows. RPS [114–116] */
export function explosionView(explosive: Omit<Explosive, "name">, reader: Reader) {
  const { explosionType, withShrapnel, force } = explosive;
  const { core, half, reach } = force;
  return {
    forceLabel: reader.text("QUARTET.Rps.Item.Force", { unit: reader.unit("length") }),
    force: [core, half, reach].map((radius) => reader.inField("length", radius)).join("/"),
    types: choicesOf(EXPLOSION_TYPES, explosionType, (id) =>
      reader.text(`QUARTET.Rps.Explosion.Type.${id}`),
    ),
    isGas: explosionType === "gas",
    withShrapnel,
    ...ringsView(explosionOf(explosive), "outdoors", reader),
  };
}
