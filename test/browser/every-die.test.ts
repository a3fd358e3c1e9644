import { describe, expect, it } from "vitest";
import { type DiceSeen, diceSeen, forgetDice, rollClasses, watchDice } from "./host/dice-watch.ts";
import { setForAll, setSetting, setting, update } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import {
  type Cast,
  chooseMode,
  EVERY_ROLL,
  importCast,
  MAGIC,
  openAgainst,
  playContest,
  throwDice,
} from "./pages/every-roll.ts";

/** Boris reads along and is in nothing. */
const table = useTable();
let cast: Cast;

type Readers = Record<"gm" | "aino" | "boris", boolean>;

/** Who sees the dice of what Aino rolls. */
const MODES: readonly (readonly [string, Readers])[] = [
  ["public", { gm: true, aino: true, boris: true }],
  ["gm", { gm: true, aino: true, boris: false }],
  ["blind", { gm: true, aino: false, boris: false }],
  ["self", { gm: false, aino: true, boris: false }],
];

const sum = (dice: Readonly<Record<string, number>>) =>
  Object.values(dice).reduce((all, one) => all + one, 0);

async function seen(): Promise<Record<keyof Readers, DiceSeen>> {
  const { gm, aino, boris } = table;
  const [one, two, three] = await Promise.all([gm, aino, boris].map(diceSeen));
  return { gm: one!, aino: two!, boris: three! };
}

/** Every die that has fallen anywhere is seen once by each of the readers, and by nobody else. */
async function expectOnce(readers: Readers, atLeast: number): Promise<void> {
  const state = async () => {
    const now = await seen();
    const thrown = now.gm.thrown + now.aino.thrown + now.boris.thrown;
    const shown = (key: keyof Readers) => sum(now[key].shown) === (readers[key] ? thrown : 0);
    return {
      thrown: thrown >= atLeast,
      ...{ gm: shown("gm"), aino: shown("aino"), boris: shown("boris") },
      changed: [...now.gm.changed, ...now.aino.changed, ...now.boris.changed],
    };
  };
  const wanted = { thrown: true, gm: true, aino: true, boris: true, changed: [] };
  await expect.poll(state, { timeout: 10_000 }).toEqual(wanted);
  // What should not come could still be on its way.
  if (!readers.boris) await table.boris.page.waitForTimeout(200);
  expect(await state()).toEqual(wanted);
}

async function forget(): Promise<void> {
  for (const client of table.all) await forgetDice(client);
}

it("begins with a cast of all books", async () => {
  const { gm, aino } = table;
  const player = await aino.run(() => (globalThis as unknown as PageGlobals).game.userId, null);
  cast = await importCast(gm, player);
  await setForAll(table.all, gm, "helix.initiative", "actionRoll");
  await setSetting(gm, "rps.rules", MAGIC);
  await expect.poll(() => setting(aino, "rps.rules")).toEqual(MAGIC);
  const owned = Object.values(cast);
  const knows = (uuids: string[]) =>
    uuids.every((uuid) => (globalThis as unknown as PageGlobals).fromUuidSync(uuid) !== null);
  await expect.poll(() => aino.run(knows, owned)).toBe(true);
  for (const client of table.all) await watchDice(client);
});

describe("every die of what somebody rolls alone", () => {
  it.each(EVERY_ROLL)("$name", async (roll) => {
    const { aino } = table;
    for (const [mode, readers] of MODES) {
      await forget();
      await chooseMode(aino, mode);
      expect(await throwDice(aino, roll, cast), mode).toBe(true);
      await expectOnce(readers, 1);
      const { all, interactive } = await rollClasses(aino);
      expect(all).toEqual(expect.arrayContaining([...roll.rolls]));
      // Nobody enters dice that they may not see; all others can be.
      if (mode === "blind") expect(interactive).toEqual([]);
      else expect(interactive).toEqual(expect.arrayContaining([...roll.rolls]));
    }
    await chooseMode(aino, "public");
  });
});

/** A contest of each kind, with a book's rolls. */
const CONTESTS = [
  ["helix.openContest", "helix", "helixOther", ["HelixRoll"]],
  ["helix.openCombat", "helix", "helixOther", ["HelixRoll"]],
  ["rps.openContest", "rps", "rpsOther", ["RpsGrowthRoll", "RpsDiceRoll"]],
  ["rps.openBattleOfWills", "rpsMage", "rpsMageOther", ["RpsGrowthRoll", "RpsDiceRoll"]],
] as const;

describe("every die of a contest", () => {
  it.each(CONTESTS)("%s", async (call, own, other, rolls) => {
    const { gm, aino, boris } = table;
    if (call === "rps.openBattleOfWills")
      for (const who of [own, other])
        await update(gm, cast[who], { "system.attributes.magic": { value: 1, nb: 2 } });
    for (const isPrivate of [false, true]) {
      await forget();
      const id = await openAgainst(aino, call, [cast[own], cast[other]], { private: isPrivate });
      const isOver = async () => {
        const ours = await playContest(aino, id);
        return (await playContest(gm, id)) && ours;
      };
      await expect.poll(isOver, { timeout: 20_000 }).toBe(true);
      await expectOnce({ gm: true, aino: true, boris: !isPrivate }, 2);
      const { all } = await rollClasses(aino);
      expect(all).toEqual(expect.arrayContaining([...rolls]));
      expect((await diceSeen(boris)).thrown).toBe(0);
    }
  });
});

describe("every die of initiative", () => {
  it.each([
    ["helix", ["helix", "helixOther"]],
    ["rps", ["rps", "rpsOther"]],
  ] as const)("%s: once, to all", async (_book, fighters) => {
    await forget();
    await table.gm.run(
      async (uuids) => {
        const page = globalThis as unknown as PageGlobals & {
          CONFIG: { Combat: { documentClass: { create(data: object): Promise<CombatLike> } } };
        };
        interface CombatLike {
          readonly combatants: { readonly id: string }[];
          createEmbeddedDocuments(name: string, data: object[]): Promise<{ id: string }[]>;
          rollInitiative(ids: string[]): Promise<unknown>;
          delete(): Promise<unknown>;
        }
        const combat = await page.CONFIG.Combat.documentClass.create({});
        const data = uuids.map((uuid) => ({ actorId: page.fromUuidSync(uuid)?.id }));
        const combatants = await combat.createEmbeddedDocuments("Combatant", data);
        await combat.rollInitiative(combatants.map(({ id }) => id));
        await combat.delete();
      },
      fighters.map((role) => cast[role]),
    );
    await expectOnce({ gm: true, aino: true, boris: true }, 2);
  });
});

describe("dice that fall for nothing", () => {
  it("are none: sisu after the roll and a refused check throw no die", async () => {
    const { aino } = table;
    await forget();
    const sisu = await aino.run(async (uuid) => {
      const page = globalThis as unknown as PageGlobals & {
        game: { quartet: { noppa: { spendSisuAfter(message: unknown): Promise<void> } } };
      };
      const actor = (await page.fromUuid(uuid))!;
      const message = await actor.check("piloting", { skipDialog: true });
      await page.game.quartet.noppa.spendSisuAfter(message);
      return page.foundry.utils.getProperty(actor, "system.sisu.value");
    }, cast.noppa);
    expect(sisu).toBe(2);
    await expectOnce({ gm: true, aino: true, boris: true }, 1);
    const before = (await diceSeen(aino)).thrown;
    await aino.run(async (uuid) => {
      const page = globalThis as unknown as PageGlobals;
      await (await page.fromUuid(uuid))?.check("piloting", { skipDialog: true, sisu: 99 });
    }, cast.noppa);
    await aino.expectNotice("QUARTET.Noppa.CannotRoll.noSisu");
    expect((await diceSeen(aino)).thrown).toBe(before);
  });
});
