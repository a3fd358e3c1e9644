import type { QuartetActor } from "../documents/actor.ts";
import type { QuartetItem } from "../documents/item.ts";
import { itemOf } from "../documents/lookup.ts";
import { MACRO_FLAG } from "../hotbar.ts";
import { warn } from "../notify.ts";

/** How a sheet treats what is dropped on it. */
export interface DropRules {
  /** Item types that the actor can hold. */
  readonly accepts: readonly string[];
  /** Types of which an actor carries pieces: they move from one owned actor to another. */
  readonly carried: readonly string[];
  /** Types whose equal pieces are counted in `system.quantity` instead of listed twice. */
  readonly counted: readonly string[];
}

/** The item behind a macro of ours that was dragged from the hotbar. */
export function itemOfMacro(macro: Macro.Implementation): QuartetItem | null {
  return itemOf(macro.getFlag("quartet" as never, MACRO_FLAG as never) as string | undefined);
}

/**
 * Puts a dropped item on an actor: refused with a reason, counted, moved or copied.
 * A move creates first and deletes afterwards, so that a failure loses nothing.
 * @returns What now is on the actor; `null` when nothing was changed.
 */
export async function dropItem(
  actor: QuartetActor,
  item: QuartetItem,
  rules: DropRules,
  { copy }: { copy: boolean },
): Promise<QuartetItem | null> {
  if (!actor.isOwner) return refuse("NotOwner", item);
  if (!rules.accepts.includes(item.type)) return refuse("WrongType", item);
  const source = item.actor;
  const moves = !copy && rules.carried.includes(item.type) && source?.isOwner === true;
  const kept = (await addToEqual(actor, item, rules)) ?? (await createOn(actor, item));
  if (moves && kept) await item.delete();
  return kept;
}

function refuse(reason: string, item: QuartetItem): null {
  warn(`QUARTET.Drop.${reason}`, { name: item.name });
  return null;
}

async function createOn(actor: QuartetActor, item: QuartetItem): Promise<QuartetItem | null> {
  const data = item.toObject();
  const source = { ...data, _stats: { ...data._stats, compendiumSource: item.uuid } };
  const [created] = await actor.createEmbeddedDocuments("Item", [source as never]);
  return (created as QuartetItem | undefined) ?? null;
}

/** Adds the pieces to a row that differs in nothing but their number. */
async function addToEqual(
  actor: QuartetActor,
  item: QuartetItem,
  { counted }: DropRules,
): Promise<QuartetItem | null> {
  if (!counted.includes(item.type)) return null;
  const equal = actor.items.find((other) => isSame(other as QuartetItem, item)) as
    | QuartetItem
    | undefined;
  if (!equal) return null;
  const quantity = quantityOf(equal) + quantityOf(item);
  await equal.update({ "system.quantity": quantity } as never);
  return equal;
}

function quantityOf(item: QuartetItem): number {
  return Number(foundry.utils.getProperty(item, "system.quantity") ?? 1);
}

function isSame(a: QuartetItem, b: QuartetItem): boolean {
  const essence = ({ name, type, img, system }: QuartetItem["_source"]) =>
    JSON.stringify({ name, type, img, system: { ...(system as object), quantity: 0 } });
  return a.uuid !== b.uuid && essence(a._source) === essence(b._source);
}
