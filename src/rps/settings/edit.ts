import { attributeBounds } from "../rules/attributes.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "../rules/settings.ts";
import { isSame } from "../rules/settings-check.ts";
import {
  ATTRIBUTE_KINDS,
  type AttributeDefinition,
  HUMAN_BOUNDS,
  type Race,
  type Range,
} from "../rules/world.ts";

/*
 * Where a value stands in the settings, in words: `gain.2.0`, `untrained.level`,
 * `attributes.<id>.kind`. Entries of lists are found by their id, cells of tables by their index.
 */

/** The value at a path; undefined if there is none. */
export function valueAt(holder: unknown, path: readonly string[]): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return holder;
  if (typeof holder !== "object" || holder === null) return undefined;
  const inner = Array.isArray(holder)
    ? holder.find((entry, index) => isAt(entry, index, head))
    : Reflect.get(holder, head);
  return valueAt(inner, rest);
}

/** The same data with another value at a path. An entry that a list does not have is not added. */
export function withValue<T>(holder: T, path: readonly string[], value: unknown): T {
  const [head, ...rest] = path;
  if (head === undefined) return value as T;
  if (Array.isArray(holder))
    return holder.map((entry, index) =>
      isAt(entry, index, head) ? withValue(entry, rest, value) : entry,
    ) as T;
  const inner = valueAt(holder, [head]);
  return { ...holder, [head]: withValue(inner, rest, value) };
}

function isAt(entry: unknown, index: number, head: string): boolean {
  if (typeof entry === "object" && entry !== null && "id" in entry) return entry.id === head;
  return String(index) === head;
}

/** The rules of the world with one value changed: the key, and what it now holds. */
export function edited(
  settings: RpsSettings,
  path: string,
  value: unknown,
): { readonly key: keyof RpsSettings; readonly value: never } {
  const [head = "", ...rest] = path.split(".");
  const key = head as keyof RpsSettings;
  const next = withValue<unknown>(settings[key], rest, value);
  const tidy = key === "races" ? tidyRaces(next as Race[], settings.attributes) : next;
  return { key, value: tidy as never };
}

/** What the book (or our default) has at a path. */
export function bookValue(path: string): unknown {
  return valueAt(DEFAULT_RPS_SETTINGS, path.split("."));
}

/** Whether what stands at a path is what the book has there. */
export function isBookAt(settings: RpsSettings, path: string): boolean {
  return isSame(valueAt(settings, path.split(".")), bookValue(path));
}

/** A new attribute, or the one that magic uses. */
export function newAttribute(id: string, forMagic = false): AttributeDefinition {
  const kind = forMagic ? "valueAndNb" : ATTRIBUTE_KINDS[0];
  return { id, kind, initiative: false, bounds: HUMAN_BOUNDS };
}

/** The list with one entry a place further up. */
export function movedUp<T>(list: readonly T[], index: number): T[] {
  const moved = [...list];
  if (index > 0) moved.splice(index - 1, 0, ...moved.splice(index, 1));
  return moved;
}

/**
 * Averages of 0 and bounds that follow from the average anyway are not kept; where only one end of
 * a range was given, the other follows from the average.
 */
function tidyRaces(races: readonly Race[], attributes: readonly AttributeDefinition[]): Race[] {
  return races.map(({ id, averages, bounds = {} }) => {
    const kept = Object.entries(averages).filter(([, average]) => average !== 0);
    const race = { id, averages: Object.fromEntries(kept) };
    const own = Object.entries(bounds).flatMap(([attribute, range]) => {
      const definition = attributes.find((entry) => entry.id === attribute);
      if (!definition) return [[attribute, range] as const];
      const derived = attributeBounds(definition, race);
      const whole = { ...derived, ...range };
      return isSame(whole, derived) ? [] : [[attribute, whole] as const];
    });
    return own.length > 0 ? { ...race, bounds: Object.fromEntries(own) } : race;
  });
}

/**
 * Makes a race the one by whose average all are measured, so that nobody becomes stronger or weaker:
 * all other numbers move with it. RPS [142]
 */
export function measuredBy(
  races: readonly Race[],
  id: string,
  attributes: readonly AttributeDefinition[],
): Race[] {
  const baseline = races.find((race) => race.id === id);
  if (!baseline) return [...races];
  const moved = races.map((race) => shifted(race, baseline.averages));
  const isBaseline = (race: Race) => race.id === id;
  return tidyRaces(
    [...moved.filter(isBaseline), ...moved.filter((race) => !isBaseline(race))],
    attributes,
  );
}

function shifted({ id, averages, bounds = {} }: Race, by: Race["averages"]): Race {
  const attributes = [...new Set([...Object.keys(averages), ...Object.keys(by)])];
  const change = (attribute: string) => by[attribute] ?? 0;
  const ranges = Object.entries(bounds).map(([attribute, { min, max }]) => {
    const range: Range = { min: min - change(attribute), max: max - change(attribute) };
    return [attribute, range] as const;
  });
  return {
    id,
    averages: Object.fromEntries(
      attributes.map((attribute) => [attribute, (averages[attribute] ?? 0) - change(attribute)]),
    ),
    bounds: Object.fromEntries(ranges),
  };
}
