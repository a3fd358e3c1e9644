import type { Locator } from "playwright-core";
import { beforeAll, expect } from "vitest";
import { ids } from "../../fixtures/world.ts";
import type { Client } from "../host/clients.ts";
import { scriptDice } from "../host/dice.ts";
import { create } from "../host/documents.ts";
import type { PageGlobals } from "../host/page.ts";
import type { Table } from "../host/table.ts";

/** UUIDs of four who fight: Aino's, Boris's, and two of the game master's. */
export interface RpsPeople {
  timo: string;
  mikko: string;
  hagar: string;
  ymir: string;
}

const skill = (identifier: string, name: string, level: number) => ({
  name,
  type: "rpsSkill",
  system: { identifier, level },
});

const weapon = (name: string, size: number, skill: string) => ({
  name,
  type: "rpsMeleeWeapon",
  system: { size, damage: 3, types: ["slashing"], skill, durability: { value: 3, max: 3 } },
});

interface Person {
  readonly name: string;
  readonly owner?: string | undefined;
  readonly level: number;
  readonly tk: number;
  readonly agility: number;
  readonly items: readonly object[];
}

/** Timo and Mikko as the book has them (RPS 11, 63), and two guards with long weapons. */
export function useRpsPeople(table: Table): RpsPeople {
  const people: RpsPeople = { timo: "", mikko: "", hagar: "", ymir: "" };
  beforeAll(() => createPeople(table, people));
  return people;
}

async function createPeople({ gm, aino, boris, all }: Table, people: RpsPeople): Promise<void> {
  const [ainoId, borisId] = await Promise.all(
    [aino, boris].map((client) =>
      client.run(() => (globalThis as unknown as PageGlobals).game.userId, null),
    ),
  );
  const person = ({ name, owner, agility, items, ...rest }: Person) =>
    create(gm, "Actor", {
      name,
      type: "rpsCharacter",
      ownership: owner ? { default: 0, [owner]: 3 } : { default: 0 },
      prototypeToken: { name, actorLink: true },
      system: { ...rest, attributes: { agility: { value: agility, nb: 1 } } },
      items,
    });
  const katana = weapon("Katana", 1, "melee");
  const melee = skill("melee", "Lähitaistelu", 5);
  people.timo = await person({
    name: "Timo",
    owner: ainoId,
    level: 4,
    tk: 5,
    agility: 2,
    items: [melee, katana],
  });
  people.mikko = await person({
    name: "Mikko",
    owner: borisId,
    level: 4,
    tk: 3,
    agility: 1,
    items: [melee],
  });
  const guard = { level: 2, tk: 3, agility: 1, items: [skill("melee", "Aseet", 3)] };
  people.hagar = await person({ name: "Hagar", ...guard });
  const spear = weapon("Spear", 2, "melee");
  people.ymir = await person({ name: "Ymir", ...guard, items: [...guard.items, spear] });
  const hasArrived = (uuid: string) =>
    (globalThis as unknown as PageGlobals).fromUuidSync(uuid) !== null;
  for (const { page } of all) await page.waitForFunction(hasArrived, people.ymir);
}

/** What the tests touch of combats, beyond the members of other documents. */
interface PageCombat {
  readonly id: string;
  readonly round: number;
  rollInitiative(ids: readonly string[]): Promise<unknown>;
  createEmbeddedDocuments(
    name: string,
    data: readonly object[],
  ): Promise<readonly { readonly id: string }[]>;
}

/** Begins an encounter with tokens of these actors. @returns ids of the combatants, in that order. */
export function createFight(gm: Client, actors: readonly string[]): Promise<string[]> {
  return gm.run(
    async ([sceneId, actors]) => {
      const page = globalThis as unknown as PageGlobals;
      const scene = page.game.scenes.get(sceneId)!;
      const given = actors.map((uuid, at) => {
        const { id, name } = page.fromUuidSync(uuid)!;
        return { name, actorId: id, actorLink: true, x: 200 + 200 * at, y: 700 };
      });
      const tokens = await scene.createEmbeddedDocuments("Token", given);
      const cls = page.CONFIG.Combat!.documentClass;
      const combat = (await cls.create({ scene: sceneId, active: true })) as unknown as PageCombat;
      const fighters = await combat.createEmbeddedDocuments(
        "Combatant",
        tokens.map(({ id, actor }) => ({ tokenId: id, sceneId, actorId: actor!.id })),
      );
      return fighters.map(({ id }) => id);
    },
    [ids.scene, [...actors]] as const,
  );
}

/** The combat tracker, as one client shows it. */
export class Tracker {
  readonly root: Locator;
  readonly panel: Locator;

  constructor(readonly client: Client) {
    this.root = client.locator("#combat");
    this.panel = this.root.locator(".quartet-fight");
  }

  async open(): Promise<this> {
    await this.client.run(() => {
      const { ui } = globalThis as unknown as PageGlobals;
      ui.sidebar.expand();
      ui.sidebar.changeTab("combat", "primary");
    }, null);
    return this;
  }

  /** The row of a combatant; others can be named in it. */
  row(name: string): Locator {
    const own = this.client.page.locator(".name", { hasText: name });
    return this.root.locator("[data-combatant-id]").filter({ has: own });
  }

  /** A button of the panel. */
  button(action: string, hasText?: string): Locator {
    const selector = `button[data-action="${action}"]`;
    return hasText ? this.panel.locator(selector, { hasText }) : this.panel.locator(selector);
  }

  /** Who stands where in the order. */
  names(): Promise<string[]> {
    return this.root.locator("[data-combatant-id] .name").allTextContents();
  }

  /** The lines under a name. */
  async notes(name: string): Promise<string[]> {
    const lines = await this.row(name).locator(".quartet-turn li").allTextContents();
    return lines.map((line) => line.trim());
  }

  get step(): Locator {
    return this.panel.locator(".step");
  }

  /** As it stands in the row, in an input or in words. */
  initiative(name: string): Promise<string> {
    return this.row(name)
      .locator(".token-initiative")
      .evaluate((cell) => cell.querySelector("input")?.value ?? cell.textContent.trim());
  }

  /** Asks for initiative once more, as a macro would; does not wait for the answer. */
  async rollAgain(name: string): Promise<void> {
    const id = await this.row(name).getAttribute("data-combatant-id");
    await this.client.run((id) => {
      const { game } = globalThis as unknown as { game: { combat: PageCombat } };
      void game.combat.rollInitiative([id]);
    }, String(id));
  }

  round(): Promise<number> {
    return this.client.run(
      () => (globalThis as unknown as { game: { combat: PageCombat } }).game.combat.round,
      null,
    );
  }

  /** Id of the newest contest. */
  contest(): Promise<string> {
    return this.client.run(
      () =>
        (globalThis as unknown as PageGlobals).game.messages.contents.findLast(
          ({ _source }) => _source.type === "contestOffer",
        )!.id,
      null,
    );
  }
}

/** Throws the initiative die of a combatant from the tracker, and waits for what comes of it. */
export async function rollDice(client: Client, name: string, face: number): Promise<void> {
  const tracker = new Tracker(client);
  await scriptDice(client, 6, [face]);
  await tracker.row(name).locator('[data-action="rollInitiative"]').click();
  await expect.poll(() => tracker.initiative(name)).toMatch(/\d/);
}
