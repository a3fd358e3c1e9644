import { beforeAll, describe, expect, it } from "vitest";

interface Thrown {
  readonly faces: readonly number[];
  readonly pairs: readonly (readonly number[])[];
  readonly total: number;
  readonly formula: string;
  evaluate(): Promise<Thrown>;
  toJSON(): object;
}
interface Rolls {
  readonly TraumaRoll: {
    ofMode(mode: string, modifier: number): Thrown;
    ofNothing(): Thrown;
  };
  readonly TraumaArmourRoll: { ofDice(faces: readonly number[]): Thrown };
  readonly TraumaInjuryRoll: { ofParts(count: number): Thrown };
}

const HOST = "../../../tools/benchmark/dice-host.ts";
const ROLLS = "../../../src/trauma/rolls/trauma-roll.ts";

let rolls: Rolls;
let Roll: { fromJSON(text: string): Thrown };

interface DiceConfig {
  readonly CONFIG: { readonly Dice: { rolls: unknown[]; randomUniform(): number } };
}

/** The dice of the development host stand in for Foundry's, and must be there first. */
beforeAll(async () => {
  ({ Roll } = (await import(HOST)) as { Roll: typeof Roll });
  rolls = (await import(ROLLS)) as Rolls;
  (globalThis as unknown as DiceConfig).CONFIG.Dice.rolls.push(...Object.values(rolls).flat());
});

/** Faces that fall next, each of a die of its own size. */
function script(...dice: [face: number, faces: number][]): void {
  const { Dice } = (globalThis as unknown as DiceConfig).CONFIG;
  Dice.randomUniform = () => {
    const [face, faces] = dice.shift() ?? [1, 2];
    return 1 - (face - 0.5) / faces;
  };
}

describe("the dice of Trauma", () => {
  it.each([
    ["normal", 4, [[12, 20]], [12], 16],
    [
      "advantage",
      0,
      [
        [5, 20],
        [12, 20],
      ],
      [5, 12],
      12,
    ],
    [
      "disadvantage",
      -2,
      [
        [5, 20],
        [12, 20],
      ],
      [5, 12],
      3,
    ],
  ] as const)("%s %i", async (mode, modifier, dice, faces, total) => {
    script(...(dice.map((die) => [...die]) as [number, number][]));
    const roll = await rolls.TraumaRoll.ofMode(mode, modifier).evaluate();
    expect(roll.faces).toEqual(faces);
    expect(roll.total).toBe(total);
    const read = Roll.fromJSON(JSON.stringify(roll.toJSON()));
    expect(read.faces).toEqual(faces);
  });

  it("throws nothing for who is noticed anyway", async () => {
    const roll = await rolls.TraumaRoll.ofNothing().evaluate();
    expect(roll.faces).toEqual([]);
  });

  it("keeps the armour of each part and the days of each injury apart", async () => {
    script([3, 4], [7, 8], [2, 6]);
    const block = await rolls.TraumaArmourRoll.ofDice([4, 8, 6]).evaluate();
    expect(block.faces).toEqual([3, 7, 2]);
    script([1, 4], [2, 4], [3, 4], [4, 4]);
    const days = await rolls.TraumaInjuryRoll.ofParts(2).evaluate();
    expect(days.pairs).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
});
