/** Text by language, as the content files hold it. */
export type Texts = Readonly<Record<"en" | "fi" | "sv" | "ru", string>>;

/** A document as the content files hold it; see CONTRIBUTING. */
export interface ContentDocument {
  readonly _id: string;
  readonly type?: string;
  /** Name of a picture of game-icons.net. */
  readonly icon?: string;
  readonly name: Texts | string;
  readonly description?: Texts;
  readonly biography?: Texts;
  readonly system?: Readonly<Record<string, unknown>>;
  /** Copies of pack documents that an actor carries. */
  readonly items?: readonly ContentCopy[];
  readonly token?: Readonly<Record<string, unknown>>;
  readonly lang?: string;
  readonly pages?: readonly { readonly name: string; readonly text: string }[];
  readonly sort?: number;
  readonly [other: string]: unknown;
}

/** A copy of a document of a pack, with changes. */
export interface ContentCopy {
  /** `_id` of the document in its pack. */
  readonly from: string;
  readonly _id?: string;
  readonly system?: Readonly<Record<string, unknown>>;
  readonly [other: string]: unknown;
}

/** Source data of a document, as Foundry stores it. */
export type Source = Record<string, unknown> & { _id: string };
