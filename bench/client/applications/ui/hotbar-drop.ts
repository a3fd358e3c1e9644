import type { ClientDocument } from "../../documents/client-document.ts";
import type { Macro } from "../../documents/macro.ts";
import { fromUuid } from "../../documents/uuid.ts";
import { CONFIG, game } from "../../globals.ts";
import { Hooks } from "../../helpers/hooks.ts";
import { readDrag } from "../sidebar/directory/drag-drop.ts";
import type { Hotbar } from "./hotbar.ts";
import { t } from "./text.ts";

/**
 * Drop on the macro bar. Packages hear `hotbarDrop` first, and `false` keeps the bench out.
 * Macros are put into the slot; other documents get a macro that opens their sheet.
 */
export async function dropOnHotbar(event: DragEvent, hotbar: Hotbar): Promise<void> {
  event.preventDefault();
  const element = (event.target as HTMLElement).closest<HTMLElement>(".slot");
  const data = readDrag(event) as (ReturnType<typeof readDrag> & { slot?: number }) | null;
  if (!element || !data) return;
  const slot = Number(element.dataset.slot);
  if (Hooks.call("hotbarDrop", hotbar, data, slot) === false) return;
  const dropped = (await fromUuid(data.uuid ?? "")) as ClientDocument | null;
  if (!dropped) return;
  const macro =
    dropped.documentName === "Macro" ? await ownMacro(dropped) : await sheetMacro(dropped);
  if (macro) await game.user.assignHotbarMacro(macro, slot, { fromSlot: data.slot });
}

/** The macro itself if it lives in the world, else a copy of it. */
async function ownMacro(dropped: ClientDocument): Promise<Macro | undefined> {
  if (!dropped.pack) return dropped as unknown as Macro;
  const { _id, folder, ...data } = dropped.toObject() as Record<string, unknown>;
  return (await CONFIG.Macro.documentClass.create(data as never)) as unknown as Macro;
}

/** A macro that opens and closes a document's sheet; the user's earlier one if there is one. */
export async function sheetMacro(document: ClientDocument): Promise<Macro | undefined> {
  const command = `foundry.applications.ui.Hotbar.toggleDocumentSheet(${JSON.stringify(document.uuid)});`;
  const earlier = game.macros.find((macro) => macro.isOwner && macro.command === command);
  if (earlier) return earlier as Macro;
  return (await CONFIG.Macro.documentClass.create({
    name: t("Hotbar.OpenSheet", { name: document.name }),
    type: "script",
    img: (document as { img?: string }).img,
    command,
  } as never)) as unknown as Macro;
}
