import { describe, expect, it } from "vitest";
import { RuleError } from "../../../src/core/rules/errors.ts";
import { attributeFaces } from "../../../src/noppa/rules/ability.ts";
import { judge, pool } from "../../../src/noppa/rules/check.ts";
import { DEFAULT_NOPPA_SETTINGS } from "../../../src/noppa/rules/settings.ts";
import { type Recovery, recover, spendSisu } from "../../../src/noppa/rules/sisu.ts";
import file from "../../fixtures/rules/vectors-noppa-helix-trauma.json";

interface CheckVector {
  faces: number;
  skill: number;
  difficulty: number;
  dice: number[][];
  before?: number;
  after?: number;
  sisu?: number;
}

interface Vector {
  id: string;
  system: string;
  op: string;
  input: unknown;
  settings: object;
  expected: unknown;
}

const ATTRIBUTE_OF = { 4: 1, 6: 2, 8: 3, 10: 4, 12: 5, 20: 9 } as Record<number, number>;

function check(input: CheckVector, settings: object): Record<string, unknown> {
  const dice = pool({ skill: input.skill, attribute: ATTRIBUTE_OF[input.faces] ?? 0 });
  if (typeof dice === "string") return { status: "cannotRoll", disaster: false };
  const sisu = { before: input.before ?? 0, after: input.after ?? 0 };
  try {
    const spent = spendSisu(sisu, input.sisu ?? 99);
    const outcome = judge(
      { faces: dice.faces, chains: input.dice, difficulty: input.difficulty, sisu },
      { ...DEFAULT_NOPPA_SETTINGS, ...settings },
    );
    return {
      totals: outcome.dice.map(({ total }) => total),
      boosted: outcome.dice.findIndex((die) => die.sisu > 0),
      successes: outcome.successes,
      disaster: outcome.disaster,
      label: outcome.quality,
      spent,
    };
  } catch (error) {
    if (error instanceof RuleError) return { status: "rejected" };
    throw error;
  }
}

function recoverAll([value, max, kinds]: [number, number, Recovery[]]): number {
  return kinds.reduce((state, kind) => recover(state, kind).state, { value, max, mealTaken: false })
    .value;
}

function run({ op, input, settings }: Vector): unknown {
  switch (op) {
    case "n_faces":
      return attributeFaces((input as [number])[0]);
    case "n_notation": {
      const [skill = 0, attribute = 0] = input as number[];
      const dice = pool({ skill, attribute });
      return typeof dice === "string" ? dice : `${dice.count}n${dice.faces}`;
    }
    case "n_check":
      return check(input as CheckVector, settings);
    case "n_recover":
      return recoverAll(input as [number, number, Recovery[]]);
    default:
      throw new Error(`no test runs ${op}`);
  }
}

const vectors = (file.vectors as Vector[]).filter(({ system }) => system === "noppa");

describe("vectors of the specification", () => {
  it("are all here", () => expect(vectors.length).toBe(36));

  it.each(vectors)("$id", (vector) => {
    const { expected } = vector;
    const actual = run(vector);
    if (typeof expected === "object" && expected !== null) expect(actual).toMatchObject(expected);
    else expect(actual).toBe(expected);
  });
});
