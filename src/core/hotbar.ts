import { actionsOf } from "./api/actions.ts";
import { nameOf } from "./documents/find-item.ts";
import type { QuartetItem } from "./documents/item.ts";
import { itemOf } from "./documents/lookup.ts";
import { plainName } from "./i18n/translations.ts";
import { warn } from "./notify.ts";

/** Where a macro of ours remembers its item, so that it can be dragged back onto a sheet. */
export const MACRO_FLAG = "itemUuid";

/** What is dragged off a sheet where there is no item to drag: a check with an attribute, say. */
export const DRAGGED_CHECK = "QuartetCheck";

interface DropData {
  readonly type?: string;
  /** Of the item, or of the actor that makes the check. */
  readonly uuid?: string;
  readonly check?: string;
}

interface NewMacro {
  readonly name: string;
  readonly img: string;
  readonly command: string;
  /** How it is called here already, if that is another name. */
  readonly shownName?: string;
  readonly flags: Readonly<Record<string, unknown>>;
}

/**
 * An item of an actor that is dropped on the hotbar becomes a macro that uses it, and a check one
 * that makes it. All others are opened, as Foundry has it: what is in the world or in a compendium
 * alone has nobody to roll.
 */
export function listenToHotbar(): void {
  Hooks.on("hotbarDrop", (_hotbar: unknown, data: DropData, slot: number | string) => {
    const item = data.type === "Item" ? itemOf(data.uuid) : null;
    const macro = item?.isUsable ? macroOfItem(item) : macroOfCheck(data);
    if (!macro) return true;
    void assignMacro(macro, Number(slot));
    return false;
  });
}

/** The macro is called as the item is, to each reader in their language. */
function macroOfItem(item: QuartetItem): NewMacro {
  const { uuid, img } = item;
  const { name, translations } = plainName(nameOf(item));
  return {
    name,
    img: img as string,
    shownName: item.name,
    command: `await game.system.api.use(${JSON.stringify(uuid)});`,
    flags: { [MACRO_FLAG]: uuid, translations },
  };
}

/** The macro is called as the check is in the language of whoever makes it. */
function macroOfCheck({ type, uuid, check }: DropData): NewMacro | null {
  if (type !== DRAGGED_CHECK || !uuid) return null;
  const action = actionsOf(uuid).find(({ id }) => id === check);
  if (!action) return null;
  const given = [uuid, check].map((one) => JSON.stringify(one)).join(", ");
  const { name, img } = action;
  return { name, img, command: `await game.system.api.check(${given});`, flags: {} };
}

async function assignMacro({ shownName, flags, ...data }: NewMacro, slot: number): Promise<void> {
  if (!game.user.hasPermission("MACRO_SCRIPT")) return warn("QUARTET.Notice.NoMacros");
  const existing = game.macros.find(
    ({ isOwner, command, name }) =>
      isOwner && command === data.command && name === (shownName ?? data.name),
  );
  const macro =
    existing ??
    (await Macro.implementation.create({
      ...data,
      type: "script",
      flags: { quartet: flags },
    } as never));
  if (macro) await game.user.assignHotbarMacro(macro as never, slot);
}
