import type { Reader } from "../i18n/language.ts";
import type { Path } from "./shape.ts";

/** Parts of data that have a word of their own in the preview; others are shown as they are written. */
const WORDED = new Set([
  "ability",
  "abilities",
  "ammunition",
  "armour",
  "attribute",
  "attributes",
  "attention",
  "biography",
  "blood",
  "body",
  "bonus",
  "changes",
  "concept",
  "crew",
  "damage",
  "damping",
  "description",
  "difficulty",
  "durability",
  "duration",
  "ep",
  "gear",
  "hp",
  "img",
  "injuries",
  "level",
  "locations",
  "lp",
  "max",
  "mp",
  "name",
  "nb",
  "notes",
  "opponents",
  "pain",
  "parts",
  "prototypeToken",
  "quantity",
  "race",
  "range",
  "ranges",
  "reserve",
  "shock",
  "sisu",
  "size",
  "skill",
  "specialisations",
  "statuses",
  "speed",
  "structure",
  "texture",
  "tint",
  "tk",
  "translations",
  "types",
  "value",
]);

/** The way to a field in the reader's words, from the outside in. Numbers count from 1. */
export function pathWords(path: Path, here: Reader): string[] {
  return path.map((part) => {
    if (/^\d+$/.test(part)) return here.text("QUARTET.Exchange.Nth", { number: Number(part) + 1 });
    return WORDED.has(part) ? here.text(`QUARTET.Exchange.Field.${part}`) : part;
  });
}
