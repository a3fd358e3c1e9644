import type { Document } from "../../../common/abstract/document.ts";
import type { DocumentName } from "../../../common/protocol.ts";
import type { SheetConstructor, SheetEntry } from "../../documents/types.ts";
import { CONFIG, game } from "../../globals.ts";
import { localize } from "../text.ts";

export interface SheetRegistration {
  /** A language key or a function that gives the label. */
  label?: string | (() => string);
  /** Sub-types that the sheet is for; all of them by default. */
  types?: string[];
  makeDefault?: boolean;
  canBeDefault?: boolean;
  canConfigure?: boolean;
  /** Themes of its own to choose from; null for none. */
  themes?: Record<string, string> | null;
}

type Registered = SheetEntry & { labelOf: () => string };

/** The world setting that holds the chosen default sheets: `{ Actor: { <type>: <sheet id> } }`. */
export const DEFAULT_SHEETS = "sheetClasses";

function sheetsOf(documentName: string): Record<string, Record<string, SheetEntry>> {
  return CONFIG[documentName as Exclude<DocumentName, "ChatMessage">].sheetClasses;
}

function typesOf(documentClass: typeof Document, types?: string[]): string[] {
  const all = (documentClass as typeof Document & { TYPES: readonly string[] }).TYPES;
  if (!types) return [...all];
  for (const type of types)
    if (!all.includes(type))
      throw new Error(`${documentClass.documentName} has no sub-type "${type}" for a sheet`);
  return types;
}

/** Offer a sheet for documents of some sub-types. @throws Error if a sub-type does not exist. */
export function registerSheet(
  documentClass: typeof Document,
  scope: string,
  cls: SheetConstructor,
  options: SheetRegistration = {},
): void {
  const id = `${scope}.${cls.name}`;
  const { label = cls.name, makeDefault = false, canBeDefault = true } = options;
  const sheets = sheetsOf(documentClass.documentName);
  for (const type of typesOf(documentClass, options.types)) {
    sheets[type] ??= {};
    const isDefault = canBeDefault && makeDefault;
    if (isDefault) for (const other of Object.values(sheets[type])) other.default = false;
    const entry: Registered = {
      id,
      // Languages are loaded after sheets are registered.
      labelOf: () => (typeof label === "function" ? label() : localize(label)),
      get label() {
        return this.labelOf();
      },
      cls,
      default: isDefault,
      canBeDefault,
      canConfigure: options.canConfigure ?? true,
      themes: options.themes ?? null,
    };
    sheets[type][id] = entry;
  }
}

/** Withdraw a sheet from some sub-types, or from all. */
export function unregisterSheet(
  documentClass: typeof Document,
  scope: string,
  cls: SheetConstructor,
  { types }: { types?: string[] } = {},
): void {
  const sheets = sheetsOf(documentClass.documentName);
  for (const type of typesOf(documentClass, types)) delete sheets[type]?.[`${scope}.${cls.name}`];
}

/** The sheets of a sub-type: labels by id, those that may be the default, and the default's id. */
export function getSheetClassesForSubType(documentName: string, subType: string) {
  const entries = Object.values(sheetsOf(documentName)[subType] ?? {});
  const labels = (list: SheetEntry[]) => Object.fromEntries(list.map((e) => [e.id, e.label]));
  return {
    sheetClasses: labels(entries.filter((entry) => entry.canConfigure)),
    defaultClasses: labels(entries.filter((entry) => entry.canBeDefault)),
    defaultClass: (entries.find((entry) => entry.default) ?? entries[0])?.id ?? "",
  };
}

/** Make the sheets that the world has chosen the default ones of their sub-types. */
export function applyDefaultSheets(): void {
  const chosen = game.settings.get("core", DEFAULT_SHEETS) as Record<
    string,
    Record<string, string>
  >;
  for (const [documentName, types] of Object.entries(chosen))
    for (const [type, id] of Object.entries(types)) {
      const entries = sheetsOf(documentName)[type];
      if (!entries?.[id]?.canBeDefault) continue;
      for (const entry of Object.values(entries)) entry.default = entry.id === id;
    }
}
