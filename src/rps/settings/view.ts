import type { Reader } from "../../core/i18n/language.ts";
import { attributeName, bookAttributeName, bookRaceName, bookSkillName } from "../names.ts";
import { hasNb } from "../rules/attributes.ts";
import {
  COMMIT_VISIBILITIES,
  CRIT_VS_ARMOUR,
  DECLARATION_SECRECIES,
  MODIFIER_STACKINGS,
  NB_VALUE_MODIFIERS,
  type RpsSettings,
  SHOCK_MODES,
} from "../rules/settings.ts";
import { isBookValue } from "../rules/settings-check.ts";
import { HALF_RULES, PACES, ROUND_UNITS } from "../rules/world.ts";
import { type Control, Controls } from "./controls.ts";
import { type ListKey, originOf, PAGES, type Page } from "./layout.ts";
import {
  type AttributeEntry,
  attributeEntries,
  type ListEntry,
  type RaceEntry,
  raceEntries,
  suggestionEntries,
} from "./lists-view.ts";
import type { WorldNames } from "./names.ts";
import {
  allotmentTable,
  chanceTable,
  gainTable,
  limitsTable,
  shockTable,
  type Table,
} from "./table-view.ts";
import { warningTexts } from "./warnings-view.ts";

/** What one setting is edited with: exactly one of these. */
interface Body {
  readonly table?: Table;
  readonly fields?: readonly Control[];
  readonly control?: Control;
  readonly attributes?: readonly AttributeEntry[];
  readonly races?: readonly RaceEntry[];
  readonly suggestions?: readonly ListEntry[];
}

/** One setting in the editor. */
export interface RuleEntry extends Body {
  readonly key: keyof RpsSettings;
  readonly label: string;
  readonly hint: string;
  /** Says where the default comes from, if not from the book. */
  readonly origin: string;
  readonly changed: boolean;
  readonly mark: string;
  readonly restore: string;
  readonly warnings: readonly string[];
  /** Magic is on and its attribute is not there: it can be added here. */
  readonly canAddAttribute?: boolean;
}

export interface RulesView {
  readonly pages: readonly { readonly id: Page; readonly entries: readonly RuleEntry[] }[];
  /** Says how many settings differ; empty if none does. */
  readonly summary: string;
  readonly changed: readonly { readonly key: keyof RpsSettings; readonly label: string }[];
  /** Settings with something odd. */
  readonly odd: readonly { readonly key: keyof RpsSettings; readonly label: string }[];
  readonly oddSummary: string;
}

const SETTINGS = "QUARTET.Rps.Settings";

/** Everything that the editor shows. @param names What the world calls its things. */
export function rulesView(settings: RpsSettings, names: WorldNames, reader: Reader): RulesView {
  const controls = new Controls(settings, reader);
  const warnings = warningTexts(settings, reader);
  const pages = (Object.keys(PAGES) as Page[]).map((id) => ({
    id,
    entries: PAGES[id].map((key) => ruleEntry(key, controls, names, warnings.get(key) ?? [])),
  }));
  const all = pages.flatMap(({ entries }) => entries);
  const changed = all.filter((entry) => entry.changed);
  const odd = all.filter((entry) => entry.warnings.length > 0);
  const link = ({ key, label }: RuleEntry) => ({ key, label });
  return {
    pages,
    summary:
      changed.length === 0
        ? reader.text(`${SETTINGS}.NothingChanged`)
        : reader.plural(`${SETTINGS}.ChangedCount`, changed.length),
    changed: changed.map(link),
    odd: odd.map(link),
    oddSummary: odd.length === 0 ? "" : reader.plural(`${SETTINGS}.OddCount`, odd.length),
  };
}

function ruleEntry(
  key: keyof RpsSettings,
  controls: Controls,
  names: WorldNames,
  warnings: readonly string[],
): RuleEntry {
  const { settings, reader } = controls;
  const { text } = reader;
  const origin = originOf(key);
  const label = text(`${SETTINGS}.${key}.Label`);
  const renamed = namedIds(key, settings, reader).some((id) => names[id]);
  return {
    key,
    label,
    hint: text(`${SETTINGS}.${key}.Hint`),
    origin: origin === "book" ? "" : text(`${SETTINGS}.Origin.${origin}`),
    changed: renamed || !isBookValue(key, settings[key]),
    mark: text(origin === "book" ? "QUARTET.Settings.Changed" : `${SETTINGS}.ChangedOurs`),
    restore: text(`${SETTINGS}.RestoreOne`, { name: label }),
    warnings,
    canAddAttribute:
      key === "magicAttribute" &&
      settings.magic &&
      !settings.attributes.some(({ id }) => id === settings.magicAttribute),
    ...body(key, controls, names),
  };
}

/** The book's own things in a list: other names for them are changes from the book. */
export function namedIds(key: string, settings: RpsSettings, reader: Reader): string[] {
  const lists: Record<ListKey, () => string[]> = {
    attributes: () =>
      settings.attributes.map(({ id }) => id).filter((id) => bookAttributeName(id, reader)),
    races: () => settings.races.map(({ id }) => id).filter((id) => bookRaceName(id, reader)),
    skillSuggestions: () => settings.skillSuggestions.filter((id) => bookSkillName(id, reader)),
  };
  return key in lists ? lists[key as ListKey]() : [];
}

function body(key: keyof RpsSettings, controls: Controls, names: WorldNames): Body {
  const { text, unit: unitOf } = controls.reader;
  const label = text(`${SETTINGS}.${key}.Label`);
  const choice = (choices: readonly (string | number)[]): Body => ({
    control: controls.choice(
      key,
      label,
      choices.map((value) => [value, text(`${SETTINGS}.${key}.Choice.${value}`)]),
    ),
  });
  const fieldLabel = (name: string) => text(`${SETTINGS}.Field.${name}`, { unit: unitOf("speed") });
  const bodies: Record<keyof RpsSettings, () => Body> = {
    gain: () => ({ table: gainTable(controls) }),
    limits: () => ({ table: limitsTable(controls) }),
    allotment: () => ({ table: allotmentTable(controls) }),
    chance: () => ({ table: chanceTable(controls) }),
    shockSuggestion: () => ({ table: shockTable(controls) }),
    attributes: () => ({ attributes: attributeEntries(controls, names) }),
    races: () => ({ races: raceEntries(controls, names) }),
    skillSuggestions: () => ({ suggestions: suggestionEntries(controls, names) }),
    halfRule: () => choice(HALF_RULES),
    minDice: () => choice([1, 0]),
    commitVisibility: () => choice(COMMIT_VISIBILITIES),
    modifierStacking: () => choice(MODIFIER_STACKINGS),
    nbValueModifier: () => choice(NB_VALUE_MODIFIERS),
    critVsArmour: () => choice(CRIT_VS_ARMOUR),
    shockMode: () => choice(SHOCK_MODES),
    declarationSecrecy: () => choice(DECLARATION_SECRECIES),
    magicAttribute: () => ({ control: magicChoice(controls, label) }),
    tkCapsUnopposed: () => ({ control: controls.flag(key, label) }),
    vehicles: () => ({ control: controls.flag(key, label) }),
    magic: () => ({ control: controls.flag(key, label) }),
    margin: () => ({ control: controls.number(key, label, { min: 1 }) }),
    percentPerSpecialisation: () => ({ control: controls.number(key, label) }),
    percentPerPoint: () => ({ control: controls.number(key, label) }),
    specialBonusRange: () => ({
      fields: (["min", "max"] as const).map((end) =>
        controls.number(`${key}.${end}`, fieldLabel(end), { min: 1 }),
      ),
    }),
    untrained: () => ({
      fields: [
        controls.number(`${key}.level`, fieldLabel("level"), { min: 1, max: 6 }),
        controls.number(`${key}.modifier`, fieldLabel("modifier")),
      ],
    }),
    speeds: () => ({
      fields: PACES.map((pace) =>
        controls.number(`${key}.${pace}`, fieldLabel(pace), {
          min: 0,
          decimals: true,
          measure: "speed",
        }),
      ),
    }),
    roundLength: () => ({
      fields: [
        controls.number(`${key}.amount`, fieldLabel("amount"), {
          min: 0,
          decimals: true,
          measure: controls.settings.roundLength.unit === "m" ? "length" : undefined,
        }),
        controls.choice(
          `${key}.unit`,
          fieldLabel("unit"),
          ROUND_UNITS.map((unit) => [
            unit,
            text(`${SETTINGS}.Unit.${unit}.Name`, { unit: unitOf("length") }),
          ]),
        ),
      ],
    }),
  };
  return bodies[key]();
}

/** Attributes with an NB, and the chosen one even if it is not there. */
function magicChoice(controls: Controls, label: string): Control {
  const { settings, reader } = controls;
  const able = settings.attributes.filter(({ kind }) => hasNb(kind)).map(({ id }) => id);
  const ids = new Set([settings.magicAttribute, ...able]);
  return controls.choice(
    "magicAttribute",
    label,
    [...ids].map((id) => [id, attributeName(id, reader)]),
  );
}
