import type { QuartetActor } from "../../core/documents/actor.ts";
import type { QuartetCombat } from "../../core/documents/combat.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import type { WeaponInUse } from "../rules/initiative.ts";
import { roundContest } from "./round-contest.ts";

/** What can be taken in hand. */
const HELD_TYPES = ["rpsMeleeWeapon", "rpsRangedWeapon", "rpsShield"];

/** What every such thing has. */
interface HeldData {
  readonly size: number;
  readonly held: boolean;
  readonly drawn: { readonly combat: string; readonly round: number };
  readonly mounted?: boolean;
}

/** A weapon or shield that somebody can take in hand. */
export interface HandItem {
  readonly item: QuartetItem;
  readonly size: number;
  readonly isHeld: boolean;
}

const dataOf = (item: QuartetItem): HeldData => item.system as unknown as HeldData;

/** Everything that an actor can take in hand, as it lies on the sheet. */
export function handItems(actor: QuartetActor): HandItem[] {
  return (actor.items.contents as unknown as QuartetItem[])
    .filter((item) => HELD_TYPES.includes(item.type as string) && !dataOf(item).mounted)
    .sort((a, b) => a.sort - b.sort)
    .map((item) => ({ item, size: dataOf(item).size, isHeld: dataOf(item).held }));
}

/** What counts for the order of a round: twice in the round in which it is drawn. RPS [101][106] */
export function weaponsInUse(
  actor: QuartetActor,
  fight: { readonly id: string | null; readonly round: number },
): WeaponInUse[] {
  const isNow = ({ combat, round }: HeldData["drawn"]) =>
    fight.round > 0 && combat === fight.id && round === fight.round;
  return handItems(actor)
    .filter(({ isHeld }) => isHeld)
    .map(({ item, size }) => ({ id: String(item.id), size, drawn: isNow(dataOf(item).drawn) }));
}

/** Takes a thing in hand or puts it away, and remembers the round in which it was drawn. RPS [101] */
export async function holdWeapon(item: QuartetItem, held: boolean): Promise<void> {
  const drawn = held && item.actor ? drawnNow(item.actor as QuartetActor) : NOT_DRAWN;
  await item.update({ system: { held, drawn } } as never);
}

const NOT_DRAWN = { combat: "", round: 0 } as const;

/**
 * The round that pays for drawing. Once the declarations of a round have begun its order stands,
 * and the weapon is brought into use in the next. RPS [101], rps.md D-23
 */
function drawnNow(actor: QuartetActor): HeldData["drawn"] {
  const fights = [...game.combats] as unknown as QuartetCombat[];
  const fight = fights.find(
    (combat) => combat.started && combat.getCombatantsByActor(actor as never).length > 0,
  );
  if (!fight) return NOT_DRAWN;
  return { combat: String(fight.id), round: fight.round + (roundContest(fight) ? 1 : 0) };
}
