import type { DataType } from "./check-data.ts";
import {
  type ActorData,
  APPLICATION,
  type Data,
  type EffectData,
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
    readonly effects?: readonly EffectSource[] | undefined;
  }[];
  readonly effects?: readonly EffectSource[] | undefined;
}

/** An active effect as it is stored, besides what each generation of Foundry has of its own. */
export interface EffectSource {
  readonly name: string;
  readonly type?: string | undefined;
  readonly img?: string | null | undefined;
  readonly description?: string | undefined;
  readonly tint?: unknown;
  readonly disabled?: boolean | undefined;
  readonly transfer?: boolean | undefined;
  readonly statuses?: Iterable<string> | undefined;
}

/** The types that are written. */
export interface WrittenTypes {
  actor(type: string): Pick<DataType, "shape"> | null;
  item(type: string): Pick<DataType, "shape"> | null;
  readonly token: Pick<DataType, "shape">;
  /** What generations of Foundry store in different ways. */
  effectParts(source: EffectSource): Pick<EffectData, "changes" | "duration">;
}

/** The type of an effect that no module has made. */
const BASE_TYPE = "base";

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
      ...writtenEffects(item.effects, types),
    }));
  const actor: ActorData = {
    name,
    type,
    ...picture(img),
    system: written(types.actor(type), source.system),
    items,
    ...writtenEffects(source.effects, types),
    prototypeToken: written(types.token, source.prototypeToken),
  };
  return { application: APPLICATION, format: FORMAT, version, step, actor };
}

/** Effects of modules' own types stay behind, as their items do. */
function writtenEffects(
  sources: readonly EffectSource[] | undefined,
  types: WrittenTypes,
): Pick<ActorData, "effects"> {
  const own = (sources ?? []).filter(({ type = BASE_TYPE }) => type === BASE_TYPE);
  if (own.length === 0) return {};
  return {
    effects: own.map((source) => ({
      name: source.name,
      ...picture(source.img),
      ...(source.description && { description: source.description }),
      ...(typeof source.tint === "string" && { tint: source.tint }),
      disabled: source.disabled === true,
      transfer: source.transfer !== false,
      statuses: [...(source.statuses ?? [])],
      ...types.effectParts(source),
    })),
  };
}

function picture(img: string | null | undefined): { img?: string } {
  return isSafeImage(img) ? { img } : {};
}

/** The name of the file: letters and digits of any language. */
export function fileName(name: string): string {
  const plain = name.normalize("NFC").replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return `${plain.replaceAll(/^-|-$/g, "").slice(0, 80) || APPLICATION}.quartet.json`;
}
