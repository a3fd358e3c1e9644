/** What tells our files from others. */
export const APPLICATION = "quartet";

/** The number of the shape of files that this version writes. It rises when older versions would misread them. */
export const FORMAT = 1;

/** Bytes of a file that is read at all: a full character has about a hundredth of it. */
export const MAX_BYTES = 2 * 1024 * 1024;

/** Items that one actor may bring. */
export const MAX_ITEMS = 1000;

export type Data = Readonly<Record<string, unknown>>;

/** An item as files hold it. */
export interface ItemData {
  readonly name: string;
  readonly type: string;
  readonly img?: string;
  readonly sort?: number;
  readonly system: Data;
}

/** An actor as files hold it: no ids, no ownership, no flags. */
export interface ActorData {
  readonly name: string;
  readonly type: string;
  readonly img?: string;
  readonly system: Data;
  readonly items: readonly ItemData[];
  readonly prototypeToken: Data;
}

/** The content of a file. */
export interface ExchangeFile {
  readonly application: typeof APPLICATION;
  readonly format: number;
  /** The version of the system that wrote it. */
  readonly version: string;
  /** The last step of migrations that the data had been through. */
  readonly step: number;
  readonly actor: ActorData;
}

export function isData(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
