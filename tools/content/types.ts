/** Text by language, as the content files hold it. */
export type Texts = Readonly<Record<"en" | "fi" | "sv" | "ru", string>>;

/** Short texts, such as a condition, by the name of their field. */
export type Words = Readonly<Record<string, Texts>>;

/** A document as the content files hold it; see CONTRIBUTING. */
export interface ContentDocument {
  readonly _id: string;
  readonly type?: string;
  /** Name of a picture of game-icons.net. */
  readonly icon?: string;
  readonly name: Texts | string;
  readonly description?: Texts;
  readonly biography?: Texts;
  /** Translations of short texts; the English ones stand in `system` too. */
  readonly words?: Words;
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
  readonly words?: Words;
  readonly [other: string]: unknown;
}

/** Source data of a document, as Foundry stores it. */
export type Source = Record<string, unknown> & { _id: string };
