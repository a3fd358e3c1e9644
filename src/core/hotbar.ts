import { nameOf } from "./documents/find-item.ts";
import { QuartetItem } from "./documents/item.ts";
import { itemOf } from "./documents/lookup.ts";
import { plainName } from "./i18n/translations.ts";
import { warn } from "./notify.ts";
import type { UseOptions } from "./uses.ts";

/** Where a macro of ours remembers its item, so that it can be dragged back onto a sheet. */
export const MACRO_FLAG = "itemUuid";

interface DropData {
  readonly type?: string;
  readonly uuid?: string;
}

/**
 * An item of an actor that is dropped on the hotbar becomes a macro that uses it. All others are
 * opened, as Foundry has it: what is in the world or in a compendium alone has nobody to roll.
 */
export function listenToHotbar(): void {
  Hooks.on("hotbarDrop", (_hotbar: unknown, data: DropData, slot: number | string) => {
    const item = data.type === "Item" ? itemOf(data.uuid) : null;
    if (!item?.isUsable) return true;
    void assignMacro(item, Number(slot));
    return false;
  });
}

/** The macro is called as the item is, to each reader in their language. */
async function assignMacro(item: QuartetItem, slot: number): Promise<void> {
  if (!game.user.hasPermission("MACRO_SCRIPT")) return warn("QUARTET.Notice.NoMacros");
  const { uuid, img } = item;
  const { name, translations } = plainName(nameOf(item));
  const command = `await game.system.api.use(${JSON.stringify(uuid)});`;
  const existing = game.macros.find(
    (macro) => macro.isOwner && macro.command === command && macro.name === item.name,
  );
  const macro =
    existing ??
    (await Macro.implementation.create({
      type: "script",
      name,
      img: img as string,
      command,
      flags: { quartet: { [MACRO_FLAG]: uuid, translations } },
    } as never));
  if (macro) await game.user.assignHotbarMacro(macro as never, slot);
}

/**
 * Uses the item of a UUID, for macros and modules: a skill or weapon rolls its check, anything else
 * opens its sheet. An item that is gone gets a notice instead of an error.
 * @returns The message, if there is one.
 */
export async function useByUuid(
  uuid: string,
  options: UseOptions = {},
): Promise<ChatMessage.Implementation | null> {
  const found: unknown = await fromUuid(uuid as never);
  if (found instanceof QuartetItem) return found.use(options);
  warn("QUARTET.Notice.ItemGone");
  return null;
}
