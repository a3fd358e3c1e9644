import { type Reader, sortedByName } from "../i18n/language.ts";
import type { DeskNumber, DeskValue } from "./rules.ts";

/** A request as the window shows and changes it. */
export interface RequestDraft {
  value: string;
  number: number;
  hidden: boolean;
  note: string;
  /** UUIDs of those who are asked, as far as they have the value. */
  readonly chosen: Set<string>;
}

/** Somebody who can be asked. */
export interface Askable {
  readonly uuid: string;
  readonly name: string;
  readonly players: readonly string[];
  readonly values: readonly DeskValue[];
}

/** Whether somebody can be asked for a value. */
const has = ({ values }: Askable, value: string): boolean => values.some(({ id }) => id === value);

/** What the window begins with: what most have, and of that what somebody is best at; empty for nothing. */
export function usualValue(people: readonly Askable[]): string {
  const values = people.flatMap(({ values: own }) => own);
  const count = (id: string) => values.filter((value) => value.id === id).length;
  const [first] = [...values].sort((a, b) => count(b.id) - count(a.id) || b.rank - a.rank);
  return first?.id ?? "";
}

/** Those who are asked as things stand. */
export function askedOf(people: readonly Askable[], { value, chosen }: RequestDraft): string[] {
  return people.filter((one) => chosen.has(one.uuid) && has(one, value)).map(({ uuid }) => uuid);
}

/** The window: what for, whom, and against what. */
export function requestDialogView(
  people: readonly Askable[],
  draft: RequestDraft,
  number: DeskNumber,
  reader: Reader,
) {
  return {
    groups: valueGroups(people, draft, reader),
    people: people.map((one) => {
      const own = one.values.find(({ id }) => id === draft.value);
      return {
        uuid: one.uuid,
        name: one.name,
        detail: own?.text ?? reader.text("QUARTET.Desk.Request.HasNot"),
        players: one.players.join(", ") || reader.text("QUARTET.Desk.Request.NoPlayer"),
        isChosen: draft.chosen.has(one.uuid) && own !== undefined,
        isDisabled: own === undefined,
      };
    }),
    numberLabel: reader.text(number.label),
    number: reader.number(draft.number),
    presets: number.presets.map((value) => ({
      value,
      label: number.mayHide ? reader.number(value) : reader.change(value),
      isChosen: value === draft.number,
    })),
    mayHide: number.mayHide,
    hidden: draft.hidden,
    note: draft.note,
    isEmpty: askedOf(people, draft).length === 0,
  };
}

function valueGroups(people: readonly Askable[], draft: RequestDraft, reader: Reader) {
  const values = new Map<string, DeskValue>();
  for (const one of people)
    for (const value of one.values) if (!values.has(value.id)) values.set(value.id, value);
  return (["skill", "attribute"] as const)
    .map((kind) => ({
      label: reader.text(`QUARTET.Desk.Request.Values.${kind}`),
      options: sortedByName(
        [...values.values()].filter((value) => value.kind === kind),
        reader.language,
      ).map(({ id, name }) => ({ id, name, selected: id === draft.value })),
    }))
    .filter(({ options }) => options.length > 0);
}
