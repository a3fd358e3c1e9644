import { type Reader, sortedByName } from "../../core/i18n/language.ts";
import { LEVELS } from "../rules/scales.ts";
import type { RpsSettings } from "../rules/settings.ts";
import { allotmentOf } from "../rules/skills.ts";
import type { AllotmentCell } from "../rules/world.ts";
import { percentOf } from "./character-view.ts";
import { type CreationDraft, type DraftSkill, learntSkills } from "./creation-draft.ts";

/** What a character level allows, as a sentence: “1–3 freely, half from 4 on, one 5, one 6”. RPS [56] */
export function allotmentText(level: number, settings: RpsSettings, { text }: Reader): string {
  const { cells } = allotmentOf(level, settings);
  const parts = runs(cells).map(({ from, to, cell }) => {
    const key = cell === "unlimited" ? "free" : cell === "half" ? "half" : "count";
    const levels =
      from === to ? String(from) : text("QUARTET.Rps.Creation.Allot.Range", { from, to });
    return cell === 0
      ? text("QUARTET.Rps.Creation.Allot.none", { levels })
      : text(`QUARTET.Rps.Creation.Allot.${key}`, { levels, count: Number(cell) || 0 });
  });
  return parts.join(" · ");
}

/** Neighbours that are alike, as one. */
function runs(cells: readonly AllotmentCell[]) {
  const found: { from: number; to: number; cell: AllotmentCell }[] = [];
  cells.forEach((cell, index) => {
    const last = found.at(-1);
    if (last?.cell === cell) last.to = index + 1;
    else found.push({ from: index + 1, to: index + 1, cell });
  });
  return found;
}

/** Skills by level: how many there are, and how many the level allows. RPS [56] */
export function allotmentView(draft: CreationDraft, settings: RpsSettings, reader: Reader) {
  const { cells } = allotmentOf(draft.level, settings);
  const learnt = learntSkills(draft);
  return {
    text: reader.text("QUARTET.Rps.Creation.Allot.Label", { level: draft.level }),
    count: reader.plural("QUARTET.Rps.Creation.SkillCount", learnt.length),
    cells: LEVELS.map((level) => {
      const used = learnt.filter((skill) => skill.level === level).length;
      const cell = cells[level - 1] ?? 0;
      return {
        level: reader.number(level),
        used: reader.number(used),
        allowed: allowedText(cell, reader),
        isOver: typeof cell === "number" && used > cell,
      };
    }),
  };
}

function allowedText(cell: AllotmentCell, { text, number }: Reader): string {
  if (typeof cell === "number") return number(cell);
  return text(`QUARTET.Rps.Creation.Allot.Cell.${cell}`);
}

/** Learnt skills with all that belongs to them, and those that can be learnt. */
export function skillRows(draft: CreationDraft, settings: RpsSettings, reader: Reader) {
  const sorted = sortedByName(draft.skills, reader.language);
  return {
    learnt: sorted
      .filter(({ level }) => level > 0)
      .map(({ key, name, img, level, specialisations }) => ({
        key,
        name,
        img,
        level: reader.number(level),
        canBeMore: level < LEVELS.length,
        chance: percentOf(level, settings, reader),
        specialisations: specialisations.map((one) => ({
          id: one.id,
          key,
          name: one.name,
          value: reader.change(one.value),
        })),
        balance: balanceText(specialisations, reader),
      })),
    suggested: offers(sorted, true),
    others: offers(sorted, false),
  };
}

function offers(skills: readonly DraftSkill[], suggested: boolean) {
  return skills
    .filter(({ level, isSuggested }) => level === 0 && isSuggested === suggested)
    .map(({ key, name, img }) => ({ key, name, img }));
}

/** The sum of specialisations, which creation wants to be 0; nothing where there are none. RPS [70] */
function balanceText(specialisations: readonly { value: number }[], reader: Reader): string {
  if (specialisations.length === 0) return "";
  const sum = specialisations.reduce((total, { value }) => total + value, 0);
  return reader.text("QUARTET.Rps.Creation.Balance", { sum: reader.change(sum) });
}

/** Special bonuses that the character takes, and those that it could. */
export function bonusRows(
  draft: CreationDraft,
  { specialBonusRange }: RpsSettings,
  reader: Reader,
) {
  const sorted = sortedByName(draft.bonuses, reader.language);
  return {
    bonuses: sorted
      .filter(({ value }) => value !== 0)
      .map(({ key, name, img, condition, value }) => ({
        key,
        name,
        img,
        condition,
        value: reader.change(value),
        canBeLess: value > -specialBonusRange.max,
        canBeMore: value < specialBonusRange.max,
      })),
    otherBonuses: sorted
      .filter(({ value }) => value === 0)
      .map(({ key, name, img }) => ({ key, name, img })),
  };
}
