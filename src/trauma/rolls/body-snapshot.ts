import type { TranslatedName } from "../../core/i18n/translations.ts";
import {
  type BodyKind,
  bodyOf,
  type StoredPart,
  type StoredParts,
  WHOLE,
} from "../data/body-state.ts";
import type { PartArmour } from "../rules/armour.ts";
import type { Body, PlanPart } from "../rules/body.ts";
import type { TraumaSettings } from "../rules/settings.ts";

/** Armour on a part, as messages hold it. */
export interface KeptArmour extends PartArmour {
  /** Id of the item on its wearer. */
  readonly item: string;
  readonly name: TranslatedName;
}

/** The body of a target as it was when the dice fell, as messages hold it. */
export interface BodySnapshot {
  readonly kind: BodyKind;
  readonly con: number;
  /** Names are those of parts of its own. */
  readonly plan: readonly (PlanPart & { readonly name: TranslatedName })[];
  readonly parts: Readonly<Record<string, StoredPart>>;
  readonly adjust: number;
  readonly hp: number;
  readonly dead: boolean;
}

/** Somebody or something that an attack is aimed at. */
export interface AttackTarget {
  /** UUID of the actor; of an unlinked token, the token's own. */
  readonly actor: string | null;
  readonly token: string | null;
  /** The name that everybody sees. */
  readonly name: string;
  readonly armourClass: number;
  readonly body: BodySnapshot;
  /** By the id of the part; of something without parts, under {@link WHOLE}. */
  readonly armour: Readonly<Record<string, KeptArmour | null>>;
  /** Ids of the parts that are aimed at; none for something without parts. */
  readonly aims: readonly string[];
}

/** One part that is aimed at, as messages hold it. */
export interface KeptAim {
  /** Empty for what has no parts. */
  readonly part: string;
  readonly armour: KeptArmour | null;
}

/** The body as the rules have it. @param parts In place of those of the snapshot. */
export function snapshotBody(
  { con, plan, parts: kept }: Pick<BodySnapshot, "con" | "plan" | "parts">,
  settings: TraumaSettings,
  parts: StoredParts = kept,
): Body {
  return bodyOf(con, plan, parts, settings);
}

/** The aims of a target with the armour that is in the way. */
export function keptAims({ aims, armour, body }: AttackTarget): KeptAim[] {
  if (body.kind === "plain") return [{ part: "", armour: armour[WHOLE] ?? null }];
  return aims.map((part) => ({ part, armour: armour[part] ?? null }));
}

/** The part where nobody has said where to aim: the trunk, or the first one (ours). */
export function usualAim(plan: readonly PlanPart[]): string[] {
  const part = plan.find(({ id }) => id === "torso") ?? plan[0];
  return part ? [part.id] : [];
}
