import type { Document } from "../../common/abstract/document.ts";
import type { DocumentDragData } from "./types.ts";
import { fromUuid } from "./uuid.ts";

/**
 * The document that a drop refers to, or a new unstored one from the drop's data.
 * @throws Error if the drop is of another kind of document or its UUID leads nowhere.
 */
export async function documentFromDrop(
  cls: typeof Document,
  data: DocumentDragData,
): Promise<Document | null> {
  if (data.uuid) {
    const found = (await fromUuid(data.uuid)) as Document | null;
    if (!found) throw new Error(`No document has the UUID ${data.uuid}.`);
    if (found.documentName !== cls.documentName)
      throw new Error(`${data.uuid} is not of the kind ${cls.documentName}.`);
    return found;
  }
  if (!data.data) throw new Error("The drop carries neither a UUID nor data.");
  return new (cls as unknown as new (source: unknown) => Document)(data.data);
}
