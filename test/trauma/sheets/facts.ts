import type { ItemFacts } from "../../../src/core/sheets/item-facts.ts";
import type { Abilities } from "../../../src/trauma/rules/abilities.ts";
import { type Body, freshBody, maxOp } from "../../../src/trauma/rules/body.ts";
import type { PartFacts } from "../../../src/trauma/sheets/body-view.ts";
import { testReader } from "../../reader.ts";

export const ru = testReader("ru");
export const fi = testReader("fi");

/** An item as views take it; its name is its id too. */
export function item(
  type: string,
  name: string,
  system: Readonly<Record<string, unknown>>,
): ItemFacts {
  const whole = { translations: {}, ...system };
  return { id: name, uuid: `Item.${name}`, type, name, img: "", sort: 0, system: whole };
}

/** The array as somebody gave it: quick and tough. */
export const VERA: Abilities = { str: 10, dex: 16, con: 14, int: 12, cha: 8 };

/** A body of this constitution with some parts hurt. */
export function hurt(
  con: number,
  parts: Readonly<Record<string, { op: number; days?: number }>>,
): Body {
  const whole = freshBody(con);
  const changed = Object.entries(parts).map(([id, { op, days = 0 }]) => {
    return [id, { op, injured: days > 0, days }] as const;
  });
  return { ...whole, parts: { ...whole.parts, ...Object.fromEntries(changed) } };
}

/** The parts of a body as the figure takes them. */
export function partFacts(body: Body, more: Partial<Record<string, Partial<PartFacts>>> = {}) {
  return Object.entries(body.parts).map(([id, { op, days }]): PartFacts => {
    const name = ru.text(`QUARTET.Trauma.Part.${id}`);
    return { id, name, op, days, max: maxOp(body.con, id), armour: null, ...more[id] };
  });
}
