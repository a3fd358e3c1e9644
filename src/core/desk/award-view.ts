import type { Reader } from "../i18n/language.ts";

export interface AwardFacts {
  readonly id: string;
  /** What was given; empty for what a book no longer gives. */
  readonly label: string;
  readonly icon: string;
  readonly people: readonly { readonly name: string; readonly isUndone: boolean }[];
  readonly mayUndo: boolean;
}

/** An award: what `templates/core/desk/award.hbs` shows. */
export function awardView(
  { id, label, icon, people, mayUndo }: AwardFacts,
  { text, language }: Reader,
) {
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const isUndone = people.length > 0 && people.every((one) => one.isUndone);
  return {
    id,
    icon,
    title: label || text("TYPES.ChatMessage.deskAward"),
    names: list.format(people.map(({ name }) => name)),
    isUndone,
    note: isUndone ? text("QUARTET.Desk.Award.Undone") : "",
    mayUndo,
  };
}
