import type { Reader } from "../../core/i18n/language.ts";
import { type ItemFacts, itemsOfType, shotsView, wordOf } from "../../core/sheets/item-facts.ts";
import { forceText } from "../explosion/zones-view.ts";
import type { Force } from "../rules/explosion.ts";
import { DAMAGE_TYPES } from "../rules/melee-weapons.ts";
import type { Ranges } from "../rules/ranged-weapons.ts";
import type { RpsSettings } from "../rules/settings.ts";
import { usedWith } from "./item-rows.ts";
import { rangeLines, type TargetFacts } from "./range-view.ts";
import { NO_RATE, rateText } from "./weapon-view.ts";

/** The fight that somebody is in, as far as drawing a weapon matters. */
export interface FightFacts {
  readonly combat: string;
  readonly round: number;
}

/** What things in hand take off battle initiative this round. RPS [101][106] */
export function weightInHand(items: readonly ItemFacts[], fight: FightFacts | null): number {
  return items.reduce((sum, item) => sum + weightOf(item, fight), 0);
}

function weightOf({ system }: ItemFacts, fight: FightFacts | null): number {
  if (system.held !== true) return 0;
  return Number(system.size) * (isDrawing(system, fight) ? 2 : 1);
}

function isDrawing(system: ItemFacts["system"], fight: FightFacts | null): boolean {
  const { combat, round } = (system.drawn ?? {}) as Partial<FightFacts>;
  return fight !== null && combat === fight.combat && round === fight.round;
}

/** Whether it is in hand, and what that does to initiative. */
function heldView(item: ItemFacts, fight: FightFacts | null, { text, change }: Reader) {
  const weight = weightOf(item, fight);
  const isHeld = item.system.held === true;
  const key = isDrawing(item.system, fight) ? "Drawing" : "Weight";
  return {
    isHeld,
    heldTip:
      isHeld && weight > 0
        ? text(`QUARTET.Rps.Sheet.Held.${key}`, { change: change(-weight) })
        : text(isHeld ? "QUARTET.Rps.Sheet.Held.PutAway" : "QUARTET.Rps.Sheet.Held.Take"),
  };
}

/** The kinds of damage of a weapon, in the book's order. RPS [102] */
export function damageWords(item: ItemFacts, reader: Reader): string {
  const types = new Set((item.system.types ?? []) as Iterable<string>);
  return DAMAGE_TYPES.filter((type) => types.has(type))
    .map((type) => {
      const own = type === "other" ? wordOf(item, "otherText", reader) : "";
      return own || reader.text(`QUARTET.Rps.Item.DamageType.${type}.Label`);
    })
    .join(", ");
}

/** Melee and ranged weapons with what they are used with. RPS [96–111] */
export function weaponRows(
  items: readonly ItemFacts[],
  type: "rpsMeleeWeapon" | "rpsRangedWeapon",
  fight: FightFacts | null,
  settings: RpsSettings,
  reader: Reader,
) {
  const { text } = reader;
  return itemsOfType(items, type, reader).map((item) => {
    const { system } = item;
    const skill = usedWith(items, system.skill, settings, reader);
    const { action = "none", fireRate: rate = NO_RATE } = system;
    return {
      ...item,
      ...(system.ammunition ? shotsView(item) : {}),
      ...heldView(item, fight, reader),
      damage: reader.number(Number(system.damage)),
      skillName: skill ?? text("QUARTET.Rps.Sheet.NoSkill"),
      details: [
        skill ?? text("QUARTET.Rps.Sheet.NoSkill"),
        damageWords(item, reader),
        text("QUARTET.Rps.Sheet.Size", { size: Number(system.size) }),
        action === "none" ? "" : text(`QUARTET.Rps.Item.Action.${String(action)}`),
        rate === NO_RATE
          ? ""
          : text("QUARTET.Rps.Sheet.FireRate", { rate: rateText(String(rate), reader) }),
        wordOf(item, "restrictions", reader),
      ].filter(Boolean),
    };
  });
}

/** The same rows, with the zone that each target stands in. RPS [105] */
export function withDistances<Row extends ItemFacts>(
  rows: readonly Row[],
  targets: readonly TargetFacts[],
  reader: Reader,
) {
  return rows.map((row) => ({
    ...row,
    distances: rangeLines(targets, row.system.ranges as Ranges, reader),
  }));
}

/** Shields with what is left of them. RPS [119] */
export function shieldRows(
  items: readonly ItemFacts[],
  fight: FightFacts | null,
  settings: RpsSettings,
  reader: Reader,
) {
  return itemsOfType(items, "rpsShield", reader).map((item) => {
    const { value, max } = item.system.durability as { value: number; max: number };
    const skill = usedWith(items, item.system.skill, settings, reader);
    return {
      ...item,
      ...heldView(item, fight, reader),
      isBroken: max > 0 && value === 0,
      durability: reader.text("QUARTET.Rps.Sheet.OutOf", { value, max }),
      details: [
        skill ?? reader.text("QUARTET.Rps.Sheet.NoSkill"),
        reader.text("QUARTET.Rps.Sheet.Size", { size: Number(item.system.size) }),
      ],
    };
  });
}

/** Armour with both of its values. RPS [121] */
export function armourRows(items: readonly ItemFacts[], reader: Reader) {
  return itemsOfType(items, "rpsArmor", reader).map((item) => {
    const { damping, durability } = item.system;
    return {
      ...item,
      details: [
        reader.text("QUARTET.Rps.Sheet.Damping", { value: Number(damping) }),
        reader.text("QUARTET.Rps.Sheet.Durability", { value: Number(durability) }),
      ],
    };
  });
}

/** Explosives with their force, and how many there are. RPS [114–116] */
export function explosiveRows(items: readonly ItemFacts[], reader: Reader) {
  const { text, number } = reader;
  return itemsOfType(items, "rpsExplosive", reader).map((item) => {
    return {
      ...item,
      ...shotsView(item),
      damage: number(Number(item.system.damage)),
      details: [
        text(`QUARTET.Rps.Explosion.Type.${String(item.system.explosionType)}`),
        text("QUARTET.Rps.Sheet.Force", {
          force: forceText(item.system.force as Force, reader),
        }),
      ],
    };
  });
}
