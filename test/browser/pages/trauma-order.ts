import { beforeAll } from "vitest";
import { ids } from "../../fixtures/world.ts";
import { Client } from "../host/clients.ts";
import { create, update } from "../host/documents.ts";
import type { PageGlobals } from "../host/page.ts";
import type { Table } from "../host/table.ts";

/** UUIDs of those who fight: Aino's, Boris's, and the actor of two wolves. */
export interface TraumaPeople {
  anna: string;
  boris: string;
  wolf: string;
}

/** Two players' characters, whom their players speak for, and an opponent. */
export function useTraumaPeople(table: Party): TraumaPeople {
  const people: TraumaPeople = { anna: "", boris: "", wolf: "" };
  beforeAll(async () => {
    const { gm, aino, boris } = table;
    people.anna = await character(gm, "Anna", await userId(aino));
    people.boris = await character(gm, "Borislav", await userId(boris));
    people.wolf = await create(gm, "Actor", {
      name: "Wolf",
      type: "traumaCharacter",
      system: { allegiance: "opponent" },
      items: [{ name: "Teeth", type: "traumaWeapon", system: { kind: "melee", damage: "1d6" } }],
    });
    for (const [client, actor] of [
      [aino, people.anna],
      [boris, people.boris],
    ] as const)
      await update(gm, `User.${await userId(client)}`, { character: actor.split(".")[1] });
  });
  return people;
}

const userId = (client: Client) =>
  client.run(() => (globalThis as unknown as PageGlobals).game.userId, null);

const character = (gm: Client, name: string, owner: string) =>
  create(gm, "Actor", {
    name,
    type: "traumaCharacter",
    ownership: { default: 2, [owner]: 3 },
    prototypeToken: { name, actorLink: true },
    system: { turn: { reaction: true } },
  });

/** Where a token stands at first, in squares, and whose it is. */
interface Stand {
  readonly name: string;
  readonly actor: string;
  readonly x: number;
  readonly y: number;
}

/** Begins an encounter on the scene of the tests. @returns UUIDs of the tokens, by name. */
export function createTraumaFight(
  gm: Client,
  stands: readonly Stand[],
): Promise<Record<string, string>> {
  return gm.run(
    async ([sceneId, stands]) => {
      const page = globalThis as unknown as PageGlobals;
      const scene = page.game.scenes.get(sceneId)!;
      const given = stands.map(({ name, actor, x, y }) => ({
        name,
        actorId: page.fromUuidSync(actor)!.id,
        actorLink: !name.startsWith("Wolf"),
        x: 100 * x,
        y: 100 * y,
      }));
      const tokens = await scene.createEmbeddedDocuments("Token", given);
      const cls = page.CONFIG.Combat!.documentClass;
      const combat = await cls.create({ scene: sceneId, active: true });
      const fighters = tokens.map(({ id, actor }) => {
        return { tokenId: id, sceneId, actorId: actor!.id };
      });
      await combat.createEmbeddedDocuments("Combatant", fighters);
      return Object.fromEntries(tokens.map(({ name, uuid }) => [name, uuid]));
    },
    [ids.scene, [...stands]] as const,
  );
}

/** The wolf of a token attacks another's torso with its teeth, without the dialog. */
export async function bite(gm: Client, wolf: string, target: string): Promise<void> {
  await gm.run(
    async ([wolf, target]) => {
      const page = globalThis as unknown as PageGlobals;
      const teeth = page.fromUuidSync(wolf)!.actor!.items.getName("Teeth")!;
      await teeth.use({ skipDialog: true, targets: [target], aims: ["torso"] });
    },
    [wolf, target] as const,
  );
}

/** A table whose game master can leave it. */
export interface Party {
  readonly gm: Client;
  readonly aino: Client;
  readonly boris: Client;
  readonly all: readonly Client[];
  /** The game master leaves, and the players know it. */
  leaveToPlayers(): Promise<void>;
}

/** Lets a game master join the players of a table. */
export function useParty(table: Table): Party {
  let gm: Client | null = null;
  beforeAll(async () => {
    gm = await Client.join(table.browser, table.host.url, "gm");
  });
  return {
    get gm() {
      if (!gm) throw new Error("there is no game master");
      return gm;
    },
    get aino() {
      return table.aino;
    },
    get boris() {
      return table.boris;
    },
    get all() {
      return [this.gm, ...table.all];
    },
    async leaveToPlayers() {
      this.gm.expectQuiet();
      await this.gm.leave();
      for (const { page } of table.all) await page.waitForFunction(isAlone);
    },
  };
}

const isAlone = () =>
  (globalThis as unknown as { game: { users: { activeGM: unknown } } }).game.users.activeGM ===
  null;
