import { beforeAll, describe, expect, it } from "vitest";
import { actionRoll } from "../../../src/helix/rules/action.ts";

/** What is used here of a roll; the classes themselves are typed against Foundry. */
interface ThrownRoll {
  readonly chain: readonly number[];
  readonly total: number;
  readonly formula: string;
  readonly dice: readonly { readonly results: readonly { readonly result: number }[] }[];
  evaluate(): Promise<ThrownRoll>;
  toJSON(): object;
}
interface RollClass {
  new (formula: string): ThrownRoll;
  ofValue(value: number): ThrownRoll;
  fromJSON(text: string): ThrownRoll;
}
interface DiceGlobals {
  readonly CONFIG: {
    readonly Dice: {
      rolls: unknown[];
      termTypes: Record<string, unknown>;
      randomUniform(): number;
    };
  };
}

const HOST = "../../../tools/benchmark/dice-host.ts";
const ROLL = "../../../src/helix/rolls/helix-roll.ts";
const DIE = "../../../src/core/dice/chain-die.ts";

let HelixRoll: RollClass;
let Roll: RollClass;

/** The dice of the development host stand in for Foundry's, and must be there first. */
beforeAll(async () => {
  ({ Roll } = (await import(HOST)) as { Roll: RollClass });
  ({ HelixRoll } = (await import(ROLL)) as { HelixRoll: RollClass });
  const { ChainDie } = (await import(DIE)) as { ChainDie: unknown };
  const { Dice } = (globalThis as unknown as DiceGlobals).CONFIG;
  Dice.rolls.push(HelixRoll);
  Dice.termTypes.ChainDie = ChainDie;
});

/** Faces that fall next. */
function script(...faces: number[]): void {
  const { Dice } = (globalThis as unknown as DiceGlobals).CONFIG;
  Dice.randomUniform = () => 1 - ((faces.shift() ?? 1) - 0.5) / 6;
}

async function rolled(value: number, ...faces: number[]) {
  script(...faces);
  return HelixRoll.ofValue(value).evaluate();
}

describe("the dice of HELIX", () => {
  it("count a six as 5 and roll on: the thug's 3 + 5 + 3 = 11 (HELIX 002:59)", async () => {
    const roll = await rolled(3, 6, 3);
    expect(roll.chain).toEqual([6, 3]);
    expect(roll.total).toBe(11);
  });

  it.each([
    [4, [4]],
    [3, [6, 6, 2]],
    [0, [6, 6, 1]],
    [-2, [6, 1]],
  ])("total as the rules do: value %i, faces %j", async (value, faces) => {
    const roll = await rolled(value, ...faces);
    const modifiers = [{ source: "modifier", value }] as const;
    expect(roll.total).toBe(actionRoll({ value: 0, modifiers }, faces).total);
  });

  it("keep every face as it fell, for those who show dice", async () => {
    const roll = await rolled(3, 6, 3);
    expect(roll.dice[0]?.results.map(({ result }) => result)).toEqual([6, 3]);
  });

  it("survive being stored and read again", async () => {
    const stored = JSON.stringify((await rolled(3, 6, 3)).toJSON());
    const read = Roll.fromJSON(stored);
    expect(read).toBeInstanceOf(HelixRoll);
    expect(read.chain).toEqual([6, 3]);
    expect(read.total).toBe(11);
    expect(read.formula).toBe("1d6ch5 + 3");
  });

  it("can be typed as a formula, too", async () => {
    script(6, 6, 2);
    const roll = await new HelixRoll("1d6 + 4").evaluate();
    expect(roll.total).toBe(16);
    expect(roll.chain).toEqual([6, 6, 2]);
  });

  it("leave other dice as they are", async () => {
    script(6, 2);
    const roll = await new HelixRoll("1d3 + 5").evaluate();
    expect(Number(roll.total)).toBeGreaterThan(5);
  });
});
