import type { Reader } from "../../core/i18n/language.ts";
import { attributeName, raceName } from "../names.ts";
import { attributeBounds, describeValue, hasNb, hasValue } from "../rules/attributes.ts";
import { type CharacterWarning, characterWarnings } from "../rules/character.ts";
import { baseInitiative } from "../rules/initiative.ts";
import { limitOf } from "../rules/reserve.ts";
import { LEVELS, levelRole, NB_BOUNDS } from "../rules/scales.ts";
import type { RpsSettings } from "../rules/settings.ts";
import { PACES } from "../rules/world.ts";
import {
  initiativeView,
  knownRace,
  NOTHING,
  percentOf,
  raceChoices,
  valueMeaning,
} from "./character-view.ts";
import { warningText } from "./character-warnings.ts";
import {
  CREATION_STEPS,
  type CreationDraft,
  type CreationStep,
  draftFacts,
  learntSkills,
  takenBonuses,
} from "./creation-draft.ts";
import { allotmentText, allotmentView, bonusRows, skillRows } from "./creation-lists.ts";

/** The whole window. */
export function creationView(draft: CreationDraft, settings: RpsSettings, reader: Reader) {
  const { text } = reader;
  const place = CREATION_STEPS.indexOf(draft.step);
  const races = raceChoices(draft.race, settings, reader);
  return {
    steps: CREATION_STEPS.map((id, index) => ({
      id,
      number: reader.number(index + 1),
      label: text(`QUARTET.Rps.Creation.Step.${id}.Label`),
      isCurrent: id === draft.step,
    })),
    is: { [draft.step]: true },
    about: text(`QUARTET.Rps.Creation.Step.${draft.step}.Hint`),
    isFirst: place === 0,
    isLast: place === CREATION_STEPS.length - 1,
    name: draft.name,
    concept: draft.concept,
    isNpc: draft.isNpc,
    races,
    // One that the world no longer has can be changed for one that it has.
    hasRaces: races.length > 1,
    attributes: attributeRows(draft, settings, reader),
    levels: levelRows(draft, settings, reader),
    allotment: allotmentView(draft, settings, reader),
    ...skillRows(draft, settings, reader),
    ...bonusRows(draft, settings, reader),
    tk: stepper(draft.tk, 1, LEVELS.length, reader),
    initiative: initiativeView(baseInitiative(draft.tk, draft.attributes, settings), 0, reader),
    speedLabel: text("QUARTET.Rps.Creation.Speed", { unit: reader.unit("speed") }),
    speeds: PACES.map((id) => ({
      id,
      label: text(`QUARTET.Rps.Sheet.Speed.${id}`),
      value: reader.inField("speed", draft.speed[id]),
    })),
    summary: summary(draft, settings, reader),
    warnings: warnings(draft, settings, reader),
  };
}

function stepper(value: number, min: number, max: number, reader: Reader) {
  return {
    value: reader.number(value),
    canBeLess: value > min,
    canBeMore: value < max,
  };
}

function attributeRows(draft: CreationDraft, settings: RpsSettings, reader: Reader) {
  const race = knownRace(draft.race, settings);
  return settings.attributes.map((definition) => {
    const { id, kind } = definition;
    const { value, nb } = draft.attributes[id] ?? { value: null, nb: null };
    const { min, max } = race ? attributeBounds(definition, race) : definition.bounds;
    return {
      id,
      name: attributeName(id, reader),
      kind: reader.text(`QUARTET.Rps.Creation.Kind.${kind}`),
      bounds: hasValue(kind)
        ? reader.text("QUARTET.Rps.Creation.Bounds", {
            min: reader.change(min),
            max: reader.change(max),
          })
        : "",
      hasValue: hasValue(kind),
      value: reader.change(value ?? 0),
      meaning: hasValue(kind) ? valueMeaning(describeValue(value ?? 0), reader) : "",
      hasNb: hasNb(kind),
      nb: nb === null ? reader.text("QUARTET.Rps.Creation.NoNb") : reader.number(nb),
      nbCanBeLess: nb !== null,
      nbCanBeMore: nb === null || nb < NB_BOUNDS.max,
      chance: nb === null ? "" : percentOf(nb, settings, reader),
    };
  });
}

function levelRows(draft: CreationDraft, settings: RpsSettings, reader: Reader) {
  return LEVELS.map((level) => ({
    level,
    label: reader.text("QUARTET.Rps.Creation.Level", { level }),
    role: reader.text(`QUARTET.Rps.Sheet.Role.${levelRole(level)}`),
    reserve: reader.text("QUARTET.Rps.Creation.LevelReserve", {
      base: level,
      limit: limitOf(level, settings),
    }),
    skills: allotmentText(level, settings, reader),
    isChosen: level === draft.level,
  }));
}

function summary(draft: CreationDraft, settings: RpsSettings, reader: Reader) {
  const { text, change } = reader;
  return {
    race: raceName(draft.race, reader),
    reserve: text("QUARTET.Rps.Creation.LevelReserve", {
      base: draft.level,
      limit: limitOf(draft.level, settings),
    }),
    figures: [
      { label: text("QUARTET.Rps.Sheet.Level"), value: reader.number(draft.level) },
      { label: text("QUARTET.Rps.Sheet.Tk"), value: reader.number(draft.tk) },
      ...settings.attributes.map(({ id, kind }) => {
        const { value = null, nb = null } = draft.attributes[id] ?? {};
        const parts = [
          hasValue(kind) ? change(value ?? 0) : "",
          hasNb(kind) && nb !== null ? text("QUARTET.Rps.Creation.NbShort", { nb }) : "",
        ];
        return {
          label: attributeName(id, reader),
          value: parts.filter(Boolean).join(", ") || NOTHING,
        };
      }),
    ],
  };
}

/** On which page something can be put right. */
function stepOf({ id }: CharacterWarning): CreationStep {
  if (id === "conceptMissing") return "concept";
  if (id === "playerAtHighestLevel") return "level";
  if (id === "slowerThanLowerPace") return "combat";
  if (id === "specialBonusOutOfRange") return "bonuses";
  return /^(value|nb)/.test(id) ? "attributes" : "skills";
}

/** What the book would say; each page has its own, the last one all. */
function warnings(draft: CreationDraft, settings: RpsSettings, reader: Reader) {
  const names = new Map(
    [...learntSkills(draft), ...takenBonuses(draft)].map(({ key, name }) => [key, name]),
  );
  return characterWarnings(draftFacts(draft, settings), settings)
    .filter((one) => draft.step === "finish" || stepOf(one) === draft.step)
    .map((one) => warningText(one, (key) => names.get(key) ?? "", reader));
}
