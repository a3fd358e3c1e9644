import { beforeAll, expect } from "vitest";
import { ids } from "../../fixtures/world.ts";
import type { Client } from "../host/clients.ts";
import { create } from "../host/documents.ts";
import type { PageGlobals } from "../host/page.ts";
import type { Table } from "../host/table.ts";

export const LP = "system.lp.value";

/** UUIDs of those who fight: Aino's, Boris's, and the game master's with its unlinked token. */
export interface HelixPeople {
  daige: string;
  thug: string;
  ork: string;
  orkToken: string;
}

const skill = (identifier: string, name: string, value: number) => ({
  name,
  type: "helixSkill",
  system: { identifier, value },
});

/** Daige and the thug as the book has them (HELIX 002:59), and an orc that is the game master's. */
export function useHelixPeople(table: Table): HelixPeople {
  const people: HelixPeople = { daige: "", thug: "", ork: "", orkToken: "" };
  beforeAll(() => createPeople(table, people));
  return people;
}

async function createPeople(table: Table, people: HelixPeople): Promise<void> {
  const { gm, aino, boris } = table;
  const [ainoId, borisId] = await Promise.all(
    [aino, boris].map((client) =>
      client.run(() => (globalThis as unknown as PageGlobals).game.userId, null),
    ),
  );
  const character = (name: string, owner: string | undefined, items: object[]) =>
    create(gm, "Actor", {
      name,
      type: "helixCharacter",
      ownership: owner ? { default: 0, [owner]: 3 } : { default: 0 },
      prototypeToken: { name, actorLink: owner !== undefined },
      system: { lp: { value: 13 }, attributes: { int: { value: 3 } } },
      items,
    });
  people.daige = await character("Daige", ainoId, [
    skill("staffWeapons", "Stångvapen", 4),
    { name: "Spjut", type: "helixWeapon", system: { value: 2, skill: "staffWeapons" } },
    {
      name: "Läder",
      type: "helixArmor",
      system: { value: 1, locations: ["leftArm", "rightArm", "torso"], worn: true },
    },
  ]);
  people.thug = await character("Bandit", borisId, [
    skill("knives", "Ножи", 3),
    { name: "Кинжал", type: "helixWeapon", system: { value: 1, skill: "knives" } },
  ]);
  people.ork = await character("Duke X", undefined, [skill("claws", "Claws", 2)]);
  people.orkToken = await gm.run(
    async ([scene, actor]) => {
      const page = globalThis as unknown as PageGlobals;
      const actorId = page.fromUuidSync(actor)!.id;
      const [token] = await page.game.scenes
        .get(scene)!
        .createEmbeddedDocuments("Token", [
          { name: "Stranger", actorId, actorLink: false, x: 900, y: 500 },
        ]);
      return token!.uuid;
    },
    [ids.scene, people.ork] as const,
  );
  const hasArrived = (uuid: string) =>
    (globalThis as unknown as PageGlobals).fromUuidSync(uuid) !== null;
  for (const { page } of table.all) await page.waitForFunction(hasArrived, people.orkToken);
}

/** Calls a function of HELIX's API for an actor, without waiting for what its dialog brings. */
export function callHelix(client: Client, name: string, actor: string, ...given: unknown[]) {
  return client.run(
    ([name, actor, given]) => {
      const page = globalThis as unknown as PageGlobals;
      const api = page.game.system.api as unknown as {
        helix: Record<string, (...given: unknown[]) => Promise<unknown>>;
      };
      void api.helix[name]!(page.fromUuidSync(actor), ...given);
    },
    [name, actor, given] as const,
  );
}

export const dialog = (client: Client) => client.locator(".helix-contest");

export async function submit(client: Client): Promise<void> {
  await dialog(client).locator(".quartet-roll").click();
  await dialog(client).waitFor({ state: "detached" });
}

/** The newest contest that a client has. */
export async function newestContest(client: Client, before: number): Promise<string> {
  const ids = () =>
    client.run(
      () =>
        (globalThis as unknown as PageGlobals).game.messages.contents
          .filter(({ _source }) => _source.type === "contestOffer")
          .map(({ id }) => id),
      null,
    );
  await expect.poll(async () => (await ids()).length, { timeout: 10_000 }).toBeGreaterThan(before);
  return (await ids()).at(-1) as string;
}

export const contestCount = (client: Client) =>
  client.run(
    () =>
      (globalThis as unknown as PageGlobals).game.messages.contents.filter(
        ({ _source }) => _source.type === "contestOffer",
      ).length,
    null,
  );

export const weaponOf = (client: Client, actor: string) =>
  client.run((actor) => {
    const items = (globalThis as unknown as PageGlobals).fromUuidSync(actor)!.items;
    return [...items].find(({ _source }) => _source.type === "helixWeapon")!.uuid;
  }, actor);

/** Targets a token, or lets go of it. */
export function target(client: Client, token: string, isTarget: boolean): Promise<void> {
  return client.run(
    ([token, isTarget]) => {
      const { canvas } = globalThis as unknown as {
        canvas: { tokens: { get(id: string): { setTarget(on: boolean): void } } };
      };
      canvas.tokens.get(token.split(".").at(-1)!).setTarget(isTarget);
    },
    [token, isTarget] as const,
  );
}

/** Drops a document on a window, as a drag from the sidebar does. */
export function dropOn(client: Client, selector: string, document: string): Promise<void> {
  return client.run(
    ([selector, uuid]) => {
      const data = new DataTransfer();
      data.setData("text/plain", JSON.stringify({ type: "Actor", uuid }));
      const event = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data });
      globalThis.document.querySelector(`${selector} .opponent-list`)?.dispatchEvent(event);
    },
    [selector, document] as const,
  );
}
