import { deskGauge } from "../../core/desk/gauge.ts";
import type { DeskGauge, DeskNote, DeskView } from "../../core/desk/rules.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { abilityName, bandEffect, bandName } from "../names.ts";
import { ABILITIES, type Abilities, modifier } from "../rules/abilities.ts";
import type { Condition } from "../rules/condition.ts";
import { DEADLY_PAIN } from "../rules/pain.ts";

/** A part of a body, as the desk needs it. */
export interface DeskPart {
  readonly id: string;
  readonly name: string;
  readonly op: number;
  readonly max: number;
  /** Days until an injury has healed; 0 without one. */
  readonly days: number;
}

/** A character as the desk needs it. */
export interface DeskFacts {
  /** All points of the body, or its hit points where it has no parts. */
  readonly op: { readonly value: number; readonly max: number };
  readonly hasParts: boolean;
  readonly parts: readonly DeskPart[];
  readonly condition: Condition;
  readonly abilities: Abilities;
}

/** The body as a whole and its hurt parts, pain, and the modifier of each ability (Trauma 003:10, 003:28-37). */
export function deskView(facts: DeskFacts, reader: Reader): DeskView {
  const { abilities, condition } = facts;
  return {
    gauges: [bodyGauge(facts, reader), ...painGauge(facts, reader)],
    notes: partNotes(facts, reader),
    values: ABILITIES.map((id) => {
      const rank = modifier(abilities[id]) + condition.effect.penalty;
      return {
        id,
        kind: "attribute",
        name: abilityName(id, reader),
        text: reader.change(rank),
        rank,
      };
    }),
  };
}

function bodyGauge({ op, hasParts }: DeskFacts, reader: Reader): DeskGauge {
  const label = hasParts ? "QUARTET.Trauma.Body.Op" : "QUARTET.Trauma.Sheet.Hp";
  const isLow = op.max > 0 && op.value === 0;
  return deskGauge({ id: "op", label: reader.text(label), ...op, isLow }, reader);
}

/** Without parts there is no pain. */
function painGauge({ condition, hasParts }: DeskFacts, reader: Reader): DeskGauge[] {
  if (!hasParts) return [];
  const { pain, band, vital } = condition;
  const gauge = deskGauge(
    {
      id: "pain",
      label: reader.text("QUARTET.Trauma.Pain.Label"),
      value: pain.points,
      max: DEADLY_PAIN,
      isLow: vital !== "conscious",
      note: pain.points > 0 ? bandName(band, reader) : "",
    },
    reader,
  );
  return [gauge];
}

/** What pain does, and every part that is hurt. */
function partNotes({ parts, condition }: DeskFacts, reader: Reader): DeskNote[] {
  const { band, effect } = condition;
  const isHurt = effect.penalty !== 0 || !effect.conscious;
  const pain = isHurt ? [{ icon: "fa-bolt", text: bandEffect(band, reader) }] : [];
  const hurt = parts.filter(({ op, max, days }) => op < max || days > 0);
  return [
    ...pain,
    ...hurt.map(({ name, op, max, days }) => {
      const line = reader.text("QUARTET.Trauma.Body.Part", { part: name, op, max });
      if (days === 0) return { icon: "fa-droplet", text: line };
      const injury = reader.plural("QUARTET.Trauma.Body.Injured", days);
      return { icon: "fa-bone", text: `${line}. ${injury}` };
    }),
  ];
}
