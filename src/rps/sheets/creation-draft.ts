import type { CharacterFacts } from "../rules/character.ts";
import { NB_BOUNDS } from "../rules/scales.ts";
import type { RpsSettings } from "../rules/settings.ts";
import type { Speeds } from "../rules/world.ts";
import { knownRace } from "./character-view.ts";

/** The pages of the window, in the order of the book. RPS [45–75] */
export const CREATION_STEPS = [
  "concept",
  "attributes",
  "level",
  "skills",
  "bonuses",
  "combat",
  "finish",
] as const;
export type CreationStep = (typeof CREATION_STEPS)[number];

/** Scores of an attribute that can still change. */
export interface DraftScore {
  value: number | null;
  nb: number | null;
}

/** A text of a document that has a translation: what was shown, and what is stored. */
export interface KeptText {
  readonly shown: string;
  readonly stored: string;
}

export interface DraftSpecialisation {
  readonly id: string;
  /** As the reader knows it, or as somebody has just typed it. */
  name: string;
  value: number;
  readonly kept?: KeptText;
}

/** A skill that can be learnt. */
export interface DraftSkill {
  /** What tells it from the others: its identifier, or an id of its own. */
  readonly key: string;
  readonly name: string;
  readonly img: string;
  /** The game master suggests it to new characters. RPS [59] */
  readonly isSuggested: boolean;
  /** 0: not learnt. */
  level: number;
  readonly specialisations: DraftSpecialisation[];
}

/** A special bonus that can be taken. */
export interface DraftBonus {
  readonly key: string;
  readonly name: string;
  readonly img: string;
  condition: string;
  readonly kept?: KeptText;
  /** With its sign; 0: not taken. */
  value: number;
  /** What it is taken with. */
  readonly usual: number;
}

/** A character that is being made. Nothing of it is on the sheet yet. */
export interface CreationDraft {
  step: CreationStep;
  name: string;
  concept: string;
  race: string;
  isNpc: boolean;
  level: number;
  tk: number;
  readonly attributes: Record<string, DraftScore>;
  readonly skills: DraftSkill[];
  readonly bonuses: DraftBonus[];
  readonly speed: Record<keyof Speeds, number>;
}

/** The draft as the rules read it. */
export function draftFacts(draft: CreationDraft, settings: RpsSettings): CharacterFacts {
  const { concept, isNpc, level, tk, attributes, speed } = draft;
  return {
    concept,
    isNpc,
    level,
    tk,
    attributes,
    speed,
    race: knownRace(draft.race, settings)?.id ?? draft.race,
    skills: learntSkills(draft).map((skill) => ({
      id: skill.key,
      level: skill.level,
      specialisations: skill.specialisations.map(({ value }) => value),
    })),
    specialBonuses: takenBonuses(draft).map(({ key, value }) => ({
      id: key,
      amount: Math.abs(value),
      sign: value < 0 ? "hinder" : "help",
    })),
  };
}

export const learntSkills = ({ skills }: CreationDraft): DraftSkill[] =>
  skills.filter(({ level }) => level > 0);

export const takenBonuses = ({ bonuses }: CreationDraft): DraftBonus[] =>
  bonuses.filter(({ value }) => value !== 0);

/** What is stored of a text: an untouched translation leaves the document's own text as it is. */
export function storedText(text: string, kept: KeptText | undefined): string {
  return kept && text === kept.shown ? kept.stored : text;
}

/** One step of a number on a scale. */
export function stepWithin(value: number, step: number, min: number, max: number): number {
  return Math.min(Math.max(value + step, min), max);
}

/** One step of an NB; below the least there is none. RPS [49] */
export function stepNb(nb: number | null, step: number): number | null {
  const next = (nb ?? 0) + step;
  return next < NB_BOUNDS.min ? null : Math.min(next, NB_BOUNDS.max);
}

/** One step of a special bonus: from −1 to 1 past 0, at which it is not taken. RPS [61] */
export function stepBonus(value: number, step: number, { specialBonusRange }: RpsSettings): number {
  const { max } = specialBonusRange;
  return stepWithin(value, step, -max, max);
}
