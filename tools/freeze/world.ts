import { stableId } from "../content/ids.ts";
import { bookOf, type Frozen, frozenPair, unlinkedToken } from "./documents.ts";
import { loadModels, type Models, type TypedDocument } from "./models.ts";
import { loadSteps } from "./steps.ts";

/** Files of a frozen world by path without `.json`: lists of stored documents. */
export type FrozenWorld = Readonly<Record<string, readonly object[]>>;

const GAME_MASTER = stableId("gamemaster");
const SCENE = stableId("somewhere");

/** A world with two of every type that this version has: one full, one new. */
export async function freezeWorld(): Promise<FrozenWorld> {
  const models = await loadModels();
  const items = pairs(models, "Item");
  const messages = pairs(models, "ChatMessage");
  const actors = mapValues(pairs(models, "Actor"), (pair, type) => withItems(pair, type, items));
  const tokens = Object.values(actors).map(([full], at) => unlinkedToken(full as Frozen, at));
  return {
    users: [{ _id: GAME_MASTER, name: "Gamemaster", role: 4 }],
    ...below("actors", actors),
    ...below("items", items),
    ...below(
      "messages",
      mapValues(messages, (pair) => pair.map(signed)),
    ),
    scenes: [{ _id: SCENE, name: "Somewhere", active: true, tokens }],
    settings: [{ key: "quartet.core.migrationVersion", value: (await loadSteps()).at(-1)?.number }],
  };
}

function pairs(models: Models, name: TypedDocument): Record<string, Frozen[]> {
  return mapValues(models[name], (model, type) => frozenPair(name, type, model));
}

/** The full actor carries every item of its rule book. */
function withItems(
  [full, fresh]: Frozen[],
  type: string,
  items: Readonly<Record<string, readonly Frozen[]>>,
): Frozen[] {
  const own = Object.entries(items).filter(([item]) => bookOf(item) === bookOf(type));
  const carried = own.flatMap(([, [item]]) => (item ? [item] : []));
  return [{ ...(full as Frozen), items: carried }, fresh as Frozen];
}

function signed(message: Frozen): Frozen {
  return { ...message, author: GAME_MASTER, timestamp: 0, speaker: { alias: "Somebody" } };
}

function below(folder: string, files: Readonly<Record<string, readonly Frozen[]>>): FrozenWorld {
  return Object.fromEntries(
    Object.entries(files).map(([name, list]) => [`${folder}/${name}`, list]),
  );
}

function mapValues<A, B>(
  object: Readonly<Record<string, A>>,
  change: (value: A, key: string) => B,
): Record<string, B> {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, change(value, key)]),
  );
}
