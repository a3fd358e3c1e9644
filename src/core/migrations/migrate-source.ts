import {
  type Changes,
  type Kind,
  type MigrationStep,
  REMOVED,
  type Source,
  updaterOf,
} from "./step.ts";

type Data = Record<string, unknown>;

/** Stored data through all steps after a number, with the items inside. The original stays as it is. */
export function migrateSource(kind: Kind, source: Source, steps: readonly MigrationStep[]): Source {
  let current = source;
  for (const step of steps) {
    const changes = updaterOf(step, kind)?.(current);
    if (changes) current = withChanges(current, changes);
  }
  const { items } = current;
  if (kind !== "Actor" || !Array.isArray(items)) return current;
  return { ...current, items: items.map((item: Source) => migrateSource("Item", item, steps)) };
}

/** A copy of source data with changes in it. */
export function withChanges(source: Source, changes: Changes): Source {
  const copy = structuredClone(source) as Data;
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const holder = keys.reduce(enter, copy);
    if (value === REMOVED) delete holder[last];
    else holder[last] = structuredClone(value);
  }
  return copy;
}

function enter(data: Data, key: string): Data {
  const inner = data[key];
  if (typeof inner === "object" && inner !== null) return inner as Data;
  const fresh: Data = {};
  data[key] = fresh;
  return fresh;
}
