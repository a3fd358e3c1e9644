import { describe, expect, it } from "vitest";
import contract from "../fixtures/api-contract.json" with { type: "json" };
import type { Client } from "./host/clients.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";

const table = useTable({ players: ["gm", "aino"] });
const BOOKS = ["helix", "noppa", "rps", "trauma"] as const;

interface Die {
  readonly results: readonly { readonly result: number; readonly hidden?: boolean }[];
}
interface ShownMessage {
  readonly id: string;
  readonly blind: boolean;
  readonly isContentVisible: boolean;
  readonly rolls: readonly { readonly dice: readonly Die[] }[];
}
interface ModulePage extends PageGlobals {
  readonly Hooks: {
    on(name: string, work: (...given: never[]) => void): number;
    callAll(name: string, ...given: unknown[]): void;
  };
  readonly Roll: { prototype: { evaluate(options?: object): Promise<unknown> } };
  readonly CONFIG: PageGlobals["CONFIG"] & { readonly Dice: { randomUniform(): number } };
  /** Dice that have fallen here, and faces that a module would show here. */
  thrown: number;
  shown: number;
  evaluations: { roll: string; interactive: boolean }[];
  told: string[];
}

/** Stands in for Dice So Nice: counts the faces of every message that is created and may be read. */
function countDice(client: Client): Promise<void> {
  return client.run(() => {
    const page = globalThis as unknown as ModulePage;
    Object.assign(page, { thrown: 0, shown: 0, evaluations: [], told: [] });
    const { randomUniform } = page.CONFIG.Dice;
    page.CONFIG.Dice.randomUniform = () => {
      page.thrown++;
      return randomUniform();
    };
    page.Hooks.on("createChatMessage", (message: ShownMessage) => {
      const dice = message.rolls.flatMap((roll) => roll.dice);
      const faces = dice.flatMap(({ results }) => results.filter(({ hidden }) => !hidden));
      if (message.isContentVisible) page.shown += faces.length;
    });
    const { evaluate } = page.Roll.prototype;
    page.Roll.prototype.evaluate = function (options: { allowInteractive?: boolean } = {}) {
      const interactive = options.allowInteractive !== false;
      page.evaluations.push({ roll: this.constructor.name, interactive });
      return evaluate.call(this, options);
    };
    for (const name of ["contestOpened", "contestResolved", "changesApplied"])
      page.Hooks.on(`quartet.${name}`, () => void page.told.push(name));
  }, null);
}

const counts = (client: Client) =>
  client.run(() => {
    const { thrown, shown, evaluations, told } = globalThis as unknown as ModulePage;
    return { thrown, shown, evaluations, told };
  }, null);

/** Stands in for Quench: runs the batch of a rule book. @returns What went wrong. */
function runBatch(client: Client, key: string): Promise<{ tests: string[]; failures: string[] }> {
  return client.run(async (key) => {
    const page = globalThis as unknown as ModulePage;
    type Work = (this: { timeout(): void }) => Promise<void>;
    const steps: { name: string; work: Work }[] = [];
    const last: Work[] = [];
    const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
    const must = (holds: unknown, message = "") => {
      if (!holds) throw new Error(message);
    };
    const context = {
      describe: (_: string, tests: () => void) => tests(),
      it: (name: string, work: Work) => void steps.push({ name, work }),
      before: (work: Work) => void steps.push({ name: "", work }),
      after: (work: Work) => void last.push(work),
      assert: {
        ok: must,
        deepEqual: (a: unknown, b: unknown, message?: string) => must(same(a, b), message),
        notDeepEqual: (a: unknown, b: unknown, message?: string) => must(!same(a, b), message),
      },
    };
    const batches = new Map<string, (given: typeof context) => void>();
    const quench = (page as unknown as { quench?: typeof batches }).quench;
    if (!quench) {
      page.Hooks.callAll("quenchReady", {
        registerBatch: (id: string, batch: (given: typeof context) => void) =>
          batches.set(id, batch),
      });
      Object.assign(page, { quench: batches });
    }
    (quench ?? batches).get(key)?.(context);
    const failures: string[] = [];
    for (const { name, work } of [...steps, ...last.map((work) => ({ name: "after", work }))])
      await work.call({ timeout: () => {} }).catch((error: unknown) => {
        failures.push(`${name}: ${String(error)}`);
      });
    return { tests: steps.map(({ name }) => name).filter((name) => name !== ""), failures };
  }, key);
}

describe("other packages", () => {
  it("find the names that the contract promises", async () => {
    const promised = Object.keys(contract).filter((name) => name.startsWith("game.quartet"));
    const missing = await table.aino.run((promised) => {
      const { game } = globalThis as unknown as {
        game: { quartet: object; system: { api: object } };
      };
      const at = (path: string) =>
        path.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], {
          game,
        });
      const gone = promised.filter((name) => at(name.replace(" ", ".")) === undefined);
      return game.quartet === game.system.api ? gone : [...gone, "game.system.api"];
    }, promised);
    expect(missing).toEqual([]);
  });

  it("run the main path of every book, see each die once, and are told of what happens", async () => {
    const { gm, aino } = table;
    await countDice(gm);
    await countDice(aino);
    for (const book of BOOKS) {
      const { tests, failures } = await runBatch(gm, `quartet.${book}`);
      expect(failures, book).toEqual([]);
      expect(tests.length).toBeGreaterThan(book === "noppa" ? 2 : 3);
      const { thrown, shown } = await counts(gm);
      expect({ book, shown }).toEqual({ book, shown: thrown });
    }
    const here = await counts(gm);
    await expect.poll(async () => (await counts(aino)).shown).toBe(here.thrown);
    expect((await counts(aino)).thrown).toBe(0);
    expect(here.evaluations.every(({ interactive }) => interactive)).toBe(true);
    expect([...new Set(here.told)].sort()).toEqual([
      "changesApplied",
      "contestOpened",
      "contestResolved",
    ]);
    expect((await counts(aino)).told).toContain("contestResolved");
    expect((await counts(aino)).told).not.toContain("changesApplied");
  });

  it("see nothing of blind rolls where they were thrown, and nobody enters their dice", async () => {
    const { aino, gm } = table;
    const before = { aino: await counts(aino), gm: await counts(gm) };
    const blind = await aino.run(async () => {
      const page = globalThis as unknown as ModulePage & {
        game: { quartet: Record<string, { rollBare(...given: unknown[]): Promise<ShownMessage> }> };
      };
      const { helix, noppa, rps, trauma } = page.game.quartet;
      const options = { mode: "blind", skipDialog: true };
      page.evaluations.length = 0;
      const messages = [
        await helix?.rollBare(4, { ...options, difficulty: { base: 2, count: 1, faces: 6 } }),
        await noppa?.rollBare({ count: 3, faces: 8 }, options),
        await rps?.rollBare(50, options),
        await trauma?.rollBare({ ...options, advantages: 1 }),
      ];
      return messages.map((message) => message?.blind);
    }, null);
    expect(blind).toEqual([true, true, true, true]);
    const after = await counts(aino);
    expect(after.shown).toBe(before.aino.shown);
    expect(after.evaluations.filter(({ interactive }) => interactive)).toEqual([]);
    const thrown = after.thrown - before.aino.thrown;
    await expect.poll(async () => (await counts(gm)).shown - before.gm.shown).toBe(thrown);
  });
});

/** The window for faces is the host's own. */
describe.skipIf(process.env.FOUNDRY_URL)("dice that are entered by hand", () => {
  it("stay in their chains: whoever has entered a six is asked for the next face", async () => {
    const { aino } = table;
    await aino.run(async () => {
      const page = globalThis as unknown as ModulePage & {
        game: {
          settings: { set(namespace: string, key: string, value: object): Promise<unknown> };
          quartet: { helix: { rollBare(...given: unknown[]): Promise<Chained> } };
        };
        byHand: Promise<number[]>;
      };
      type Chained = { rolls: { chain: number[] }[] };
      await page.game.settings.set("core", "diceConfiguration", { d6: "manual" });
      const rolled = page.game.quartet.helix.rollBare(4, { skipDialog: true, difficulty: 7 });
      page.byHand = rolled.then(({ rolls }) => rolls[0]?.chain ?? []);
    }, null);
    for (const face of [6, 6, 3]) {
      const entry = aino.locator("dialog:has(.dice-entry)");
      const id = await entry.getAttribute("id");
      await entry.locator('[name="face0"]').fill(String(face));
      await entry.locator('button[type="submit"]').click();
      // The next one follows at once.
      await aino.locator(`#${id}`).waitFor({ state: "detached" });
    }
    const chain = await aino.run(
      () => (globalThis as unknown as { byHand: Promise<number[]> }).byHand,
      null,
    );
    expect(chain).toEqual([6, 6, 3]);
  });
});
