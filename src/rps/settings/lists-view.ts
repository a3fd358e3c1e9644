import { LANGUAGES } from "../../core/i18n/language.ts";
import {
  attributeName,
  bookAttributeName,
  bookRaceName,
  bookSkillName,
  raceName,
  skillSuggestionName,
} from "../names.ts";
import { attributeBounds, hasValue } from "../rules/attributes.ts";
import { ATTRIBUTE_KINDS, type AttributeDefinition, type Race } from "../rules/world.ts";
import type { Control, Controls } from "./controls.ts";
import { bookValue, isBookAt } from "./edit.ts";
import type { WorldNames } from "./names.ts";

/** The name of one thing in one language. */
interface NameField {
  readonly name: string;
  readonly language: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
}

/** Something with names in four languages, in a list. */
export interface ListEntry {
  readonly id: string;
  readonly label: string;
  readonly names: readonly NameField[];
  readonly isFirst: boolean;
  readonly changed: boolean;
  readonly path: string;
}

export interface AttributeEntry extends ListEntry {
  readonly kind: Control;
  /** Null for an attribute without a value. */
  readonly initiative: Control | null;
  readonly bounds: readonly Control[];
}

export interface RaceEntry extends ListEntry {
  readonly rows: readonly {
    readonly name: string;
    readonly average: Control;
    readonly bounds: readonly Control[];
  }[];
}

const SETTINGS = "QUARTET.Rps.Settings";

/** What the three lists have in common. */
function entry(
  controls: Controls,
  names: WorldNames,
  list: string,
  id: string,
  index: number,
  name: string,
  bookName: string | null,
): ListEntry {
  const { settings, reader } = controls;
  const { text, language } = reader;
  const own = names[id] ?? {};
  const other = bookName === null ? name : text(`${SETTINGS}.NameOfBook`);
  const path = `${list}.${id}`;
  const isOfBook = bookName !== null;
  return {
    id,
    label: name,
    names: LANGUAGES.map((code) => ({
      name: `names.${id}.${code}`,
      language: text(`QUARTET.Language.${code}`),
      label: text(`${SETTINGS}.NameIn`, { name, language: text(`QUARTET.Language.${code}`) }),
      value: own[code] ?? "",
      placeholder: code === language ? (bookName ?? name) : other,
    })),
    isFirst: index === 0,
    changed:
      isOfBook &&
      (Object.values(own).some(Boolean) ||
        (bookValue(path) !== undefined && !isBookAt(settings, path))),
    path,
  };
}

/** The attributes of the world, in the game master's order. RPS [43] */
export function attributeEntries(controls: Controls, names: WorldNames): AttributeEntry[] {
  const { settings, reader } = controls;
  const { text } = reader;
  return settings.attributes.map((attribute, index) => {
    const { id, kind } = attribute;
    const path = `attributes.${id}`;
    const name = attributeName(id, reader);
    const bound = (end: "min" | "max") =>
      controls.number(`${path}.bounds.${end}`, text(`${SETTINGS}.Field.${end}`));
    return {
      ...entry(controls, names, "attributes", id, index, name, bookAttributeName(id, reader)),
      kind: controls.choice(
        `${path}.kind`,
        text(`${SETTINGS}.Attribute.Kind`),
        ATTRIBUTE_KINDS.map((choice) => [choice, text(`${SETTINGS}.Attribute.Kinds.${choice}`)]),
      ),
      initiative: hasValue(kind)
        ? controls.flag(`${path}.initiative`, text(`${SETTINGS}.Attribute.Initiative`))
        : null,
      bounds: hasValue(kind) ? [bound("min"), bound("max")] : [],
    };
  });
}

/** The races of the world; the first is the measure of all others. RPS [142] */
export function raceEntries(controls: Controls, names: WorldNames): RaceEntry[] {
  const { settings, reader } = controls;
  const measured = settings.attributes.filter(({ kind }) => hasValue(kind));
  return settings.races.map((race, index) => ({
    ...entry(
      controls,
      names,
      "races",
      race.id,
      index,
      raceName(race.id, reader),
      bookRaceName(race.id, reader),
    ),
    rows: index === 0 ? [] : measured.map((attribute) => raceRow(controls, race, attribute)),
  }));
}

function raceRow(controls: Controls, race: Race, attribute: AttributeDefinition) {
  const { reader } = controls;
  const { text } = reader;
  const name = attributeName(attribute.id, reader);
  const words = { race: raceName(race.id, reader), attribute: name };
  const derived = attributeBounds(attribute, race);
  const average = controls.number(
    `races.${race.id}.averages.${attribute.id}`,
    text(`${SETTINGS}.Race.AverageOf`, words),
  );
  const bound = (end: "min" | "max") => ({
    ...controls.number(
      `races.${race.id}.bounds.${attribute.id}.${end}`,
      text(end === "min" ? `${SETTINGS}.Race.LowestOf` : `${SETTINGS}.Race.HighestOf`, words),
    ),
    placeholder: reader.number(derived[end]),
  });
  return {
    name,
    average: { ...average, value: average.value || reader.number(0) },
    bounds: [bound("min"), bound("max")],
  };
}

/** Skills that new characters are offered. RPS [59] */
export function suggestionEntries(controls: Controls, names: WorldNames): ListEntry[] {
  const { settings, reader } = controls;
  return settings.skillSuggestions.map((id, index) =>
    entry(
      controls,
      names,
      "skillSuggestions",
      id,
      index,
      skillSuggestionName(id, reader),
      bookSkillName(id, reader),
    ),
  );
}
