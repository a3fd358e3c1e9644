import type { Reader } from "../../core/i18n/language.ts";
import { bandEffect, bandName, vitalName } from "../names.ts";
import type { Condition } from "../rules/condition.ts";
import { DEADLY_PAIN, PAIN_BANDS, type PainBand, painBand, painEffect } from "../rules/pain.ts";
import type { TraumaSettings } from "../rules/settings.ts";

/** The name of a part of the body. */
export type NameOfPart = (id: string) => string;

/** The meter of pain: one field for each row of the table, each as full as the pain fills it (Trauma 003:30-34). */
export function painView(
  { pain, band, vital }: Condition,
  settings: TraumaSettings,
  reader: Reader,
) {
  const { points } = pain;
  return {
    points: reader.number(points),
    value: Math.min(points, DEADLY_PAIN),
    max: DEADLY_PAIN,
    band,
    name: bandName(band, reader),
    effect: bandEffect(band, reader),
    spoken: reader.text("QUARTET.Trauma.Pain.Spoken", {
      points,
      band: bandName(band, reader),
      effect: bandEffect(band, reader),
    }),
    fields: PAIN_BANDS.slice(1).map((id) => fieldView(id, points, band, settings, reader)),
    // Death may stay when pain has fallen, and without any pain there is nothing to say.
    vital: vital === "conscious" ? "" : vital,
    vitalText: vital === "conscious" ? "" : vitalName(vital, reader),
    isDead: vital === "dead",
  };
}

function fieldView(
  id: PainBand,
  points: number,
  now: PainBand,
  settings: TraumaSettings,
  reader: Reader,
) {
  const whole = Array.from({ length: DEADLY_PAIN }, (_, i) => i + 1);
  const own = whole.filter((point) => painBand(point, settings) === id);
  const [from = DEADLY_PAIN, to = DEADLY_PAIN] = [own[0], own.at(-1)];
  const { penalty, conscious } = painEffect(id);
  return {
    id,
    label: conscious ? reader.change(penalty) : vitalName(id as "unconscious" | "dead", reader),
    range:
      id === "dead"
        ? reader.text("QUARTET.Trauma.Pain.From", { from })
        : reader.text("QUARTET.Trauma.Pain.Range", { from, to }),
    tip: `${bandName(id, reader)}. ${bandEffect(id, reader)}`,
    share: Math.round((100 * own.filter((point) => point <= points).length) / own.length),
    isNow: id === now,
  };
}

/** Where the pain comes from, in exact points, and what is left after rounding (Trauma 003:29, 003:35). */
export function painTerms({ pain }: Condition, nameOf: NameOfPart, reader: Reader) {
  const { text, number } = reader;
  return {
    terms: pain.terms.map(({ source, part, exact }) => ({
      label: text(`QUARTET.Trauma.Pain.Source.${source}`, { part: part ? nameOf(part) : "" }),
      value: source === "adjust" ? reader.change(exact.toNumber()) : number(exact.toNumber()),
    })),
    total: number(pain.points),
    exact: number(pain.exact.toNumber()),
    isRounded: pain.exact.toNumber() !== pain.points,
  };
}

/** What pain and injuries do, for the places where they act: attacks, checks (Trauma 003:30-36). */
export function effectNotes(condition: Condition, nameOf: NameOfPart, reader: Reader) {
  const { effect, vital, injuries } = condition;
  const { text } = reader;
  if (vital !== "conscious") {
    const out = text("QUARTET.Trauma.Effect.Out", { state: vitalName(vital, reader) });
    return { checks: [out], attacks: [out] };
  }
  const penalty = effect.penalty
    ? [text("QUARTET.Trauma.Effect.Penalty", { value: reader.change(effect.penalty) })]
    : [];
  const edges = (list: Condition["attackEdges"]) =>
    list.map(({ source, id }) =>
      source === "injuredArm" && id
        ? text("QUARTET.Trauma.Effect.Arm", { part: nameOf(id) })
        : text("QUARTET.Trauma.Effect.Pain"),
    );
  return {
    checks: [...penalty, ...edges(condition.checkEdges)],
    attacks: injuries.canAttack
      ? [...penalty, ...edges(condition.attackEdges)]
      : [text("QUARTET.Trauma.Effect.NoArms"), ...penalty],
  };
}
