import type { Reader } from "../../core/i18n/language.ts";
import { RuleError } from "../../core/rules/errors.ts";

import { type FireRate, parseFireRate, reloadRounds, volley } from "../rules/fire-rate.ts";
import { DAMAGE_TYPES, HAND_DAMAGE } from "../rules/melee-weapons.ts";
import { roundSeconds } from "../rules/movement.ts";
import {
  ACTION_LETTERS,
  FIRE_ACTIONS,
  type FireAction,
  type Interval,
  MAGAZINE_KINDS,
  type Magazine,
  RANGED_CLASSES,
  type Ranges,
} from "../rules/ranged-weapons.ts";
import type { RoundLength } from "../rules/world.ts";
import { plainNumber } from "./item-sheet-fields.ts";
import { choicesOf } from "./item-sheet-view.ts";

/** The numbers of a ranged weapon as its data has them. */
export interface RangedFacts {
  readonly class: string;
  readonly ranges: Ranges;
  readonly magazine: string;
  readonly ammunition: { readonly value: number; readonly max: number };
  readonly fireRate: string;
  readonly reloadTime: number | null;
  readonly action: FireAction;
}

/** Metres below which a thing has the size 0. RPS [101] */
const SMALL = 0.5;

/** What melee and ranged weapons share: size in metres, damage and its kinds. RPS [101–102] */
export function weaponView(
  type: string,
  system: { size: number; types: Iterable<string>; mounted: boolean },
  reader: Reader,
) {
  const { text, measure } = reader;
  const ticked = new Set(system.types);
  // The book's melee weapons do not explode; what somebody has ticked can be taken back.
  const offered = [...DAMAGE_TYPES].filter(
    (id) => id !== "explosive" || type === "rpsRangedWeapon" || ticked.has(id),
  );
  return {
    types: offered.map((id) => ({
      id,
      label: text(`QUARTET.Rps.Item.DamageType.${id}.Label`),
      isTicked: ticked.has(id),
    })),
    isOther: ticked.has("other"),
    isExplosive: ticked.has("explosive"),
    sizeHint:
      system.size === 0
        ? text("QUARTET.Rps.Item.SizeSmall", { length: measure("length", SMALL) })
        : text("QUARTET.Rps.Item.SizeAbout", { length: measure("length", system.size) }),
    damageHint: system.mounted
      ? text("QUARTET.Rps.Item.DamageMounted")
      : text("QUARTET.Rps.Item.DamageHand", HAND_DAMAGE),
  };
}

/** What only ranged weapons have, in the book's notations. RPS [104–112] */
export function rangedView(weapon: RangedFacts, length: RoundLength, reader: Reader) {
  const { text } = reader;
  return {
    classes: choicesOf(RANGED_CLASSES, weapon.class, (id) =>
      text(`QUARTET.Rps.Item.Class.${id}.Label`),
    ),
    rangeLabel: text("QUARTET.Rps.Item.Range.Label", { unit: reader.unit("length") }),
    ranges: (["short", "optimum", "max"] as const).map((id) => ({
      id,
      label: text(`QUARTET.Rps.Item.Range.${id}`),
      value: intervalText(weapon.ranges[id], reader),
    })),
    magazines: choicesOf(MAGAZINE_KINDS, weapon.magazine, (id) =>
      text(`QUARTET.Rps.Item.Magazine.${id}`),
    ),
    isCounted: weapon.ammunition.max > 0,
    isFull: weapon.ammunition.value >= weapon.ammunition.max,
    rate: rateText(weapon.fireRate, reader),
    reloadTime: plainNumber(weapon.reloadTime, reader.language),
    actions: choicesOf(FIRE_ACTIONS, weapon.action, (id) =>
      text("QUARTET.Rps.Item.ActionLetter", {
        letter: ACTION_LETTERS[id],
        action: text(`QUARTET.Rps.Item.Action.${id}`),
      }),
    ),
    volley: volleyLines(weapon, length, reader),
  };
}

/** `50–100`, to be typed over; empty for a range that the weapon lacks. RPS [105] */
export function intervalText({ from, to }: Interval, { inField }: Reader): string {
  return to === 0 ? "" : `${inField("length", from)}–${inField("length", to)}`;
}

/** The magazine as the rules take it. RPS [108] */
export function magazineOf({ magazine, ammunition }: Pick<RangedFacts, "magazine" | "ammunition">) {
  const holds: Magazine =
    magazine === "own" || magazine === "singleUse" ? magazine : Math.max(1, ammunition.max);
  return holds;
}

/** What stands for no rate of fire. */
export const NO_RATE = "–";

/** The rate of fire; none for a text that is no rate. RPS [109] */
export function rateOf(text: string): FireRate {
  try {
    return parseFireRate(text);
  } catch (error) {
    if (error instanceof RuleError) return { kind: "none" };
    throw error;
  }
}

/** A rate of fire as the reader writes it: `5/sec`, `5/с`, `5` or `–`. */
export function rateText(rate: string, { number, text }: Reader): string {
  const read = rateOf(rate);
  if (read.kind === "none") return NO_RATE;
  if (read.kind === "interval") return number(read.seconds);
  return text("QUARTET.Rps.Item.PerSecond", { shots: number(read.shots) });
}

/** Shots where nobody counts them. */
const PLENTY = 1_000_000;

/** What a round holds: shots, and how long it takes to load again. RPS [109–111] */
export function volleyLines(weapon: RangedFacts, length: RoundLength, reader: Reader): string[] {
  const seconds = roundSeconds(length);
  const fireRate = rateOf(weapon.fireRate);
  if (seconds === null || fireRate.kind === "none") return [];
  const { action, ammunition, reloadTime } = weapon;
  const loaded = ammunition.max > 0 ? ammunition.value : PLENTY;
  const magazine = magazineOf(weapon);
  const { shots, limitedBy, everyRounds } = volley({ fireRate, magazine, action }, loaded, seconds);
  const shotsLine =
    everyRounds > 1
      ? reader.plural("QUARTET.Rps.Item.Volley.Every", everyRounds, { seconds })
      : reader.plural(
          `QUARTET.Rps.Item.Volley.${limitedBy === "loaded" ? "Last" : "Shots"}`,
          shots,
          {
            seconds,
          },
        );
  const reload =
    reloadTime === null
      ? []
      : [reader.plural("QUARTET.Rps.Item.Volley.Reload", reloadRounds(reloadTime, seconds))];
  return [shotsLine, ...reload];
}
