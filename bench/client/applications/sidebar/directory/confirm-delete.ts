import { escapeHTML } from "../../../../common/utils.ts";
import type { ClientDocument } from "../../../documents/client-document.ts";
import { t } from "../../ui/text.ts";

/** Delete a document after the user has agreed. */
export async function confirmDelete(document: ClientDocument | null | undefined): Promise<void> {
  if (!document) return;
  if (document.documentName !== "Folder") return void (await document.deleteDialog());
  // A folder does not take along what it holds.
  const question = t("Directory.DeleteFolderQuestion", { name: escapeHTML(document.name) });
  await document.deleteDialog({ content: `<p>${question}</p>` });
}
