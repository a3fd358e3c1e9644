/** What tells our files from others. */
export const APPLICATION = "quartet";

/** The number of the shape of files that this version writes. It rises when older versions would misread them. */
export const FORMAT = 1;

/** Bytes of a file that is read at all: a full character has about a hundredth of it. */
export const MAX_BYTES = 2 * 1024 * 1024;

/** Items that one actor may bring. */
export const MAX_ITEMS = 1000;

export type Data = Readonly<Record<string, unknown>>;

/** One change that an active effect makes. */
export interface EffectChange {
  readonly key: string;
  /** How: `add`, `override` and the like, by the names of generation 14. */
  readonly type: string;
  readonly value: string;
  readonly priority: number | null;
  /** When, where that is not at first. */
  readonly phase?: string;
}

/** How long an active effect lasts. When it began means nothing in another world. */
export interface EffectDuration {
  readonly value: number;
  readonly units: string;
}

/** An active effect as files hold it, the same for every generation of Foundry. */
export interface EffectData {
  readonly name: string;
  readonly img?: string;
  readonly description?: string;
  readonly tint?: string;
  readonly disabled: boolean;
  readonly transfer: boolean;
  readonly statuses: readonly string[];
  readonly changes: readonly EffectChange[];
  readonly duration: EffectDuration | null;
}

/** An item as files hold it. */
export interface ItemData {
  readonly name: string;
  readonly type: string;
  readonly img?: string;
  readonly sort?: number;
  readonly system: Data;
  /** Left out where there are none. */
  readonly effects?: readonly EffectData[];
}

/** An actor as files hold it: no ids, no ownership, no flags. */
export interface ActorData {
  readonly name: string;
  readonly type: string;
  readonly img?: string;
  readonly system: Data;
  readonly items: readonly ItemData[];
  /** Left out where there are none. */
  readonly effects?: readonly EffectData[];
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
