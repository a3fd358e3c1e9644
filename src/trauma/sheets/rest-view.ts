import type { Reader } from "../../core/i18n/language.ts";
import { bandName, type NamedPart, partName } from "../names.ts";
import type { Body } from "../rules/body.ts";
import { maxOp, planOf } from "../rules/body.ts";
import { condition } from "../rules/condition.ts";
import { nightsOf, partsToSleep, type RestWish, restCourse } from "../rules/rest-course.ts";
import type { TraumaSettings } from "../rules/settings.ts";

/** Somebody before a rest. */
export interface Rester {
  readonly body: Body;
  readonly own: readonly NamedPart[];
  readonly adjust: number;
}

/** The window: what the rest would do, as far as no dice decide it. */
export function restView({ body, own }: Rester, wish: RestWish, reader: Reader) {
  const { text, plural } = reader;
  const nights = nightsOf(wish);
  const lines = planOf(body).flatMap(({ id }) => {
    const { days = 0 } = body.parts[id] ?? {};
    if (days === 0 || wish.days === 0) return [];
    const part = partName(id, own, reader);
    const left = days - wish.days;
    return left > 0
      ? plural("QUARTET.Trauma.Rest.Left", left, { part })
      : text("QUARTET.Trauma.Rest.Closes", { part });
  });
  return {
    nights: nights > 0 ? plural("QUARTET.Trauma.Rest.Nights", nights) : "",
    lines,
    isIdle: lines.length === 0 && (nights === 0 || partsToSleep(body).length === 0),
  };
}

/** How long somebody has rested. */
export function restTitle(wish: RestWish, { plural }: Reader): string {
  const nights = nightsOf(wish);
  return [
    nights > 0 ? plural("QUARTET.Trauma.Rest.Slept", nights) : "",
    wish.days > 0 ? plural("QUARTET.Trauma.Rest.Passed", wish.days) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What a rest has done, part by part (Trauma 003:35, 003:38). */
export function restResult(
  { body, own, adjust }: Rester,
  wish: RestWish,
  faces: readonly (readonly number[])[],
  settings: TraumaSettings,
  reader: Reader,
) {
  const { text, plural } = reader;
  const after = restCourse(body, wish, faces);
  const plan = planOf(body);
  const parts = plan.flatMap(({ id }) => {
    const [was, is] = [body.parts[id]!, after.parts[id]!];
    const part = partName(id, own, reader);
    const facts = [
      is.op > was.op
        ? text("QUARTET.Trauma.Rest.Gained", {
            gained: reader.change(is.op - was.op),
            op: is.op,
            max: maxOp(body.con, id, plan),
          })
        : "",
      was.injured && !is.injured ? text("QUARTET.Trauma.Rest.Healed") : "",
      is.injured && is.days < was.days ? plural("QUARTET.Trauma.Rest.DaysLeft", is.days) : "",
    ].filter(Boolean);
    return facts.length > 0 ? [{ part, facts, isHealed: was.injured && !is.injured }] : [];
  });
  const [before, now] = [body, after].map((one) => condition(one, settings, adjust));
  return {
    title: restTitle(wish, reader),
    parts,
    pain: text("QUARTET.Trauma.Rest.Pain", {
      before: before!.pain.points,
      after: now!.pain.points,
      band: bandName(now!.band, reader),
    }),
    steps: faces.flatMap((night, i) =>
      night.length > 0
        ? [
            {
              night: text("QUARTET.Trauma.Rest.Night", { number: i + 1 }),
              faces: night.map((face) => reader.number(face)).join(", "),
            },
          ]
        : [],
    ),
  };
}
