import { itemOf } from "./documents/lookup.ts";
import { warn } from "./notify.ts";
import type { UseOptions } from "./uses.ts";

/** Where a macro of ours remembers its item, so that it can be dragged back onto a sheet. */
export const MACRO_FLAG = "itemUuid";

interface DropData {
  readonly type?: string;
  readonly uuid?: string;
}

/** An item that is dropped on the hotbar becomes a macro that uses it. */
export function listenToHotbar(): void {
  Hooks.on("hotbarDrop", (_hotbar: unknown, data: DropData, slot: number | string) => {
    const item = data.type === "Item" ? itemOf(data.uuid) : null;
    if (!item?.isUsable) return true;
    void assignMacro(item.uuid, item.name, item.img, Number(slot));
    return false;
  });
}

async function assignMacro(uuid: string, name: string, img: unknown, slot: number): Promise<void> {
  const command = `await game.system.api.use(${JSON.stringify(uuid)});`;
  const existing = game.macros.find(
    (macro) => macro.isOwner && macro.command === command && macro.name === name,
  );
  const macro =
    existing ??
    (await Macro.implementation.create({
      type: "script",
      name,
      img: img as string,
      command,
      flags: { quartet: { [MACRO_FLAG]: uuid } },
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
  const found = (await fromUuid(uuid as never)) as unknown;
  const item = found instanceof Item ? itemOf(uuid) : null;
  if (item) return item.use(options);
  warn("QUARTET.Notice.ItemGone");
  return null;
}
