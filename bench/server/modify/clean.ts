import type { DocumentName, JsonObject } from "../../common/protocol.ts";
import { embeddedCollections } from "../collections.ts";
import { RequestError } from "../errors.ts";
import { type Manifest, subtypeRules } from "../manifest.ts";
import { checkFilePath } from "./file-paths.ts";
import { cleanHtml } from "./html.ts";
import { mapPath } from "./paths.ts";

const coreHtmlFields: Partial<Record<DocumentName, string[]>> = {
  ActiveEffect: ["description"],
  ChatMessage: ["content", "flavor"],
  Folder: ["description"],
  JournalEntryPage: ["text.content"],
};

/**
 * Makes the HTML in new data or in changes harmless and checks its file paths, in place,
 * down to all embedded documents.
 * @param type The sub-type, which changes do not carry; undefined if it is not known.
 * @throws {RequestError} for a file of a kind that the field does not take.
 */
export function cleanData(
  manifest: Manifest,
  name: DocumentName,
  type: unknown,
  data: JsonObject,
): void {
  const { htmlFields = [], filePathFields = {} } = subtypeRules(manifest, name, type);
  const html = [...(coreHtmlFields[name] ?? []), ...htmlFields.map((path) => `system.${path}`)];
  for (const path of html)
    mapPath(data, path, (value) => (typeof value === "string" ? cleanHtml(value) : value));
  for (const [path, categories] of Object.entries(filePathFields))
    mapPath(data, `system.${path}`, (value) => {
      checkFilePath(`${name} system.${path}`, value, categories);
      return value;
    });
  const { delta } = data;
  if (name === "Token" && isObject(delta)) cleanData(manifest, "ActorDelta", delta.type, delta);
  for (const [child, key] of embeddedCollections(name)) {
    if (!Array.isArray(data[key])) continue;
    for (const embedded of data[key] as JsonObject[])
      cleanData(manifest, child, embedded.type, embedded);
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @throws {RequestError} if the manifest does not declare the sub-type. */
export function checkType(manifest: Manifest, name: DocumentName, source: JsonObject): void {
  const declared = manifest.documentTypes?.[name];
  // Documents whose sub-types are the system's alone; the schema checks all others.
  const own = name === "Actor" || name === "Item";
  const { type } = source;
  if (own && (typeof type !== "string" || !declared || !Object.hasOwn(declared, type)))
    throw new RequestError(`"${String(type)}" is not a type of ${name} in the manifest`);
  if (!own && typeof type === "string" && type.includes("."))
    throw new RequestError(`"${type}" is a type of ${name} of a module that is not there`);
  for (const [child, key] of embeddedCollections(name)) {
    if (!Array.isArray(source[key])) continue;
    for (const embedded of source[key] as JsonObject[])
      if (!embedded._tombstone) checkType(manifest, child, embedded);
  }
}
