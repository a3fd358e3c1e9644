import { beforeAll, describe, expect, it } from "vitest";

/** What is used here of a roll; the classes themselves are typed against Foundry. */
interface ThrownRoll {
  readonly digits: { readonly tens: number; readonly units: number } | null;
  readonly faces: readonly number[];
  readonly face: number | null;
  readonly total: number;
  readonly formula: string;
  readonly dice: readonly { readonly results: readonly { readonly result: number }[] }[];
  evaluate(): Promise<ThrownRoll>;
  toJSON(): object;
}
interface RollClasses {
  readonly RpsPercentRoll: { ofTwoDice(): ThrownRoll };
  readonly RpsDiceRoll: { ofCount(count: number): ThrownRoll };
  readonly RpsGrowthRoll: { ofOneDie(): ThrownRoll };
  readonly RPS_ROLLS: readonly unknown[];
}
interface DiceGlobals {
  readonly CONFIG: { readonly Dice: { rolls: unknown[]; randomUniform(): number } };
}

const HOST = "../../../tools/benchmark/dice-host.ts";
const ROLLS = "../../../src/rps/rolls/rps-rolls.ts";

let rolls: RollClasses;
let Roll: { fromJSON(text: string): ThrownRoll };

/** The dice of the development host stand in for Foundry's, and must be there first. */
beforeAll(async () => {
  ({ Roll } = (await import(HOST)) as { Roll: typeof Roll });
  rolls = (await import(ROLLS)) as RollClasses;
  (globalThis as unknown as DiceGlobals).CONFIG.Dice.rolls.push(...rolls.RPS_ROLLS);
});

/** Faces that fall next, on dice of one size. */
function script(size: number, ...faces: number[]): void {
  const { Dice } = (globalThis as unknown as DiceGlobals).CONFIG;
  Dice.randomUniform = () => 1 - ((faces.shift() ?? 1) - 0.5) / size;
}

const stored = (roll: ThrownRoll) => Roll.fromJSON(JSON.stringify(roll.toJSON()));

describe("the dice of an unopposed action", () => {
  it.each([
    [[5, 7], 57],
    [[10, 5], 5],
    [[9, 10], 90],
    [[10, 10], 100],
    [[10, 1], 1],
    [[9, 9], 99],
  ])("%j are %i: the first shows the tens, and 00 is a hundred", async (faces, total) => {
    script(10, ...faces);
    const roll = await rolls.RpsPercentRoll.ofTwoDice().evaluate();
    expect(roll.total).toBe(total);
  });
  it("are two dice that others can show and type", async () => {
    script(10, 10, 7);
    const roll = await rolls.RpsPercentRoll.ofTwoDice().evaluate();
    expect(roll.formula).toBe("2d10");
    expect(roll.dice.flatMap(({ results }) => results.map(({ result }) => result))).toEqual([
      10, 7,
    ]);
    expect(roll.digits).toEqual({ tens: 0, units: 7 });
  });
  it("survive being stored and read again", async () => {
    script(10, 3, 10);
    const read = stored(await rolls.RpsPercentRoll.ofTwoDice().evaluate());
    expect(read.digits).toEqual({ tens: 3, units: 0 });
    expect(read.total).toBe(30);
  });
  it("have no digits before they fall", () => {
    expect(rolls.RpsPercentRoll.ofTwoDice().digits).toBeNull();
  });
});

describe("the dice of an opposed action", () => {
  it("are as many as were bought", async () => {
    script(6, 2, 3, 5);
    const roll = await rolls.RpsDiceRoll.ofCount(3).evaluate();
    expect(roll.faces).toEqual([2, 3, 5]);
    expect(stored(roll)).toMatchObject({ faces: [2, 3, 5], total: 10 });
  });
  it("may be none: then nothing is thrown, and the sum is 0 (rps.md D-05)", async () => {
    script(6);
    const roll = await rolls.RpsDiceRoll.ofCount(0).evaluate();
    expect(roll).toMatchObject({ faces: [], total: 0 });
    expect(stored(roll)).toMatchObject({ faces: [], total: 0 });
  });
  it("have one beside them for growth", async () => {
    script(6, 4);
    const roll = rolls.RpsGrowthRoll.ofOneDie();
    expect(roll.face).toBeNull();
    expect(stored(await roll.evaluate()).face).toBe(4);
  });
});
