import { beforeEach, describe, expect, it } from "vitest";
import { Roll } from "../../client/dice/roll.ts";
import {
  Die,
  NumericTerm,
  OperatorTerm,
  ParentheticalTerm,
} from "../../client/dice/terms/index.ts";
import { MersenneTwister } from "../../client/dice/twister.ts";
import { CONFIG } from "../../client/globals.ts";
import { cast, freshDice, rolled } from "./setup.ts";

beforeEach(() => freshDice());

function through(roll: Roll): Roll {
  return Roll.fromJSON(JSON.stringify(roll));
}

describe("JSON", () => {
  it.each([
    "2d6x6kh1 + 3[bonus]",
    "(1d4)d8[fire] - 2",
    "{2d6kh1,1d8+1}kl",
    "max(2d6, (1d4)) * 2",
    "4dfr + 2dcc1",
    "2d10ms>7",
  ])("keeps %s", async (formula) => {
    const before = await new Roll(formula, {}, { flavor: "x" }).evaluate();
    const after = through(before);
    expect(after.toJSON()).toEqual(JSON.parse(JSON.stringify(before)));
    expect([after.total, after.result, after.formula]).toEqual([
      before.total,
      before.result,
      before.formula,
    ]);
    expect(after.dice.map((die) => die.total)).toEqual(before.dice.map((die) => die.total));
    await expect(after.evaluate()).rejects.toThrow("already");
  });

  it("keeps rolls that are not evaluated", async () => {
    const after = through(new Roll("(1 + 1)d8 + 1"));
    cast(8, 3, 4);
    expect((await after.evaluate()).total).toBe(8);
  });

  it("revives classes of systems by their names", async () => {
    class RuneDie extends Die {
      static override DENOMINATION = "k";
      static override SERIALIZE_ATTRIBUTES = [...Die.SERIALIZE_ATTRIBUTES, "rune"];
      rune: string;
      constructor(data: { rune?: string } & ConstructorParameters<typeof Die>[0] = {}) {
        super(data);
        this.rune = data.rune ?? "fehu";
      }
    }
    class SystemRoll extends Roll {}
    CONFIG.Dice.terms.k = RuneDie as never;
    CONFIG.Dice.rolls.unshift(SystemRoll);
    const roll = await Roll.create("2dk + 1").evaluate();
    expect(roll).toBeInstanceOf(SystemRoll);
    const after = through(roll);
    expect(after).toBeInstanceOf(SystemRoll);
    expect(after.terms[0]).toBeInstanceOf(RuneDie);
    expect((after.terms[0] as RuneDie).rune).toBe("fehu");
    delete CONFIG.Dice.terms.k;
    expect(() => through(roll)).toThrow();
  });

  it("refuses classes that are not registered", async () => {
    class Lost extends Roll {}
    const json = JSON.stringify(await new Lost("1d6").evaluate());
    expect(() => Roll.fromJSON(json)).toThrow('"Lost"');
    expect(() =>
      Roll.fromData({ ...JSON.parse(json), class: "Roll", terms: [{ class: "Gone" }] }),
    ).toThrow('"Gone"');
  });
});

describe("terms put together by code", () => {
  it("make a roll with the precedence of operators", () => {
    const roll = Roll.fromTerms([
      new NumericTerm({ number: 1 }),
      new OperatorTerm({ operator: "+" }),
      new NumericTerm({ number: 2 }),
      new OperatorTerm({ operator: "*" }),
      ParentheticalTerm.fromTerms([new NumericTerm({ number: 3 })]),
    ]);
    expect(roll.formula).toBe("1 + 2 * (3)");
    expect(roll.evaluateSync().total).toBe(7);
  });

  it("are all evaluated or all not", async () => {
    const done = new Die({ number: 1, faces: 6 });
    await done.evaluate();
    const plus = new OperatorTerm({ operator: "+" });
    expect(() => Roll.fromTerms([done, plus, new Die()])).toThrow("all");
    const roll = Roll.fromTerms([done, plus, new NumericTerm({ number: 2 })]);
    expect(roll.total).toBe(done.total! + 2);
  });

  it("need operators between them", () => {
    const roll = Roll.fromTerms([new NumericTerm({ number: 1 })]);
    roll.terms.push(new NumericTerm({ number: 2 }));
    expect(() => roll.evaluateSync()).toThrow("operator");
  });
});

it("the twister gives the published sequence", () => {
  // First outputs of MT19937 for the reference seed 5489.
  const twister = new MersenneTwister(5489);
  expect([twister.int(), twister.int(), twister.int()]).toEqual([
    3499211612, 581869302, 3890346734,
  ]);
});

it("shows nothing of the faces in a private context", async () => {
  const roll = await rolled("1d6");
  const context = await (
    roll as unknown as { _prepareChatRenderContext(o: object): Promise<Record<string, unknown>> }
  )._prepareChatRenderContext({ isPrivate: true });
  expect(JSON.stringify(context)).not.toContain(String(roll.formula));
});
