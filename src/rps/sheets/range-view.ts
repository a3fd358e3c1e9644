import type { Reader } from "../../core/i18n/language.ts";
import { type Ranges, rangeZone } from "../rules/ranged-weapons.ts";
import { inOrder } from "./item-sheet-warnings.ts";

/** How far a target is. */
export interface TargetFacts {
  readonly name: string;
  /** `null` where nobody can tell. */
  readonly metres: number | null;
}

/** Whether a weapon has any range at all. */
export function hasRanges({ short, optimum, max }: Ranges): boolean {
  return [short, optimum, max].some(({ to }) => to > 0);
}

/** The zone of each target: the better one where ranges overlap. The modifier is the game master's. RPS [105] */
export function rangeLines(targets: readonly TargetFacts[], ranges: Ranges, reader: Reader) {
  if (!hasRanges(ranges)) return [];
  return targets.map(({ name, metres }) => {
    if (metres === null)
      return { zone: "unknown", text: reader.text("QUARTET.Rps.Item.Distance.unknown", { name }) };
    const zone = rangeZone(metres, inOrder(ranges));
    return {
      zone,
      text: reader.text(`QUARTET.Rps.Item.Distance.${zone}`, {
        name,
        distance: reader.measure("length", metres),
      }),
    };
  });
}
