import { existsSync, readdirSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { utils } from "../../bench/common/index.ts";
import { readSeed, type SeedDocument } from "../../bench/server/seed.ts";
import { migrateSource } from "../../src/core/migrations/migrate-source.ts";
import { stepsAfter } from "../../src/core/migrations/plan.ts";
import {
  type Kind,
  type MigrationStep,
  type Source,
  updaterOf,
} from "../../src/core/migrations/step.ts";
import { loadModels, type Models, TYPED_DOCUMENTS } from "../../tools/freeze/models.ts";
import { loadSteps } from "../../tools/freeze/steps.ts";
import { fromRoot } from "../../tools/paths.ts";
import { readJson } from "./files.ts";
import { problemsOf } from "./models.ts";

const FOLDER = "test/fixtures/worlds";
const { version: current } = readJson<{ version: string }>("package.json");
const versions = readdirSync(fromRoot(FOLDER)).sort();

type Document = Source & { readonly _id: string; readonly type: string; readonly name?: string };
type Token = Document & { readonly actorId: string; readonly delta: Document };

/** What a type's newest model would lose or refuse, by the name of the document. */
function lostBy(
  models: Models,
  kind: Kind,
  { type, name, _id, system = {}, items }: Source,
): string[] {
  const model = models[kind][String(type)];
  if (!model) return [`${kind} ${name}: there is no type ${type}`];
  const found = problemsOf(model, model.migrateData(structuredClone(system)));
  const inside = Array.isArray(items) ? items.filter(({ _tombstone }) => !_tombstone) : [];
  return [
    ...found.map((problem) => `${kind} ${name ?? _id} ${type}: ${problem}`),
    ...inside.flatMap((item: Source) => lostBy(models, "Item", item)),
  ];
}

/** An unlinked token's actor as Foundry makes it: the world's, with what is its own laid over. */
function ownActor(base: Source, { items, system = {} }: Source): Source {
  return {
    ...base,
    items,
    system: utils.mergeObject(base.system ?? {}, system, { inplace: false }),
  };
}

/** Steps that want to do again what they have done. */
function restless(kind: Kind, source: Source, steps: readonly MigrationStep[]): number[] {
  let current = source;
  return steps.flatMap((step) => {
    current = migrateSource(kind, current, [step]);
    return updaterOf(step, kind)?.(current) ? [step.number] : [];
  });
}

describe.each(versions)("the world of %s", (version) => {
  let models: Models;
  let due: MigrationStep[];
  let documents: SeedDocument[];
  const all = (kind: string) =>
    documents
      .filter(({ name }) => name === kind)
      .map(({ source }) => source as unknown as Document);
  const tokens = () => all("Scene").flatMap(({ tokens }) => tokens as Token[]);
  const migrated = (kind: Kind, source: Source) => migrateSource(kind, source, due);

  beforeAll(async () => {
    models = await loadModels();
    documents = await readSeed(fromRoot(FOLDER, version));
    const number = documents.find(({ source }) => source.key === "quartet.core.migrationVersion");
    due = stepsAfter(Number(number?.source.value), await loadSteps());
  });

  it.each(TYPED_DOCUMENTS)("loses nothing of any %s on the way to now", (kind) => {
    const sources = all(kind);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.flatMap((source) => lostBy(models, kind, migrated(kind, source)))).toEqual([]);
  });

  it("loses nothing of actors that belong to a token", () => {
    expect(tokens().length).toBeGreaterThan(0);
    for (const { name, actorId, delta } of tokens()) {
      const base = all("Actor").find(({ _id }) => _id === actorId);
      if (!base) throw new Error(`the actor of ${name} is not there`);
      const own = migrated("Actor", { ...delta, type: base.type });
      expect(lostBy(models, "Actor", ownActor(migrated("Actor", base), own))).toEqual([]);
    }
  });

  it("comes to rest: no step changes what it has made", () => {
    for (const kind of TYPED_DOCUMENTS)
      for (const source of all(kind)) expect(restless(kind, source, due), source.name).toEqual([]);
    for (const { delta } of tokens()) expect(restless("Actor", delta, due)).toEqual([]);
  });
});

describe("this version", () => {
  it("has a frozen world with every type; npm run freeze-world writes it", async () => {
    expect(existsSync(fromRoot(FOLDER, current))).toBe(true);
    const documents = await readSeed(fromRoot(FOLDER, current));
    const models = await loadModels();
    for (const kind of TYPED_DOCUMENTS) {
      const types = documents.filter(({ name }) => name === kind).map(({ source }) => source.type);
      expect([...new Set(types)].sort()).toEqual(Object.keys(models[kind]).sort());
    }
  });
});
