/*
 * What tests use of the page's globals, for functions that run inside the page. The real typings
 * know much more, but tests arrange and look; the product is what is typed against them.
 */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

interface PageDocument {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly documentName: string;
  readonly isOwner: boolean;
  readonly _source: JsonObject;
  readonly sheet: PageApplication | null;
  readonly items: PageCollection;
  readonly tokens: PageCollection;
  readonly actor: PageDocument | null;
  readonly system: JsonObject;
  toObject(): JsonObject;
  update(data: object): Promise<unknown>;
  delete(): Promise<unknown>;
  createEmbeddedDocuments(name: string, data: object[]): Promise<PageDocument[]>;
  toDragData(): JsonObject;
  execute(): Promise<unknown>;
  check(skill: string, options?: object): Promise<PageDocument | null>;
  use(options?: object): Promise<PageDocument | null>;
}

interface PageCollection extends Iterable<PageDocument> {
  readonly contents: PageDocument[];
  readonly size: number;
  get(id: string): PageDocument | undefined;
  getName(name: string): PageDocument | undefined;
}

interface PageApplication {
  readonly element: HTMLElement;
  readonly rendered: boolean;
  readonly hasFrame: boolean;
  readonly options: { readonly window?: { readonly resizable?: boolean } };
  render(options: object): Promise<unknown>;
  close(options?: object): Promise<unknown>;
  setPosition(position: object): unknown;
}

interface DocumentClass {
  create(data: object, options?: object): Promise<PageDocument>;
}

/** The members of `globalThis` on a game page. */
export interface PageGlobals {
  readonly game: {
    readonly ready: boolean;
    readonly userId: string;
    readonly user: { readonly isGM: boolean } & PageDocument;
    readonly users: PageCollection & { readonly activeGM: PageDocument | null };
    readonly actors: PageCollection;
    readonly items: PageCollection;
    readonly scenes: PageCollection;
    readonly messages: PageCollection;
    readonly macros: PageCollection;
    readonly folders: PageCollection;
    readonly packs: {
      get(
        id: string,
      ): { readonly index: Iterable<{ _id: string; name: string; type: string }> } | undefined;
    };
    readonly release: { readonly generation: number; readonly version: string };
    readonly i18n: {
      readonly lang: string;
      localize(key: string): string;
      format(key: string, data: object): string;
    };
    readonly settings: {
      readonly sheet: PageApplication;
      get(namespace: string, key: string): unknown;
      set(namespace: string, key: string, value: unknown): Promise<unknown>;
    };
    readonly system: { readonly api: { use(uuid: string, options?: object): Promise<unknown> } };
  };
  readonly ui: {
    readonly chat: { processMessage(text: string): Promise<unknown> };
    readonly sidebar: { expand(): void; changeTab(tab: string, group: string): void };
    readonly notifications: { clear(): void };
  };
  readonly CONFIG: Record<string, { documentClass: DocumentClass }> & {
    Dice: { randomUniform: () => number };
  };
  readonly foundry: {
    readonly applications: { readonly instances: Map<string, PageApplication> };
    readonly dice: {
      readonly terms: {
        readonly Die: new (data: object) => { mapRandomFace(uniform: number): number };
      };
    };
    readonly utils: { getProperty(object: object, path: string): unknown };
  };
  fromUuid(uuid: string): Promise<PageDocument | null>;
  fromUuidSync(uuid: string): PageDocument | null;
  /** Faces that the next dice show, and what fell; see `scriptDice`. */
  quartetDice?: { queue: { faces: number; value: number }[] };
  /** Set while the page must not be taken for the one that a reload brings. */
  quartetOldPage?: boolean;
}
