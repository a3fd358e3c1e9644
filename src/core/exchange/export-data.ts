import type { DataType } from "./check-data.ts";
import {
  type ActorData,
  APPLICATION,
  type Data,
  type ExchangeFile,
  FORMAT,
  type ItemData,
} from "./format.ts";
import { isSafeImage } from "./safe.ts";
import { pick, type Visitor } from "./shape.ts";

/** What an actor is stored as, as far as it is written. */
export interface ActorSource {
  readonly name: string;
  readonly type: string;
  readonly img?: string | null | undefined;
  readonly system: object;
  readonly prototypeToken: object;
  readonly items: readonly {
    readonly name: string;
    readonly type: string;
    readonly img?: string | null | undefined;
    readonly sort: number;
    readonly system: object;
  }[];
}

/** The types that are written. */
export interface WrittenTypes {
  actor(type: string): Pick<DataType, "shape"> | null;
  item(type: string): Pick<DataType, "shape"> | null;
  readonly token: Pick<DataType, "shape">;
}

const AS_IT_IS: Visitor = { html: (text) => text, leftOut: () => {} };

/**
 * The file of an actor. Only what the data models name goes in, so that ids, ownership, flags and
 * references to other documents stay behind. Items of other systems and modules stay behind too.
 */
export function exportData(
  source: ActorSource,
  types: WrittenTypes,
  { version, step }: Pick<ExchangeFile, "version" | "step">,
): ExchangeFile {
  const { name, type, img } = source;
  const written = (of: Pick<DataType, "shape"> | null, data: object) =>
    (of ? pick(of.shape, data, AS_IT_IS) : {}) as Data;
  const items: ItemData[] = source.items
    .filter((item) => types.item(item.type) !== null)
    .map((item) => ({
      name: item.name,
      type: item.type,
      ...picture(item.img),
      sort: item.sort,
      system: written(types.item(item.type), item.system),
    }));
  const actor: ActorData = {
    name,
    type,
    ...picture(img),
    system: written(types.actor(type), source.system),
    items,
    prototypeToken: written(types.token, source.prototypeToken),
  };
  return { application: APPLICATION, format: FORMAT, version, step, actor };
}

function picture(img: string | null | undefined): { img?: string } {
  return isSafeImage(img) ? { img } : {};
}

/** The name of the file: letters and digits of any language. */
export function fileName(name: string): string {
  const plain = name.normalize("NFC").replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return `${plain.replaceAll(/^-|-$/g, "").slice(0, 80) || APPLICATION}.quartet.json`;
}
