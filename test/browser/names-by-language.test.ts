import { beforeAll, describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import type { Client } from "./host/clients.ts";
import { scriptDice } from "./host/dice.ts";
import { create, messagesOf, shown, stored, update } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { host } from "./host/selectors.ts";
import { useTable } from "./host/table.ts";
import { rolled } from "./pages/card.ts";
import { newestContest, target } from "./pages/helix-contest.ts";
import { createHidden, EGIL, type HiddenPeople, STRANGER, useOf } from "./pages/hidden-name.ts";
import { Tracker } from "./pages/rps-battle.ts";

const table = useTable();
const READERS = ["gm", "aino", "boris"] as const;
const ANY = /Egil|Эгиль/;

const BOW = {
  name: "Bow",
  type: "helixWeapon",
  system: { value: 2, skill: "agi", mode: "passive" },
};
const TEETH = { name: "Teeth", type: "traumaWeapon", system: { kind: "melee", damage: "1" } };
const GRENADE = {
  name: "Grenade",
  type: "rpsExplosive",
  system: { damage: 5, force: { core: 2, half: 5, reach: 10 }, ammunition: { value: 3, max: 3 } },
};
/** Who stands near an explosion, as its message has them. */
interface Standing {
  readonly token: string;
  readonly name: string;
}
let helix: HiddenPeople;
let trauma: HiddenPeople;

const textOf = async (client: Client, id: string) => {
  const card = client.locator(host.message(id));
  await card.waitFor({ state: "attached" });
  return (await card.textContent()) ?? "";
};

/** Each reader's card of a message has the name as they know it, and no other of its names. */
async function expectEgil(id: string): Promise<void> {
  for (const key of READERS) {
    const text = await textOf(table[key], id);
    expect(text, key).toContain(EGIL[key]);
    for (const other of READERS) if (other !== key) expect(text, key).not.toContain(EGIL[other]);
  }
}

/** Nobody can read who the stranger is: not on the card, nor in what travels. */
async function expectStranger(id: string): Promise<void> {
  for (const key of READERS) {
    const text = await textOf(table[key], id);
    expect(text, key).toContain(STRANGER);
    expect(text, key).not.toMatch(ANY);
    const message = (await messagesOf(table[key])).find(({ _id }) => _id === id);
    expect(JSON.stringify(message), key).not.toMatch(ANY);
  }
}

beforeAll(async () => {
  helix = await createHidden(table, "helix", [BOW], 200);
  trauma = await createHidden(table, "trauma", [TEETH], 400);
});

describe("the name of a ready character's token", () => {
  it("is read by everybody in their own language, and one that was given by nobody in another", async () => {
    for (const key of READERS) {
      await expect.poll(() => shown(table[key], helix.known, "name")).toBe(EGIL[key]);
      expect(await shown(table[key], helix.hidden, "name")).toBe(STRANGER);
      const plate = (uuid: string) =>
        table[key].locator(`[data-token-id="${uuid.split(".").at(-1)}"]`).textContent();
      expect(await plate(helix.known)).toContain(EGIL[key]);
      expect(await plate(helix.hidden)).not.toMatch(ANY);
    }
  });

  it("stands so on a shot's card, and on what follows from it", async () => {
    const { aino } = table;
    for (const [token, expectName] of [
      [helix.known, expectEgil],
      [helix.hidden, expectStranger],
    ] as const) {
      await target(aino, token, true);
      await scriptDice(aino, 6, [6, 5]);
      const id = await rolled(aino, () =>
        useOf(aino, helix.hero, "Bow", { skipDialog: true, difficulty: 3 }),
      );
      await expectName(id);
      await target(aino, token, false);
    }
  });

  it("stands so on an attack's card", async () => {
    const { aino } = table;
    for (const [token, expectName] of [
      [trauma.known, expectEgil],
      [trauma.hidden, expectStranger],
    ] as const) {
      await scriptDice(aino, 20, [2]);
      const options = { skipDialog: true, targets: [token], aims: ["torso"] };
      const id = await rolled(aino, () => useOf(aino, trauma.hero, "Teeth", options));
      await expectName(id);
    }
  });

  it("speaks so in the chat", async () => {
    const { gm } = table;
    for (const [token, expectName] of [
      [trauma.known, expectEgil],
      [trauma.hidden, expectStranger],
    ] as const) {
      await scriptDice(gm, 20, [2]);
      const options = { skipDialog: true, targets: [trauma.hero], aims: ["torso"] };
      const id = await rolled(gm, () => useOf(gm, token, "Teeth", options));
      await expectName(id);
    }
  });

  it("stands so on the card of a contest", async () => {
    const { aino } = table;
    for (const [token, expectName] of [
      [helix.known, expectEgil],
      [helix.hidden, expectStranger],
    ] as const) {
      const before = (await messagesOf(aino)).filter(({ type }) => type === "contestOffer").length;
      await scriptDice(aino, 6, [2]);
      await aino.run(
        ([hero, token]) => {
          const page = globalThis as unknown as PageGlobals;
          const { helix } = page.game.system.api as unknown as {
            helix: { openContest(actor: object, options: object): Promise<unknown> };
          };
          const actor = page.fromUuidSync(hero)!;
          void helix.openContest(actor, { opponents: [token], value: "agi", skipDialog: true });
        },
        [helix.hero, token] as const,
      );
      await expectName(await newestContest(aino, before));
    }
  });

  it("stands so in the list of an explosion", async () => {
    const { gm } = table;
    const rps = await createHidden(table, "rps", [GRENADE], 600);
    await update(gm, `Scene.${ids.scene}`, { grid: { size: 100, distance: 1, units: "m" } });
    const id = await rolled(gm, () =>
      useOf(gm, rps.hero, "Grenade", {
        skipDialog: true,
        token: rps.hidden.split(".").at(-1)!,
        mode: "public",
      }),
    );
    for (const key of READERS) {
      const text = await textOf(table[key], id);
      expect(text, key).toContain(EGIL[key]);
      expect(text, key).toContain(STRANGER);
      const message = (await messagesOf(table[key])).find(({ _id }) => _id === id);
      const { standing = [] } = (message?.system ?? {}) as { standing?: Standing[] };
      const hidden = standing.filter(({ token }) => token === rps.hidden);
      expect(hidden.map(({ name }) => name)).toEqual([STRANGER]);
    }
  });

  it("stands so in the combat tracker, until somebody gives another", async () => {
    const { gm } = table;
    await gm.run(
      async ([sceneId, uuids]) => {
        const page = globalThis as unknown as PageGlobals;
        const combat = await page.CONFIG.Combat!.documentClass.create({
          scene: sceneId,
          active: true,
        });
        const fighters = uuids.map((uuid) => {
          const token = page.fromUuidSync(uuid)!;
          return { tokenId: token.id, sceneId, actorId: token.actor!.id };
        });
        await combat.createEmbeddedDocuments("Combatant", fighters);
      },
      [ids.scene, [helix.known, helix.hidden]] as const,
    );
    const names = async (key: (typeof READERS)[number]) =>
      (await (await new Tracker(table[key]).open()).names()).toSorted();
    for (const key of READERS)
      await expect.poll(() => names(key)).toEqual([EGIL[key], STRANGER].toSorted());
    await update(gm, helix.known, { name: "The Guard" });
    for (const key of READERS)
      await expect.poll(() => names(key)).toEqual([STRANGER, "The Guard"].toSorted());
  });
});

describe("a character that is renamed", () => {
  const prototype = () => stored(table.gm, helix.egil, "prototypeToken.name");

  it("takes its future tokens along, and not those that were given another name", async () => {
    const { aino } = table;
    await update(aino, helix.hero, { name: "Veera" });
    await expect.poll(() => stored(table.gm, helix.hero, "prototypeToken.name")).toBe("Veera");
    await update(table.gm, helix.egil, { "prototypeToken.name": STRANGER });
    await update(table.gm, helix.egil, { name: "Ragnar" });
    await expect.poll(() => stored(aino, helix.egil, "name")).toBe("Ragnar");
    expect(await prototype()).toBe(STRANGER);
  });

  it("tells nobody the new name through a token that has kept the old one", async () => {
    const { gm, aino, boris } = table;
    await update(gm, trauma.egil, { name: "The Traitor" });
    await expect.poll(() => stored(boris, trauma.egil, "name")).toBe("The Traitor");
    await scriptDice(gm, 20, [2]);
    const options = { skipDialog: true, targets: [trauma.hero], aims: ["torso"] };
    const id = await rolled(gm, () => useOf(gm, trauma.known, "Teeth", options));
    await expectEgil(id);
    for (const client of [gm, aino, boris])
      expect(await textOf(client, id)).not.toContain("Traitor");
  });
});

describe("names on the hotbar and in journals", () => {
  it("are read by everybody in their own language, until somebody edits them", async () => {
    const { gm } = table;
    const translations = Object.fromEntries(
      READERS.map((key, place) => [["en", "fi", "ru"][place], { name: EGIL[key] }]),
    );
    const data = { name: EGIL.gm, ownership: { default: 2 }, flags: { quartet: { translations } } };
    for (const [type, more] of [
      ["Macro", { type: "script", command: "1;" }],
      ["JournalEntry", {}],
      ["Scene", {}],
    ] as const) {
      const document = await create(gm, type, { ...data, ...more });
      for (const key of READERS)
        await expect
          .poll(() => shown(table[key], document, "name"), { message: type })
          .toBe(EGIL[key]);
      await update(gm, document, { name: "Plan B" });
      for (const key of READERS)
        await expect
          .poll(() => shown(table[key], document, "name"), { message: type })
          .toBe("Plan B");
    }
  });
});
