import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectAllDiceThrown, scriptDice } from "./host/dice.ts";
import { itemsOf, say, setSetting, setting, stored, update } from "./host/documents.ts";
import { useTable } from "./host/table.ts";
import { type Card, rolled } from "./pages/card.ts";
import { ContestCard, prompts } from "./pages/contest.ts";
import { declare, RESERVE } from "./pages/rps-contest.ts";
import {
  act,
  actInRound,
  buyBoth,
  callRps,
  digits,
  type Turn,
  tryAlone,
  useBookPeople,
} from "./pages/rps-examples.ts";
import { plainSpaces } from "./pages/text.ts";

const table = useTable();
const people = useBookPeople(table);

const turn = (
  client: "aino" | "boris",
  actor: string,
  growth: number,
  ...dice: number[]
): Turn => ({ client: table[client], actor, growth, dice });

/** Lays down reserves before a turn, and waits until their players know. */
async function withReserves(points: Readonly<Record<string, number>>): Promise<void> {
  const changes = Object.entries(points);
  await Promise.all(changes.map(([actor, value]) => update(table.gm, actor, { [RESERVE]: value })));
  await expectReserves(points);
}

/** Everybody knows what each reserve has come to. */
async function expectReserves(points: Readonly<Record<string, number>>): Promise<void> {
  const waits = table.all.flatMap((client) =>
    Object.entries(points).map(([actor, value]) =>
      expect.poll(() => stored(client, actor, RESERVE), { timeout: 10_000 }).toBe(value),
    ),
  );
  await Promise.all(waits);
}

describe("the race of Timo and Mikko", () => {
  it("could also have ended with exactly six, which is critical (32)", async () => {
    const { timo, mikko } = people;
    await withReserves({ [timo]: 3, [mikko]: 1 });
    const sides = [turn("aino", timo, 2, 2, 3, 2), turn("boris", mikko, 5, 5, 4, 1, 3)] as const;
    const card = await act(table, sides, { value: "driving" });
    await card.expectOutcome("Mikko succeeds critically");
    await expectReserves({ [timo]: 2, [mikko]: 1 });
    expect(await card.root.locator(".pair .rule").first().textContent()).toContain("exactly 6");
  });
});

describe("a reserve that growth takes to its limit of eleven (77)", () => {
  it("or one beyond it fails: the other succeeds whatever the dice show", async () => {
    const { timo, mikko } = people;
    await withReserves({ [timo]: 9, [mikko]: 3 });
    const sides = [turn("aino", timo, 5), turn("boris", mikko, 1, 1, 1)] as const;
    const card = await act(table, sides, { value: "driving" });
    await card.expectOutcome("Mikko succeeds");
    await expectReserves({ [timo]: 0, [mikko]: 3 });
  });

  it("exactly wins critically over one that went beyond", async () => {
    const { timo, mikko } = people;
    await withReserves({ [timo]: 8, [mikko]: 8 });
    const sides = [turn("aino", timo, 5), turn("boris", mikko, 5)] as const;
    const card = await act(table, sides, { value: "driving" });
    await card.expectOutcome("Timo succeeds critically");
    await expectReserves({ [timo]: 0, [mikko]: 0 });
  });
});

describe("Mikko's karate (64–65)", () => {
  /** Against Timo, in a duel or in something bigger, until Mikko has the dice before him. */
  async function bout(biggerThanDuel: boolean) {
    const { gm, aino, boris } = table;
    const { timo, mikko } = people;
    await withReserves({ [timo]: 4, [mikko]: 4 });
    const sides = [
      { combatant: "mikko", who: mikko },
      { combatant: "timo", who: timo },
    ];
    const combat = biggerThanDuel ? "streetBrawl" : "gymBout";
    const offer = { combat, round: 1, biggerThanDuel, order: [], sides };
    const contest = String(await callRps(gm, "openRound", null, offer));
    await declare(boris, 2, (dialog) =>
      dialog.locator('[name="value"]').selectOption("unarmedCombat"),
    );
    await declare(aino, 2);
    await prompts(boris).locator('[data-action="answer"]').click();
    const dialog = boris.locator(".rps-commit");
    const dice = dialog.locator('[name="dice"]');
    await dice.fill("6");
    await dice.press("Tab");
    const most = biggerThanDuel ? "3" : "5";
    await expect.poll(() => dice.inputValue()).toBe(most);
    // In both, growth goes by the full skill: 4 + 4.
    expect(plainSpaces((await dialog.textContent()) ?? "")).toContain("4 → 8");
    await boris.closeWindows();
    await scriptDice(aino, 6, [1]);
    await scriptDice(
      boris,
      6,
      Array.from({ length: Number(most) }, () => 2),
    );
    const faces = Array.from({ length: Number(most) }, () => 2);
    await buyBoth(contest, [turn("boris", mikko, 2, ...faces), turn("aino", timo, 2, 1)]);
    await expectReserves({ [mikko]: 8 - Number(most) });
  }

  it("throws five dice in the gym", () => bout(false));
  it("throws three in the street, and grows by the full skill", () => bout(true));
});

describe("what is tried without opposition", () => {
  const chanceOf = async (card: Card) =>
    plainSpaces((await card.root.locator(".against").textContent()) ?? "");
  const degreeOf = (card: Card) => card.root.locator(".quartet-card").getAttribute("class");

  it("kicks in a door for four points: 88 per cent, and 36 is a success (40–41)", async () => {
    const { mikko } = people;
    await withReserves({ [mikko]: 4 });
    const kick = { client: table.boris, actor: mikko, roll: 36 };
    const [gms, ainos] = await tryAlone(table, kick, "unarmedCombat", { points: 4 });
    expect(await chanceOf(gms!)).toContain("88%");
    expect(await degreeOf(gms!)).toContain("success");
    await expectReserves({ [mikko]: 0 });
    // What is left is Mikko's own affair.
    expect(await gms!.root.locator(".paid").textContent()).toContain("4");
    expect(await ainos!.root.locator(".paid").textContent()).not.toContain("0");
  });

  it("is refused with more points than there are, and costs nothing then", async () => {
    const { mikko } = people;
    await withReserves({ [mikko]: 3 });
    await table.boris.run(async (actor) => {
      const page = globalThis as unknown as {
        fromUuidSync(uuid: string): { check(id: string, options: object): Promise<unknown> };
      };
      await page.fromUuidSync(actor).check("unarmedCombat", { points: 4, skipDialog: true });
    }, mikko);
    await table.boris.expectNotice("QUARTET.Rps.Check.Refused.notEnough", { points: 4, left: 3 });
    expect(await stored(table.gm, mikko, RESERVE)).toBe(3);
  });

  it("is 71 per cent for a cook of level four with a dish that is two better (72)", async () => {
    const ticked = ["specialisation-oriental"];
    const stew = { client: table.boris, actor: people.mikko, roll: 71 };
    const [card] = await tryAlone(table, stew, "cook", { ticked });
    expect(await chanceOf(card!)).toContain("71%");
    expect(await degreeOf(card!)).toContain("criticalSuccess");
  });

  it("is harder with an alarm that nobody knows, and easier once it is known (73)", async () => {
    const { timo } = people;
    const ticked = ["specialisation-alarm"];
    const alarm = { client: table.aino, actor: timo, roll: 42 };
    const [strange] = await tryAlone(table, alarm, "burglary", { ticked });
    expect(await chanceOf(strange!)).toContain("41%");
    expect(await degreeOf(strange!)).toContain("failure");
    // Nothing has to balance it once play has begun.
    const burglary = (await itemsOf(table.gm, timo)).find(({ name }) => name === "burglary")!;
    const specialisations = [{ id: "alarm", name: "alarm", value: 1 }];
    await update(table.aino, `${timo}.Item.${burglary.id}`, {
      "system.specialisations": specialisations,
    });
    const [known] = await tryAlone(table, alarm, "burglary", { ticked });
    expect(await chanceOf(known!)).toContain("53%");
    expect(await degreeOf(known!)).toContain("success");
  });

  const { vectors } = JSON.parse(
    readFileSync(new URL("../fixtures/rules/rps-vectors.json", import.meta.url), "utf8"),
  ) as { vectors: { id: string; input: Record<string, number>; expect: { outcome: string } }[] };
  const DEGREES: Readonly<Record<string, string>> = {
    "critical success": "criticalSuccess",
    success: "success",
    failure: "failure",
    "critical failure": "criticalFailure",
  };

  it("goes by the order of 99 and 00, 01 and 02, exact, below and above (38)", async () => {
    const { aino, gm } = table;
    for (const id of ["P05", "P11", "P15", "P23"]) {
      const { input, expect: expected } = vectors.find((vector) => vector.id === id)!;
      await scriptDice(aino, 10, digits(input.roll!));
      const message = await rolled(aino, () => say(aino, `/rps ${input.chance}`));
      const card = gm.locator(`#chat [data-message-id="${message}"] .quartet-card`);
      const degree = DEGREES[expected.outcome]!;
      await expect.poll(() => card.getAttribute("class"), { message: id }).toContain(` ${degree} `);
    }
  });
});

describe("a wrestling match (75)", () => {
  it("of NBs has two and three dice at most, and counts the values of the attribute", async () => {
    const { timo, mikko } = people;
    await withReserves({ [timo]: 4, [mikko]: 4 });
    const sides = [turn("aino", timo, 2, 2, 3), turn("boris", mikko, 2, 3, 3, 4)] as const;
    const card = await act(table, sides, { value: "agility" });
    // 5 + 1 against 10 + 2: exactly six.
    await card.expectOutcome("Mikko succeeds critically");
    expect(await card.root.locator("dd:not(.out) strong").allTextContents()).toEqual(["6", "12"]);
    // Rows 2 and 3 of the growth table, less the dice.
    await expectReserves({ [timo]: 4 + 1 - 2, [mikko]: 4 + 2 - 3 });
  });
});

describe("Ymir's shield (120)", () => {
  const fight = (round: number) => ({ combat: "hagarAndYmir0000", round });
  const durability = async () => {
    const [shield] = (await itemsOf(table.gm, people.ymir)).filter(
      ({ type }) => type === "rpsShield",
    );
    return (shield!.system.durability as { value: number }).value;
  };

  /** The opponent hits Ymir, 9 to 1. @returns Aino's card. */
  async function blow(opponent: string, round: number): Promise<ContestCard> {
    await withReserves({ [people.ymir]: 3, [opponent]: 3 });
    const sides = [turn("boris", opponent, 2, 5, 4), turn("aino", people.ymir, 2, 1)] as const;
    const id = await actInRound(table, sides, fight(round));
    await expectReserves({ [opponent]: 4, [people.ymir]: 5 });
    return new ContestCard(table.aino, id);
  }

  it("stops Hagar's sword at 60 per cent and is one worse for it", async () => {
    const { aino, gm } = table;
    const hers = await blow(people.hagar, 1);
    await hers.control("parry").click();
    const dialog = aino.locator(".quartet-dialog.rps");
    await dialog.locator(".quartet-roll").waitFor();
    await dialog.locator(".line.term input").check();
    await dialog.locator('[name="modifier"]').fill("−10");
    await dialog.locator('[name="modifier"]').press("Tab");
    await dialog.locator('[data-action="morePoints"]').click();
    await expect
      .poll(async () => plainSpaces((await dialog.locator(".line.total").textContent()) ?? ""))
      .toContain("60 %");
    await scriptDice(aino, 10, digits(57));
    const id = await rolled(aino, () => dialog.locator(".quartet-roll").click());
    await expectAllDiceThrown(aino);
    const card = gm.locator(`#chat [data-message-id="${id}"] .quartet-card`);
    expect(await card.getAttribute("class")).toContain("success");
    expect(await durability()).toBe(2);
    await aino.locator(`#chat [data-message-id="${id}"] [data-action="apply"]`).click();
    await expect.poll(durability).toBe(1);
    await expectReserves({ [people.ymir]: 4 });
  });

  it("is no use against him again in this fight", async () => {
    const hers = await blow(people.hagar, 2);
    const refusal = await table.aino.text("QUARTET.Rps.Contest.Parry.Refused.used", {
      name: "hagar",
    });
    await expect.poll(() => hers.root.textContent()).toContain(refusal);
    expect(await hers.control("parry").count()).toBe(0);
  });

  it("may be tried once against somebody who joins", async () => {
    const hers = await blow(people.sven, 3);
    await expect.poll(() => hers.control("parry").count()).toBe(1);
  });
});

describe("a battle of wills (145)", () => {
  const BONUSES = ["Shelter", "Spear of will"] as const;
  let before: unknown;

  beforeAll(async () => {
    const { gm } = table;
    before = await setting(gm, "rps.rules");
    const attributes = [
      {
        id: "magic",
        kind: "valueAndNb",
        initiative: false,
        bounds: { min: -3, max: 3 },
      },
    ];
    await setSetting(gm, "rps.rules", { magic: true, magicAttribute: "magic", attributes });
  });

  afterAll(() => setSetting(table.gm, "rps.rules", before));

  /** The first attacks, the second merely resists. @returns the bonuses that counted. */
  async function attack(first: Turn, second: Turn): Promise<string[]> {
    const { gm, aino, boris } = table;
    for (const client of [aino, boris])
      await expect.poll(() => setting(client, "rps.rules")).toMatchObject({ magic: true });
    await withReserves({ [first.actor]: 3, [second.actor]: 3 });
    const opened = callRps(first.client, "openBattleOfWills", first.actor, {
      opponents: [second.actor],
    });
    await declare(first.client, first.growth);
    const contest = String(await opened);
    await declare(second.client, second.growth, (dialog) =>
      dialog.locator(".targets input").uncheck(),
    );
    for (const { client, dice } of [first, second]) await scriptDice(client, 6, dice);
    await buyBoth(contest, [first, second]);
    const card = new ContestCard(gm, contest);
    await card.root.locator(".pair").waitFor({ state: "attached" });
    const terms = (await card.root.locator("dt.term").allTextContents()).map(plainSpaces);
    return BONUSES.filter((name) => terms.some((term) => term.includes(name)));
  }

  it("helps Vesa where he attacks, and Harri where he is attacked", async () => {
    const vesa = turn("boris", people.vesa, 2, 1, 2);
    expect(await attack(vesa, turn("aino", people.harri, 2, 3))).toEqual(BONUSES);
  });

  it("helps neither where Harri attacks and Vesa resists", async () => {
    const harri = turn("aino", people.harri, 2, 3);
    expect(await attack(harri, turn("boris", people.vesa, 2, 1, 2))).toEqual([]);
  });
});
