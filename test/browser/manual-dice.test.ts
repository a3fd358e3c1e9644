import { describe, expect, it } from "vitest";
import { setSetting, setting } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import {
  type Cast,
  EVERY_ROLL,
  type EveryRoll,
  importCast,
  MAGIC,
  openAgainst,
  playContest,
  throwDice,
} from "./pages/every-roll.ts";

const table = useTable({ players: ["gm", "aino"] });
let cast: Cast;

/** One kind of roll for each class of dice of ours. */
const BY_HAND: readonly (readonly [string, string])[] = [
  ["NoppaRoll", "noppa: a skill"],
  ["HelixRoll", "helix: a shot"],
  ["RpsPercentRoll", "rps: a skill"],
  ["TraumaRoll", "trauma: an ability with advantage"],
  ["TraumaDamageRoll", "trauma: an attack that hits"],
  ["TraumaHealingRoll", "trauma: medicine that heals"],
  ["TraumaSleepRoll", "trauma: a night's sleep"],
];

interface Entry {
  /** Dice that the window asks for at once. */
  readonly asked: number;
  readonly faces: number;
}

/**
 * Enters dice as long as somebody is asked: the first time the highest face of each, which makes
 * dice explode that can, and ones afterwards. @returns What was asked for, window by window.
 */
async function enterDice(done: () => boolean): Promise<Entry[]> {
  const { aino } = table;
  const entries: Entry[] = [];
  while (!done()) {
    const entry = aino.locator("dialog:has(.dice-entry)");
    if ((await entry.count()) === 0) {
      await aino.page.waitForTimeout(50);
      continue;
    }
    const id = await entry.getAttribute("id");
    const inputs = await entry.locator("input").all();
    const faces = Number(await inputs[0]?.getAttribute("max"));
    for (const input of inputs) await input.fill(String(entries.length === 0 ? faces : 1));
    entries.push({ asked: inputs.length, faces });
    await entry.locator('button[type="submit"]').click();
    await aino.locator(`#${id}`).waitFor({ state: "detached" });
  }
  return entries;
}

/** The faces of the messages that have come since there were as many as this. */
function facesSince(count: number): Promise<number[]> {
  return table.aino.run((count) => {
    const { game } = globalThis as unknown as PageGlobals;
    interface Rolled {
      readonly rolls: readonly { dice: readonly { results: readonly { result: number }[] }[] }[];
    }
    const messages = game.messages.contents.slice(count) as unknown as readonly Rolled[];
    return messages
      .flatMap(({ rolls }) => rolls)
      .flatMap(({ dice }) => dice)
      .flatMap(({ results }) => results.map(({ result }) => result));
  }, count);
}

const messageCount = () =>
  table.aino.run(() => (globalThis as unknown as PageGlobals).game.messages.size, null);

async function rollByHand(roll: EveryRoll) {
  const before = await messageCount();
  let isDone = false;
  const thrown = throwDice(table.aino, roll, cast).finally(() => {
    isDone = true;
  });
  const entries = await enterDice(() => isDone);
  expect(await thrown).toBe(true);
  await expect.poll(messageCount).toBeGreaterThan(before);
  return { entries, faces: await facesSince(before) };
}

/** The window for faces is the host's own; what every package sees is that each die can be entered. */
describe.skipIf(process.env.FOUNDRY_URL)("dice that are entered by hand", () => {
  it("are asked for once the player has set it so", async () => {
    const { gm, aino } = table;
    const player = await aino.run(() => (globalThis as unknown as PageGlobals).game.userId, null);
    cast = await importCast(gm, player);
    await setSetting(gm, "rps.rules", MAGIC);
    await expect.poll(() => setting(aino, "rps.rules")).toEqual(MAGIC);
    const knows = (uuids: string[]) =>
      uuids.every((uuid) => (globalThis as unknown as PageGlobals).fromUuidSync(uuid) !== null);
    await expect.poll(() => aino.run(knows, Object.values(cast))).toBe(true);
    await aino.run(async () => {
      const page = globalThis as unknown as PageGlobals;
      const manual = [4, 6, 8, 10, 12, 20].map((faces) => [`d${faces}`, "manual"]);
      const choice = Object.fromEntries(manual);
      await page.game.settings.set("core", "diceConfiguration", choice);
    }, null);
  });

  it.each(BY_HAND)("fill a %s, and nothing is thrown besides", async (_class, name) => {
    const roll = EVERY_ROLL.find((one) => one.name === name)!;
    const { entries, faces } = await rollByHand(roll);
    const asked = entries.reduce((sum, entry) => sum + entry.asked, 0);
    expect(asked).toBeGreaterThan(0);
    expect(faces).toHaveLength(asked);
    const highest = entries[0]!;
    expect(faces.filter((face) => face === highest.faces).length).toBeGreaterThanOrEqual(
      highest.asked,
    );
  });

  it("ask for each further face of a chain as it comes, and keep every chain together", async () => {
    const roll = EVERY_ROLL.find(({ name }) => name === "noppa: dice by name")!;
    const { entries, faces } = await rollByHand(roll);
    expect(entries).toEqual([
      { asked: 4, faces: 6 },
      ...Array.from({ length: 4 }, () => ({ asked: 1, faces: 6 })),
    ]);
    expect(faces).toEqual([6, 1, 6, 1, 6, 1, 6, 1]);
  });

  it("are those of a contest too: the die of growth, and each that was bought", async () => {
    const { gm, aino } = table;
    const before = await messageCount();
    let isDone = false;
    const sides = [cast.rps, cast.rpsOther] as const;
    const played = (async () => {
      const id = await openAgainst(aino, "rps.openContest", sides, {});
      for (let isOver = false; !isOver; ) {
        const ours = await playContest(aino, id);
        isOver = (await playContest(gm, id)) && ours;
        if (!isOver) await aino.page.waitForTimeout(100);
      }
    })().finally(() => {
      isDone = true;
    });
    const entries = await enterDice(() => isDone);
    await played;
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.every(({ faces }) => faces === 6)).toBe(true);
    const faces = await facesSince(before);
    const asked = entries.reduce((sum, entry) => sum + entry.asked, 0);
    // The other side's dice are the game master's, whose machine throws them.
    expect(faces.length).toBeGreaterThan(asked);
  });

  it("are not asked of who may not see them", async () => {
    const { aino } = table;
    const asked = await aino.run(async () => {
      const { game } = globalThis as unknown as PageGlobals & {
        game: { quartet: Record<string, { rollBare(...given: unknown[]): Promise<unknown> }> };
      };
      const options = { mode: "blind", skipDialog: true };
      await game.quartet.noppa?.rollBare({ count: 2, faces: 8 }, options);
      await game.quartet.trauma?.rollBare(options);
      return document.querySelectorAll(".dice-entry").length;
    }, null);
    expect(asked).toBe(0);
  });
});
