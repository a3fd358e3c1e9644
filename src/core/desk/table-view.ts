import { type Reader, sortedByName } from "../i18n/language.ts";
import type { DeskGauge, DeskNote, DeskValue, DeskView } from "./rules.ts";

/** A character of the party. */
export interface Member {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly img: string;
  /** Names of the players who own it. */
  readonly players: readonly string[];
  /** Names of the statuses that its tokens show. */
  readonly statuses: readonly string[];
  readonly isChosen: boolean;
  readonly view: DeskView;
}

/** So many skills are shown before somebody asks for all. */
const KEY_SKILLS = 8;

/** What stands where a character has nothing of the kind. */
const NOTHING = "–";

/** The party of one book side by side: one column for each character. */
export function tableView(members: readonly Member[], showsAll: boolean, reader: Reader) {
  const values = valueRows(members, showsAll, reader);
  return {
    columns: members.map((member) => columnView(member, reader)),
    gauges: gaugeRows(members),
    states: members.map((member) => ({ notes: notesOf(member) })),
    values: values.rows,
    hasMore: values.hasMore,
    showsAll,
  };
}

function columnView({ id, uuid, name, img, players, isChosen }: Member, { text }: Reader) {
  return {
    id,
    uuid,
    name,
    img,
    isChosen,
    players: players.length > 0 ? players.join(", ") : text("QUARTET.Desk.NoPlayer"),
    openLabel: text("QUARTET.Desk.OpenSheet", { name }),
    removeLabel: text("QUARTET.Desk.Remove", { name }),
    chooseLabel: text("QUARTET.Desk.Choose", { name }),
  };
}

function gaugeRows(members: readonly Member[]) {
  const first = new Map<string, DeskGauge>();
  for (const { view } of members)
    for (const gauge of view.gauges) if (!first.has(gauge.id)) first.set(gauge.id, gauge);
  return [...first.values()].map(({ id, label }) => ({
    id,
    label,
    cells: members.map(({ view }) => ({ gauge: view.gauges.find((gauge) => gauge.id === id) })),
  }));
}

function notesOf({ view, statuses }: Member): DeskNote[] {
  return [...view.notes, ...statuses.map((text) => ({ icon: "fa-certificate", text }))];
}

/** What can be rolled, row by row: first what everybody has, then skills by name. */
function valueRows(members: readonly Member[], showsAll: boolean, reader: Reader) {
  const rows = new Map<string, { name: string; kind: DeskValue["kind"]; rank: number }>();
  for (const { view } of members)
    for (const { id, name, kind, rank } of view.values) {
      const known = rows.get(id);
      rows.set(id, { name: known?.name ?? name, kind, rank: Math.max(rank, known?.rank ?? 0) });
    }
  const all = [...rows].map(([id, row]) => ({ id, ...row }));
  const skills = all.filter(({ kind }) => kind === "skill");
  const best = [...skills]
    .sort((a, b) => b.rank - a.rank)
    .slice(0, showsAll ? undefined : KEY_SKILLS);
  const shown = [
    ...all.filter(({ kind }) => kind === "attribute"),
    ...sortedByName(best, reader.language),
  ];
  return {
    hasMore: skills.length > KEY_SKILLS,
    rows: shown.map(({ id, name }) => ({
      id,
      name,
      askLabel: reader.text("QUARTET.Desk.AskFor", { value: name }),
      cells: members.map(({ view }) => ({
        text: view.values.find((value) => value.id === id)?.text ?? NOTHING,
      })),
    })),
  };
}
