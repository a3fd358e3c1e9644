import type { Document } from "../../common/abstract/document.ts";
import { CONFIG } from "../globals.ts";
import type { DocumentApplication, SheetConstructor, SheetEntry } from "./types.ts";

const openApps = new WeakMap<object, Record<string, DocumentApplication>>();
const sheets = new WeakMap<object, DocumentApplication>();

/** The applications that show a document, by their ids. */
export function appsOf(document: object): Record<string, DocumentApplication> {
  let apps = openApps.get(document);
  if (!apps) {
    apps = {};
    openApps.set(document, apps);
  }
  return apps;
}

/** The sheet class a document asks for in its flags, else the default one of its type. */
export function sheetClassOf(document: Document): SheetConstructor | null {
  const config = (CONFIG as unknown as Record<string, { sheetClasses?: SheetRegistry }>)[
    document.documentName
  ];
  const type = (document as { type?: string }).type ?? "base";
  const entries = config?.sheetClasses?.[type] ?? {};
  const wanted = document.getFlag("core", "sheetClass");
  if (typeof wanted === "string" && entries[wanted]) return entries[wanted].cls;
  const all = Object.values(entries);
  return (all.find((entry) => entry.default) ?? all[0])?.cls ?? null;
}

type SheetRegistry = Record<string, Record<string, SheetEntry>>;

/** The one sheet of a document, made when first asked for. */
export function sheetOf(document: Document, cls: SheetConstructor | null) {
  const known = sheets.get(document);
  if (known) return known;
  if (!cls) return null;
  const sheet = new cls({ document });
  sheets.set(document, sheet);
  return sheet;
}

/** Forgets the sheet, so that another class can take its place. */
export async function replaceSheet(document: Document, reopen: boolean | undefined) {
  const old = sheets.get(document);
  const open = reopen ?? old?.rendered ?? false;
  sheets.delete(document);
  if (old) {
    await old.close();
    delete appsOf(document)[old.id];
  }
  if (open) sheetOf(document, sheetClassOf(document))?.render({ force: true });
}

/** All sheet classes of a kind of document, each once. */
export function registeredSheets(documentName: string): SheetConstructor[] {
  const config = (CONFIG as unknown as Record<string, { sheetClasses: SheetRegistry }>)[
    documentName
  ];
  const entries = Object.values(config?.sheetClasses ?? {}).flatMap((type) => Object.values(type));
  return [...new Set(entries.map((entry) => entry.cls))];
}
