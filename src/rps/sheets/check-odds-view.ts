import type { Reader } from "../../core/i18n/language.ts";
import { type CheckConfig, checkChance } from "../rolls/check-config.ts";
import { type PercentOdds, percentOdds, percentOddsByPoints } from "../rules/odds-percent.ts";
import { PERCENT_DEGREES, type PercentDegree, resolvePercent } from "../rules/percent.ts";
import { percentText } from "./check-chance-view.ts";

/** More points than any reserve holds are not listed. */
const MOST_POINTS = 20;

/** The chance, and the exact odds of every degree and of every number of points. */
export function checkOdds(config: CheckConfig, reader: Reader) {
  const { chance } = checkChance(config);
  const odds = percentOdds(chance);
  return {
    chance: percentText(chance, reader),
    note: clampNote(chance, odds, reader),
    rows: PERCENT_DEGREES.map((degree) => ({
      degree,
      label: reader.text(`QUARTET.Rps.Chance.Degree.${degree}`),
      rolls: rollsText(chance, degree),
      chance: percentText(odds.counts[degree], reader),
      share: odds.counts[degree],
    })),
    points: pointRows(config, reader),
  };
}

/** Why a chance beyond the dice is not what it seems. rps.md D-20 */
function clampNote(chance: number, { counts }: PercentOdds, { text }: Reader): string {
  const success = counts.criticalSuccess + counts.success;
  if (chance > success) return text("QUARTET.Rps.Chance.AtMost");
  return chance < success ? text("QUARTET.Rps.Chance.AtLeast") : "";
}

/** What every number of points that can be paid comes to; nothing without points. */
function pointRows(config: CheckConfig, reader: Reader) {
  const most = Math.min(config.reserve, MOST_POINTS);
  if (config.actor === null || most < 1) return [];
  const without = checkChance(config, 0).chance;
  return percentOddsByPoints(without, most, config.settings).map(({ counts }, points) => ({
    points,
    label: reader.number(points),
    chance: percentText(counts.criticalSuccess + counts.success, reader),
    selected: points === config.points,
  }));
}

/** Which rolls give a degree: `01–02, 65`; empty for none. */
export function rollsText(chance: number, degree: PercentDegree): string {
  const ranges: [number, number][] = [];
  for (let roll = 1; roll <= 100; roll++) {
    if (resolvePercent(chance, roll).degree !== degree) continue;
    const last = ranges.at(-1);
    if (last && last[1] === roll - 1) last[1] = roll;
    else ranges.push([roll, roll]);
  }
  const shown = ranges.map(([from, to]) =>
    from === to ? diceText(from) : `${diceText(from)}–${diceText(to)}`,
  );
  return shown.join(", ");
}

/** A roll as the two dice show it: 5 is 05, a hundred is 00. */
export function diceText(roll: number): string {
  return String(roll % 100).padStart(2, "0");
}
