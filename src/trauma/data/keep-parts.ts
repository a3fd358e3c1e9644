import type { BodyPlan } from "../rules/body.ts";
import { maxOp } from "../rules/body.ts";
import type { TraumaSettings } from "../rules/settings.ts";
import { abilitiesOf, type BodyKind, bodyPlan, type StoredParts } from "./body-state.ts";

/** What of a character decides how much a part can miss. */
interface Character {
  readonly parts: StoredParts;
  readonly body: { readonly kind: BodyKind; readonly own: BodyPlan };
  readonly abilities: Parameters<typeof abilitiesOf>[0];
}

/**
 * Completes what changes of parts, so that both numbers of a part are always stored, and keeps parts
 * from missing more than they have, unless points may fall below 0. Effects on constitution count.
 * @param changes Update data, changed in place.
 */
export function keepParts(
  character: Character,
  changes: object,
  settings: Pick<TraumaSettings, "allowNegativeOp">,
): void {
  const { getProperty } = foundry.utils;
  const changed = getProperty(changes, "system.parts") as Record<string, unknown> | undefined;
  if (!changed) return;
  const given = getProperty(changes, "system.abilities.con.value") as number | undefined;
  const kind = getProperty(changes, "system.body.kind") as BodyKind | undefined;
  const own = getProperty(changes, "system.body.own") as BodyPlan | undefined;
  const con = abilitiesOf({
    ...character.abilities,
    con: { value: given ?? character.abilities.con.value },
  }).con;
  const plan = bodyPlan(kind ?? character.body.kind, own ?? character.body.own);
  for (const [id, part] of Object.entries(changed)) {
    // A part that is taken away is no record of numbers.
    if (!isPart(part) || id.startsWith("-=")) continue;
    const { missing, days } = { ...(character.parts[id] ?? { missing: 0, days: 0 }), ...part };
    const hasIt = plan.some((one) => one.id === id);
    const most =
      hasIt && !settings.allowNegativeOp ? maxOp(con, id, plan) : Number.POSITIVE_INFINITY;
    changed[id] = { missing: Math.min(missing, most), days };
  }
}

function isPart(part: unknown): part is { missing?: number; days?: number } {
  return typeof part === "object" && part !== null && ("missing" in part || "days" in part);
}
