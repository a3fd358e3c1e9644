import type { DataModel } from "../../common/abstract/data-model.ts";
import type { Document } from "../../common/abstract/document.ts";
import type { JsonObject } from "../../common/protocol.ts";
import type { DocumentCollection } from "./collections/document-collection.ts";
import type { SheetEntry } from "./types.ts";

/** `CONFIG.<Document>`. Sub-type models, labels and icons come from the system. */
export interface DocumentConfig {
  documentClass: typeof Document;
  collection?: typeof DocumentCollection;
  dataModels: Record<string, typeof DataModel>;
  typeLabels: Record<string, string>;
  typeIcons: Record<string, string>;
  sheetClasses: Record<string, Record<string, SheetEntry>>;
  sidebarIcon: string;
  compendiumIndexFields: string[];
  /** Actor: the paths that token bars may show, by sub-type. */
  trackableAttributes?: Record<string, TrackedAttributeConfig>;
  /** Combat: how initiative is rolled without an override. */
  initiative?: { formula: string | null; decimals: number };
  /** ActiveEffect, generation 14: change types of systems, and application phases. */
  changeTypes?: Record<string, ChangeType>;
  phases?: Record<string, { label: string; hint: string }>;
  [key: string]: unknown;
}

export interface TrackedAttributeConfig {
  bar: string[];
  value: string[];
}

export interface ChangeType {
  label: string;
  defaultPriority: number;
  handler(target: Document, change: JsonObject, options: JsonObject): unknown;
}

/** A status effect that tokens and actors can have; more keys become data of its active effect. */
export interface StatusEffect {
  id: string;
  name: string;
  img: string;
  /** A fixed id of the effect that the status creates. */
  _id?: string;
  statuses?: string[];
  /** Whether, or for which actor types, the token menu shows it. */
  hud?: boolean | { actorTypes?: string[] };
  order?: number;
  [key: string]: unknown;
}

/** An array in generation 13; in 14 a record by id that also reads like an array. */
export type StatusEffects = StatusEffect[] | Record<string, StatusEffect>;
