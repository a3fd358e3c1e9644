import type { Document } from "../../common/abstract/document.ts";
import { CONFIG } from "../globals.ts";
import type { AnchorOptions, DocumentDragData, JsonObject } from "./types.ts";

/** Named documents; all but settings and deltas have a name. */
type Named = Document & { name?: string; type?: string };

/** The text that TextEditor turns into a link to a document. */
export function documentLink(document: Document): string {
  return `@UUID[${document.uuid}]{${(document as Named).name ?? ""}}`;
}

/** What a drag carries: the UUID of a stored document, the data of one that is not stored. */
export function dragData(document: Document): DocumentDragData {
  const type = document.documentName;
  return document.id
    ? { type, uuid: document.uuid }
    : { type, data: document.toObject() as JsonObject };
}

/**
 * A UUID as seen from a relative: `.Item.<id>` for what lies inside the relative itself or beside
 * it in the same parent; the whole UUID for anything else.
 */
export function relativeUuid(document: Document, relative: Document): string {
  const inside = `${relative.uuid}.`;
  if (document.uuid.startsWith(inside)) return `.${document.uuid.slice(inside.length)}`;
  const sibling = document.parent && document.parent === relative.parent;
  if (sibling && document.documentName === relative.documentName) return `.${document.id}`;
  return document.uuid;
}

/** A link element for a document, which opens its sheet when clicked in enriched text. */
export function documentAnchor(document: Document, options: AnchorOptions): HTMLAnchorElement {
  const { attrs = {}, dataset = {}, classes = ["content-link"], icon } = options;
  const named = document as Named;
  const anchor = window.document.createElement("a");
  anchor.classList.add(...classes);
  for (const [key, value] of Object.entries({ draggable: "true", ...attrs }))
    anchor.setAttribute(key, value);
  Object.assign(anchor.dataset, {
    link: "",
    uuid: document.uuid,
    id: document.id ?? "",
    type: document.documentName,
    ...dataset,
  });
  if (document.pack) anchor.dataset.pack = document.pack;
  const image = window.document.createElement("i");
  image.className = icon ?? linkIcon(named);
  image.setAttribute("aria-hidden", "true");
  anchor.append(image, ` ${options.name ?? named.name ?? ""}`);
  return anchor;
}

function linkIcon(document: Named): string {
  const config = (CONFIG as unknown as Record<string, IconConfig | undefined>)[
    document.documentName
  ];
  return config?.typeIcons?.[document.type ?? ""] ?? config?.sidebarIcon ?? "fa-solid fa-file";
}

interface IconConfig {
  sidebarIcon?: string;
  typeIcons?: Record<string, string>;
}
