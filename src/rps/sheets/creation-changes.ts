import { valueAmongOwnKind, valueByBaseline } from "../rules/races.ts";
import { LEVELS } from "../rules/scales.ts";
import type { RpsSettings } from "../rules/settings.ts";
import { knownRace } from "./character-view.ts";
import {
  type CreationDraft,
  type DraftBonus,
  type DraftSkill,
  type DraftSpecialisation,
  stepBonus,
  stepNb,
  stepWithin,
} from "./creation-draft.ts";

/** What a control says about itself. */
export type ControlData = Readonly<Record<string, string | undefined>>;

/** Changes the draft as one control of the window does. */
export type DraftChange = (draft: CreationDraft, data: ControlData, settings: RpsSettings) => void;

const stepOf = ({ step }: ControlData): number => Number(step ?? 0);

const skillOf = (draft: CreationDraft, { key }: ControlData): DraftSkill | undefined =>
  draft.skills.find((skill) => skill.key === key);

const bonusOf = (draft: CreationDraft, { key }: ControlData): DraftBonus | undefined =>
  draft.bonuses.find((bonus) => bonus.key === key);

const specialisationOf = (
  draft: CreationDraft,
  data: ControlData,
): DraftSpecialisation | undefined =>
  skillOf(draft, data)?.specialisations.find(({ id }) => id === data.id);

/** What buttons do, by their action. */
export const DRAFT_BUTTONS = {
  stepValue(draft, data) {
    const score = draft.attributes[data.id ?? ""];
    if (score) score.value = (score.value ?? 0) + stepOf(data);
  },
  stepNb(draft, data) {
    const score = draft.attributes[data.id ?? ""];
    if (score) score.nb = stepNb(score.nb, stepOf(data));
  },
  stepSkill(draft, data) {
    const skill = skillOf(draft, data);
    if (skill) skill.level = stepWithin(skill.level, stepOf(data), 0, LEVELS.length);
  },
  stepSpecialisation(draft, data) {
    const one = specialisationOf(draft, data);
    if (one) one.value += stepOf(data);
  },
  removeSpecialisation(draft, data) {
    const all = skillOf(draft, data)?.specialisations ?? [];
    const place = all.findIndex(({ id }) => id === data.id);
    if (place >= 0) all.splice(place, 1);
  },
  stepBonus(draft, data, settings) {
    const bonus = bonusOf(draft, data);
    if (bonus) bonus.value = stepBonus(bonus.value, stepOf(data), settings);
  },
  takeBonus(draft, data) {
    const bonus = bonusOf(draft, data);
    if (bonus) bonus.value = bonus.value === 0 ? bonus.usual : 0;
  },
  stepTk(draft, data) {
    draft.tk = stepWithin(draft.tk, stepOf(data), 1, LEVELS.length);
  },
} as const satisfies Record<string, DraftChange>;

/** What fields do, by their name. */
const FIELDS: Readonly<Record<string, DraftChange>> = {
  name(draft, { value = "" }) {
    draft.name = value.trim() || draft.name;
  },
  concept(draft, { value = "" }) {
    draft.concept = value.trim();
  },
  race(draft, { value = "" }, settings) {
    changeRace(draft, value, settings);
  },
  level(draft, { value }) {
    draft.level = stepWithin(Number(value), 0, 1, LEVELS.length);
  },
  specialisation(draft, data) {
    const one = specialisationOf(draft, data);
    if (one) one.name = data.value?.trim() || one.name;
  },
  condition(draft, data) {
    const bonus = bonusOf(draft, data);
    if (bonus) bonus.condition = data.value?.trim() ?? "";
  },
};

/** Takes what a field says into the draft. @returns Whether the window has such a field. */
export function changeField(
  draft: CreationDraft,
  name: string,
  data: ControlData,
  settings: RpsSettings,
): boolean {
  const change = FIELDS[name];
  change?.(draft, data, settings);
  return change !== undefined;
}

/** What a character is among its own kind stays; what is written down follows the race. RPS [142] */
function changeRace(draft: CreationDraft, id: string, settings: RpsSettings): void {
  const [before, after] = [knownRace(draft.race, settings), knownRace(id, settings)];
  draft.race = id;
  if (!before || !after) return;
  for (const [attribute, score] of Object.entries(draft.attributes)) {
    if (score.value === null) continue;
    const among = valueAmongOwnKind(before, attribute, score.value);
    score.value = valueByBaseline(after, attribute, among);
  }
}
