import { getProperty } from "../../../common/utils.ts";
import { ui } from "../../globals.ts";
import { chooseFile } from "../elements/file-choice.ts";
import { localize } from "../text.ts";
import type { DocumentSheetV2 } from "./document-sheet.ts";

/** Open the dialog that chooses the sheet of the document. */
export async function configureSheet(this: DocumentSheetV2): Promise<void> {
  // Imported when needed, because those dialogs are applications themselves.
  const { DocumentSheetConfig } = await import("../apps/document-sheet-config.ts");
  await new DocumentSheetConfig({ document: this.document }).render({ force: true });
}

/** Open the dialog that says who may see and change the document. */
export async function configureOwnership(this: DocumentSheetV2): Promise<void> {
  const { DocumentOwnershipConfig } = await import("../apps/document-ownership-config.ts");
  await new DocumentOwnershipConfig({ document: this.document }).render({ force: true });
}

/** Copy the document's UUID, or with the right button its id. */
export async function copyUuid(this: DocumentSheetV2, event: PointerEvent): Promise<void> {
  event.preventDefault();
  event.stopPropagation();
  const text = event.button === 2 ? this.document.id : this.document.uuid;
  await navigator.clipboard?.writeText(text);
  (ui as unknown as { notifications: { info(text: string): void } }).notifications.info(
    localize("BENCH.Sheet.Copied", { text }),
  );
}

/** Choose another file for the document path that the image's `data-edit` names. */
export async function editImage(
  this: DocumentSheetV2,
  _event: PointerEvent,
  target: HTMLElement,
): Promise<void> {
  const path = target.dataset.edit;
  if (!path) throw new Error("an image to edit needs data-edit");
  if (!this.isEditable) return;
  const current = getProperty(this.document, path);
  const chosen = await chooseFile(typeof current === "string" ? current : "", "image");
  if (chosen === null) return;
  if (target instanceof HTMLImageElement) target.src = chosen;
  if (this.options.form?.submitOnChange) await this.document.update({ [path]: chosen });
}
