import type { Document } from "../../common/abstract/document.ts";
import { localize } from "../applications/text.ts";
import { CONFIG, game } from "../globals.ts";
import type { JsonObject, Operation } from "./types.ts";

export interface NameContext {
  type?: string;
  parent?: Document | null;
  pack?: string | null;
}

/** A name such as "New: Item" or "New: Item (2)" that the future neighbours do not bear. */
export function defaultName(cls: typeof Document, { type, parent, pack }: NameContext): string {
  const name = localize("BENCH.Create.DefaultName", { type: kindLabel(cls, type) });
  const neighbours = parent
    ? parent.getEmbeddedCollection(cls.documentName)
    : pack
      ? game.packs.get(pack)?.index
      : game.collections.get(cls.documentName);
  const taken = new Set<unknown>();
  for (const neighbour of (neighbours ?? []) as Iterable<{ name?: string }>)
    taken.add(neighbour.name);
  if (!taken.has(name)) return name;
  let number = 2;
  while (taken.has(`${name} (${number})`)) number++;
  return `${name} (${number})`;
}

function kindLabel(cls: typeof Document, type?: string): string {
  const config = (
    CONFIG as unknown as Record<string, { typeLabels?: Record<string, string> } | undefined>
  )[cls.documentName];
  const typeLabel = type && type !== "base" ? config?.typeLabels?.[type] : undefined;
  return localize(typeLabel ?? `DOCUMENT.${cls.documentName}`);
}

/** Opens the dialog that creates a document. The dialog is loaded on demand to avoid an import circle. */
export async function askToCreate(
  cls: typeof Document,
  data: JsonObject,
  createOptions: Operation & { parent?: Document | null },
  options: Record<string, unknown>,
): Promise<unknown> {
  const { createDocumentDialog } = await import("../applications/apps/index.ts");
  return createDocumentDialog(cls, data, createOptions, options);
}

/** Asks, then deletes. Resolves to the document, or to false or null if the user declines. */
export async function askToDelete<D extends Document>(
  document: D,
  options: Record<string, unknown>,
  operation: Operation,
): Promise<D | false | null | undefined> {
  const { DialogV2 } = await import("../applications/api/index.ts");
  const name = (document as { name?: string }).name ?? "";
  const content = window.document.createElement("p");
  content.textContent = localize("BENCH.Directory.DeleteQuestion", { name });
  const confirmed = await DialogV2.confirm({
    window: { title: localize("BENCH.Directory.DeleteTitle", { name }) },
    content: content.outerHTML,
    ...options,
  });
  if (!confirmed) return confirmed === false ? false : null;
  return (await document.delete(operation)) as D | undefined;
}
