import type { Document } from "../../../common/abstract/document.ts";
import { Collection } from "../../../common/collection.ts";
import type { DocumentName, JsonObject, Operation } from "../../../common/protocol.ts";
import { CONFIG } from "../../globals.ts";
import type { ClientDocument } from "../client-document.ts";
import { withoutPreparation } from "../preparation.ts";
import type { DocumentApplication } from "../types.ts";

type Constructor = new (data: JsonObject, context?: Record<string, unknown>) => Document;

/** Documents of one kind that the client holds, by id. */
export abstract class DocumentCollection<
  D extends Document = ClientDocument,
> extends Collection<D> {
  static documentName: DocumentName;

  /** Applications besides directories that show the collection. */
  apps: DocumentApplication[] = [];
  /** Ids of documents whose stored data could not be used. */
  invalidDocumentIds = new Set<string>();
  readonly #invalid = new Map<string, JsonObject>();

  /** @param data Source data of the documents; they are built, but prepared by the caller. */
  constructor(data: JsonObject[] = []) {
    super();
    withoutPreparation(() => {
      for (const source of data) this.#add(source);
    });
  }

  get documentName(): DocumentName {
    return (this.constructor as typeof DocumentCollection).documentName;
  }

  get documentClass(): typeof Document {
    return (CONFIG as unknown as Record<string, { documentClass: typeof Document }>)[
      this.documentName
    ]!.documentClass;
  }

  get name(): string {
    return this.constructor.name;
  }

  #add(source: JsonObject): void {
    const id = String(source._id);
    const stored = structuredClone(source);
    try {
      const document = this.createDocument(source);
      if (!document.invalid) return void this.set(id, document);
      console.error(`${this.documentName} ${id} is invalid and left out`);
    } catch (error) {
      console.error(`${this.documentName} ${id} could not be loaded:`, error);
    }
    this.invalidDocumentIds.add(id);
    this.#invalid.set(id, stored);
  }

  /** Builds a document of this collection from stored data, mending what is invalid. */
  createDocument(source: JsonObject, context: Record<string, unknown> = {}): D {
    const cls = this.documentClass as unknown as Constructor & {
      fromSource(data: JsonObject, context: Record<string, unknown>): Document;
    };
    return cls.fromSource(source, { strict: false, ...context }) as D;
  }

  /** @param options.invalid Also look among documents whose stored data could not be used. */
  override get(
    id: string,
    { strict = false, invalid = false }: { strict?: boolean; invalid?: boolean } = {},
  ): D | undefined {
    const document = super.get(id) ?? (invalid ? this.getInvalid(id) : undefined);
    if (!document && strict) throw new Error(`${this.name} has no document with the id ${id}`);
    return document;
  }

  /** A document made from invalid data, for the time being. @throws if it cannot be made. */
  getInvalid(id: string, { strict = false }: { strict?: boolean } = {}): D | undefined {
    const source = this.#invalid.get(id);
    if (source) return this.createDocument(structuredClone(source));
    if (strict) throw new Error(`${id} is not an invalid document of ${this.name}`);
    return undefined;
  }

  /** Renders the collection's applications. */
  render(_force = false, options: Record<string, unknown> = {}): void {
    for (const app of this.apps) app.render(options);
  }

  /** Documents whose name contains a text, whatever its case. */
  search({ query = "" }: { query?: string } = {}): D[] {
    const wanted = query.toLocaleLowerCase();
    return this.filter((document) =>
      ((document as { name?: string }).name ?? "").toLocaleLowerCase().includes(wanted),
    );
  }

  /** Updates all documents, or those that pass a condition, with one request. */
  async updateAll(
    transformation: JsonObject | ((document: D) => JsonObject),
    condition?: ((document: D) => boolean) | null,
    options: Operation = {},
  ): Promise<Document[]> {
    const updates = this.filter((document) => condition?.(document) ?? true).map((document) => ({
      ...(typeof transformation === "function" ? transformation(document) : transformation),
      _id: document.id,
    }));
    return this.documentClass.updateDocuments(updates, options);
  }

  /** Told after documents of the collection were created, updated or deleted. */
  _onModifyContents(
    _action: "create" | "update" | "delete",
    _documents: D[],
    _result: unknown[],
    operation: Operation,
    _user: Document,
  ): void {
    if (operation.render !== false) this.render();
  }
}
