import { testWorld, type UserIds } from "../../fixtures/world.ts";
import type { Client } from "./clients.ts";
import { type HostDriver, PLAYERS } from "./driver.ts";
import type { PageGlobals } from "./page.ts";

/** Collections of the test world and the classes of their documents, in order of creation. */
const COLLECTIONS = [
  ["folders", "Folder"],
  ["actors", "Actor"],
  ["items", "Item"],
  ["macros", "Macro"],
  ["scenes", "Scene"],
] as const;

/**
 * A licensed Foundry that somebody has started, at the address in `FOUNDRY_URL`. It needs a
 * world of the Quartet system that holds nothing of value, with the users Gamemaster (game
 * master), Aino and Boris (players), none of them with a password.
 */
export class FoundryHost implements HostDriver {
  readonly name = "foundry";

  constructor(readonly url: string) {}

  /** Only a game master who has joined can make the world new: see {@link joined}. */
  async prepare(): Promise<void> {}

  async joined(clients: readonly Client[]): Promise<void> {
    await this.reset(clients);
  }

  async reset(clients: readonly Client[]): Promise<void> {
    const gm = clients.find(({ key }) => key === "gm");
    if (!gm) throw new Error("only a table with a game master can make the world new");
    const users = await gm.run(userIds, PLAYERS);
    const { users: _, ...world } = testWorld(users);
    await gm.run(replaceWorld, { world, collections: COLLECTIONS });
    await Promise.all(clients.map((client) => client.reload()));
  }
}

function userIds(players: typeof PLAYERS): UserIds {
  const { game } = globalThis as unknown as PageGlobals;
  const idOf = (name: string) => {
    const user = game.users.getName(name);
    if (!user) throw new Error(`the world needs a user ${name}`);
    return user.id;
  };
  return {
    gm: idOf(players.gm.name),
    aino: idOf(players.aino.name),
    boris: idOf(players.boris.name),
  };
}

/** Runs in the game master's page: away with the documents of the last test, in with the new. */
async function replaceWorld({
  world,
  collections,
}: {
  world: Record<string, object[]>;
  collections: typeof COLLECTIONS;
}): Promise<void> {
  const page = globalThis as unknown as PageGlobals;
  type Deletes = { deleteDocuments(ids: string[]): Promise<unknown> };
  const classOf = (name: string) => page.CONFIG[name]?.documentClass;
  for (const [collection, name] of [...collections, ["messages", "ChatMessage"]] as const) {
    const ids = page.game[collection].contents.map(({ id }) => id);
    await (classOf(name) as unknown as Deletes).deleteDocuments(ids);
  }
  for (const [collection, name] of collections)
    for (const data of world[collection] ?? [])
      await classOf(name)?.create(data, { keepId: true, keepEmbeddedIds: true });
  for (const user of page.game.users) await user.update({ hotbar: {} });
  await page.game.settings.set("quartet", "core.welcomeSeen", true);
}
