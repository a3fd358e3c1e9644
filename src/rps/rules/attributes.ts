import { RuleError, requireChoice, requireInteger } from "../../core/rules/errors.ts";
import { type Warning, warning } from "../../core/rules/warning.ts";
import { NB_BOUNDS, requireNb, requireSigned } from "./scales.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";
import type { AttributeDefinition, AttributeKind, Race, Range } from "./world.ts";

/** An attribute of a character: its place on the scale, its NB, or both. RPS [47–49] */
export interface AttributeScore {
  readonly value?: number | null;
  readonly nb?: number | null;
}
/** Scores by attribute id. */
export type AttributeScores = Readonly<Record<string, AttributeScore>>;

/** @returns Whether this kind has a value on the scale. RPS [49] */
export const hasValue = (kind: AttributeKind): boolean => kind !== "nb";
/** @returns Whether this kind can be used like a skill. RPS [49] */
export const hasNb = (kind: AttributeKind): boolean => kind !== "value";

/** How a value is described: off the average by a little, a lot, nearly the most, or beyond. RPS [47] */
export const VALUE_SIZES = ["average", "little", "lot", "nearlyMost", "beyond"] as const;
export interface ValueDescription {
  readonly direction: "below" | "average" | "above";
  readonly size: (typeof VALUE_SIZES)[number];
}

/** @returns In which words a value is put. @throws {RuleError} RPS [47–48] */
export function describeValue(value: number): ValueDescription {
  const checked = requireSigned("value", value);
  const size = VALUE_SIZES[Math.min(4, Math.abs(checked))] ?? "beyond";
  return { direction: checked === 0 ? "average" : checked < 0 ? "below" : "above", size };
}

/** @returns The attribute of the world with this id. @throws {RuleError} `unknownChoice` */
export function attributeDefinition(
  id: string,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): AttributeDefinition {
  const ids = settings.attributes.map((definition) => definition.id);
  const found = settings.attributes[ids.indexOf(requireChoice("attribute", id, ids))];
  if (found === undefined) throw new RuleError("unknownChoice", { input: "attribute", value: id });
  return found;
}

/**
 * An NB in use: exactly like a skill of level 1–3.
 * @throws {RuleError} `forbidden` for an attribute that is a value only. RPS [49]
 */
export function nbAsSkill(
  id: string,
  score: AttributeScore,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
): number {
  if (!hasNb(attributeDefinition(id, settings).kind))
    throw new RuleError("forbidden", { input: "attribute", value: id });
  return requireNb(score.nb);
}

/** @returns The usual values of an attribute for a race: its average ± the attribute's bounds. RPS [47][142] */
export function attributeBounds(definition: AttributeDefinition, race: Race): Range {
  const average = requireSigned("average", race.averages[definition.id] ?? 0);
  const { min, max } = definition.bounds;
  return race.bounds?.[definition.id] ?? { min: min + average, max: max + average };
}

/** What can be odd about attributes. */
export const ATTRIBUTE_WARNINGS = [
  "valueMissing",
  "valueNotExpected",
  "valueOutOfBounds",
  "valueHardlyPlayable",
  "nbMissing",
  "nbNotExpected",
  "nbOutOfBounds",
] as const;
export type AttributeWarning = Warning<(typeof ATTRIBUTE_WARNINGS)[number]>;

/**
 * Holds the attributes of a character against the world's set; there is no budget.
 * @param scores By attribute id. @throws {RuleError} for an unknown attribute or a broken number. RPS [47–51][142]
 */
export function attributeWarnings(
  scores: AttributeScores,
  settings: RpsSettings = DEFAULT_RPS_SETTINGS,
  race: Race | undefined = settings.races[0],
): AttributeWarning[] {
  for (const id of Object.keys(scores)) attributeDefinition(id, settings);
  return settings.attributes.flatMap((definition) => [
    ...valueWarnings(definition, scores[definition.id]?.value ?? null, race),
    ...nbWarnings(definition, scores[definition.id]?.nb ?? null),
  ]);
}

function valueWarnings(
  definition: AttributeDefinition,
  value: number | null,
  race: Race | undefined,
): AttributeWarning[] {
  const { id, kind } = definition;
  const subjects = [id];
  if (value === null)
    return hasValue(kind)
      ? [warning("valueMissing", "49", {}, { subjects, severity: "info" })]
      : [];
  requireSigned("value", value);
  if (!hasValue(kind)) return [warning("valueNotExpected", "49", { value }, { subjects })];
  const { min, max } = race ? attributeBounds(definition, race) : definition.bounds;
  if (value < min || value > max)
    return [warning("valueOutOfBounds", "47", { value, min, max }, { subjects })];
  return value <= -3
    ? [warning("valueHardlyPlayable", "51", { value }, { subjects, severity: "info" })]
    : [];
}

function nbWarnings({ id, kind }: AttributeDefinition, nb: number | null) {
  const found: AttributeWarning[] = [];
  const subjects = [id];
  if (nb === null) {
    if (hasNb(kind)) found.push(warning("nbMissing", "49", {}, { subjects, severity: "info" }));
    return found;
  }
  requireInteger("nb", nb);
  if (!hasNb(kind)) found.push(warning("nbNotExpected", "49", { nb }, { subjects }));
  else if (nb < NB_BOUNDS.min || nb > NB_BOUNDS.max)
    found.push(warning("nbOutOfBounds", "49", { nb, ...NB_BOUNDS }, { subjects }));
  return found;
}
