import type { Document } from "../../common/abstract/document.ts";
import { BaseAdventure, type ContentField } from "../../common/documents/base-adventure.ts";
import type { JsonObject } from "../../common/protocol.ts";
import { localize } from "../applications/text.ts";
import { game } from "../globals.ts";
import { Hooks } from "../helpers/hooks.ts";
import { ClientDocumentMixin } from "./client-document.ts";

type Sources = Record<string, JsonObject[]>;
type Documents = Record<string, Document[]>;

export interface ImportData {
  toCreate: Sources;
  toUpdate: Sources;
  documentCount: number;
}

export interface ImportResult {
  created: Documents;
  updated: Documents;
}

export interface ImportOptions {
  /** Ask before documents of the world are overwritten. */
  dialog?: boolean;
  /** The fields to import; all if empty. */
  importFields?: string[];
  preImport?: ((data: ImportData, options: ImportOptions) => Promise<void>)[];
  postImport?: ((result: ImportResult, options: ImportOptions) => Promise<void>)[];
  [key: string]: unknown;
}

/** Documents that are put into the world together, under the ids that they have here. */
export class Adventure extends ClientDocumentMixin(BaseAdventure) {
  /** Creates what the world lacks, and updates what it has. @returns Nothing done if refused. */
  async import({ dialog = true, ...options }: ImportOptions = {}): Promise<ImportResult> {
    const data = await this.prepareImport(options);
    const nothing = { created: {}, updated: {} };
    const { toCreate, toUpdate } = data;
    if (Hooks.call("preImportAdventure", this, options, toCreate, toUpdate) === false)
      return nothing;
    if (dialog && Object.keys(toUpdate).length > 0 && !(await this.#mayOverwrite())) return nothing;
    for (const prepare of options.preImport ?? []) await prepare(data, options);
    const result = await this.importContent(data);
    for (const finish of options.postImport ?? []) await finish(result, options);
    Hooks.callAll("importAdventure", this, options, result.created, result.updated);
    return result;
  }

  async #mayOverwrite(): Promise<boolean> {
    const { DialogV2 } = await import("../applications/api/index.ts");
    const content = window.document.createElement("p");
    content.textContent = localize("BENCH.Adventure.Overwrite", { name: this.name });
    const sure = await DialogV2.confirm({
      window: { title: this.name },
      content: content.outerHTML,
    } as never);
    return sure === true;
  }

  /** Divides what the adventure holds into what the world lacks and what it has. */
  async prepareImport({ importFields = [] }: ImportOptions = {}): Promise<ImportData> {
    const all = importFields.length === 0 || importFields.includes("all");
    const data: ImportData = { toCreate: {}, toUpdate: {}, documentCount: 0 };
    for (const [field, cls] of Object.entries(BaseAdventure.contentFields)) {
      if (!all && !importFields.includes(field)) continue;
      const name = cls.documentName;
      const sources = this.toObject()[field as ContentField] as JsonObject[];
      const present = game.collections.get(name);
      const isPresent = ({ _id }: JsonObject) => present?.has(String(_id)) ?? false;
      const [known, unknown] = [sources.filter(isPresent), sources.filter((s) => !isPresent(s))];
      if (unknown.length > 0) data.toCreate[name] = unknown;
      if (known.length > 0) data.toUpdate[name] = known;
      data.documentCount += sources.length;
    }
    return data;
  }

  /** Writes what {@link prepareImport} has divided. */
  async importContent({ toCreate, toUpdate }: ImportData): Promise<ImportResult> {
    const result: ImportResult = { created: {}, updated: {} };
    for (const cls of Object.values(BaseAdventure.contentFields)) {
      const name = cls.documentName;
      if (toCreate[name])
        result.created[name] = await cls.createDocuments(toCreate[name] as never, {
          keepId: true,
          keepEmbeddedIds: true,
        });
      if (toUpdate[name])
        result.updated[name] = await cls.updateDocuments(toUpdate[name] as never, {
          diff: false,
          recursive: false,
        });
    }
    return result;
  }
}
