import { deskGauge } from "../../core/desk/gauge.ts";
import type { DeskNote, DeskView } from "../../core/desk/rules.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { locationName, valueName } from "../names.ts";
import type { ValueChoice } from "../rolls/check-config.ts";
import type { HitLocation } from "../rules/hit-location.ts";
import { opponentsView } from "../sheets/character-view.ts";

interface Points {
  readonly value: number;
  readonly max: number;
}

/** A character as the desk needs it. */
export interface DeskFacts {
  readonly lp: Points;
  readonly mp: Points;
  /** Experience that is saved. */
  readonly saved: number;
  readonly opponents: number;
  /** The part that was hit last; `null` for who is whole. */
  readonly wounded: HitLocation | null;
  readonly choices: readonly ValueChoice[];
}

/** Life, magic and experience, wounds, and everything that can be rolled with. */
export function deskView(facts: DeskFacts, reader: Reader): DeskView {
  const { text } = reader;
  const { lp, mp, saved } = facts;
  const isLow = lp.value <= 0;
  const lpFacts = { id: "lp", label: text("QUARTET.Helix.Lp.Label"), ...lp, isLow };
  const note = isLow ? text("QUARTET.Helix.Desk.NoLp") : "";
  return {
    gauges: [
      deskGauge({ ...lpFacts, note }, reader),
      deskGauge({ id: "mp", label: text("QUARTET.Helix.Mp.Label"), ...mp }, reader),
      deskGauge({ id: "ep", label: text("QUARTET.Helix.Desk.Ep"), value: saved }, reader),
    ],
    notes: notesOf(facts, reader),
    values: facts.choices.map((choice) => ({
      id: choice.id,
      kind: choice.source === "attribute" ? "attribute" : "skill",
      name: valueName(choice, reader),
      text: reader.number(choice.value),
      rank: choice.value,
    })),
  };
}

function notesOf({ lp, wounded, opponents }: DeskFacts, reader: Reader): DeskNote[] {
  const notes: DeskNote[] = [];
  const missing = lp.max - lp.value;
  if (wounded) {
    const part = locationName(wounded, reader);
    notes.push({ icon: "fa-droplet", text: reader.text("QUARTET.Helix.Desk.WoundedAt", { part }) });
  } else if (missing > 0)
    notes.push({ icon: "fa-droplet", text: reader.text("QUARTET.Helix.Desk.Wounded") });
  if (opponents > 1) {
    const { text } = opponentsView(opponents, reader);
    notes.push({ icon: "fa-people-arrows", text });
  }
  return notes;
}
