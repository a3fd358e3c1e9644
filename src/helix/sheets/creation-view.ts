import { type Reader, sortedByName } from "../../core/i18n/language.ts";
import { attributeName, attributeShort } from "../names.ts";
import {
  ATTRIBUTES,
  type AttributeId,
  attributeLevel,
  STARTING_ATTRIBUTE,
} from "../rules/attributes.ts";
import {
  ATTRIBUTE_STEP_COST,
  type Build,
  CREATION_BUDGET,
  creationLedger,
  creationWarnings,
} from "../rules/creation.ts";
import { skillLevel } from "../rules/skills.ts";
import { warningText } from "./ledger-view.ts";

/** The pages of the window, in their order. */
export const CREATION_STEPS = ["name", "attributes", "skills", "finish"] as const;
export type CreationStep = (typeof CREATION_STEPS)[number];

/** A skill that can be learnt. */
export interface DraftSkill {
  /** What tells it from the others: its identifier, or an id of its own. */
  readonly key: string;
  readonly name: string;
  readonly img: string;
  readonly isMagic: boolean;
  /** Plain text; empty for none. */
  readonly about: string;
  value: number;
}

/** A character that is being made. Nothing of it is on the sheet yet. */
export interface CreationDraft {
  step: CreationStep;
  name: string;
  readonly attributes: Record<AttributeId, number>;
  readonly skills: DraftSkill[];
  /** 24, and whatever the game master has given since. */
  readonly budget: number;
}

/** The draft as the rules read it. */
export function draftBuild({ attributes, skills, budget }: CreationDraft): Build {
  return {
    attributes,
    skills: Object.fromEntries(skills.map(({ key, value }) => [key, value])),
    budget,
  };
}

/** The whole window. */
export function creationView(draft: CreationDraft, reader: Reader) {
  const { text, plural } = reader;
  const build = draftBuild(draft);
  const ledger = creationLedger(build);
  const place = CREATION_STEPS.indexOf(draft.step);
  return {
    steps: CREATION_STEPS.map((id, index) => ({
      id,
      number: reader.number(index + 1),
      label: text(`QUARTET.Helix.Creation.Step.${id}.Label`),
      isCurrent: id === draft.step,
    })),
    is: { [draft.step]: true },
    about: text(`QUARTET.Helix.Creation.Step.${draft.step}.Hint`),
    isFirst: place === 0,
    isLast: place === CREATION_STEPS.length - 1,
    name: draft.name,
    left: reader.number(ledger.left),
    leftText: plural("QUARTET.Helix.Ep.Left", Math.abs(ledger.left), { points: ledger.left }),
    isOver: ledger.left < 0,
    share: Math.min(Math.max((ledger.left / draft.budget) * 100, 0), 100),
    attributes: ATTRIBUTES.map((id) => attributeRow(id, draft.attributes[id], reader)),
    skills: sortedByName(draft.skills, reader.language).map((skill) => skillRow(skill, reader)),
    learnt: sortedByName(
      draft.skills.filter(({ value }) => value > 0),
      reader.language,
    ).map((skill) => skillRow(skill, reader)),
    lp: reader.number(ledger.lp),
    mp: reader.number(ledger.mp),
    warnings: creationWarnings(build).map((warning) => warningText(warning, reader)),
    isStandardBudget: draft.budget === CREATION_BUDGET,
  };
}

function attributeRow(id: AttributeId, value: number, reader: Reader) {
  const level = attributeLevel(value);
  const cost = (value - STARTING_ATTRIBUTE) * ATTRIBUTE_STEP_COST;
  return {
    id,
    name: attributeName(id, reader),
    short: attributeShort(id, reader),
    about: reader.text(`QUARTET.Helix.Attribute.${id}.Hint`),
    value: reader.number(value),
    meaning: level ? reader.text(`QUARTET.Helix.AttributeLevel.${level}`) : "",
    cost:
      cost === 0 ? "" : reader.text("QUARTET.Helix.Ep.Change", { change: reader.change(-cost) }),
    canBeLess: value > 0,
  };
}

function skillRow({ key, name, img, isMagic, about, value }: DraftSkill, reader: Reader) {
  const level = skillLevel(value);
  return {
    key,
    name,
    img,
    isMagic,
    about,
    value: reader.number(value),
    isLearnt: value > 0,
    level: level ? reader.text(`QUARTET.Helix.SkillLevel.${level}`) : "",
  };
}
