import { describe, expect, it } from "vitest";
import { settleFight } from "../../../src/helix/contest/settle-fight.ts";
import { DEFAULT_HELIX_SETTINGS, type HelixSettings } from "../../../src/helix/rules/settings.ts";
import { fighter } from "./fighters.ts";

const daige = fighter(4, 2, { armour: { leftArm: 1, rightArm: 1, torso: 1 } });
const thug = fighter(3, 1);

const settings = (rest: Partial<HelixSettings>): HelixSettings => ({
  ...DEFAULT_HELIX_SETTINGS,
  ...rest,
});
const pair = { id: "thug", choice: thug, chains: [[6, 3]], openerChains: [[4]], called: null };

describe("the fight of Daige and the thug (002:59)", () => {
  it("the last die hits the right arm for 3, as the example has it", () => {
    const [duel] = settleFight(daige, [pair], settings({ hitLocationDie: "last" }));
    expect(duel?.outcome.contest.rolls.map(({ total }) => total)).toEqual([8, 11]);
    expect(duel?.outcome.hit).toMatchObject({
      located: { location: "rightArm", rule: "lastDie", face: 3 },
      damage: { points: 3 },
      lp: { after: 10 },
    });
  });

  it("the first die hits the head for 4, as the rule has it (002:37)", () => {
    const [duel] = settleFight(daige, [pair], settings({}));
    expect(duel?.outcome.hit).toMatchObject({
      located: { location: "head", rule: "firstDie", face: 6 },
      damage: { points: 4 },
    });
  });

  it("a called hit lands where the game master says", () => {
    const called = { ...pair, called: "torso" } as const;
    const [duel] = settleFight(daige, [called], settings({}));
    expect(duel?.outcome.hit).toMatchObject({
      located: { location: "torso", rule: "called" },
      damage: { points: 3 },
    });
  });

  it("who only defends hurts nobody", () => {
    const defending = { ...pair, choice: { ...thug, defendOnly: true } };
    const [duel] = settleFight(daige, [defending], settings({}));
    expect(duel?.outcome).toMatchObject({ rule: "defendOnly", winner: 1, hit: null });
  });
});

describe("one against several (002:56)", () => {
  const three = ["a", "b", "c"].map((id) => ({ ...pair, id, chains: [[2]], openerChains: [[2]] }));

  it("rolls once against each, at −1 for every opponent beyond the first", () => {
    const duels = settleFight(daige, three, settings({}));
    expect(duels.map(({ opponent }) => opponent)).toEqual(["a", "b", "c"]);
    for (const { outcome } of duels) {
      expect(outcome.contest.rolls[0]).toMatchObject({ value: 2, total: 4 });
      expect(outcome.contest.rolls[1]).toMatchObject({ value: 3, total: 5 });
    }
  });

  it("counts opponents in other fights too, where the fighter says so", () => {
    const duels = settleFight({ ...daige, opponents: 5 }, three, settings({}));
    expect(duels[0]?.outcome.contest.rolls[0]?.value).toBe(0);
  });

  it("counts those that an opponent faces for that opponent alone", () => {
    const busy = { ...three[0]!, choice: { ...thug, opponents: 2 } };
    const duels = settleFight(daige, [busy, three[1]!], settings({}));
    expect(duels.map(({ outcome }) => outcome.contest.rolls[1]?.value)).toEqual([2, 3]);
  });
});

describe("a tie", () => {
  const tied = { ...pair, chains: [[5]], openerChains: [[4]] };

  it("hurts nobody", () => {
    expect(settleFight(daige, [tied], settings({}))[0]?.outcome.rule).toBe("nobodyHurt");
  });

  it("is rolled again by both where the setting has it, and not by one alone", () => {
    const reroll = settings({ tie: "reroll" });
    const outcome = (chains: number[][], openerChains: number[][]) =>
      settleFight(daige, [{ ...tied, chains, openerChains }], reroll)[0]?.outcome;
    expect(outcome([[5]], [[4]])?.rule).toBe("tieReroll");
    expect(outcome([[5], [1]], [[4]])?.rule).toBe("tieReroll");
    expect(outcome([[5], [1]], [[4], [5]])).toMatchObject({ rule: "winnerHurts", winner: 0 });
  });
});

describe("larger things (002:57)", () => {
  it("a vehicle's weapon counts ten times and its armour once, without a part of the body", () => {
    const tank = fighter(3, 2, { scale: "vehicle", armour: 4, lp: 150 });
    const against = { ...pair, id: "tank", choice: tank, chains: [[5]], openerChains: [[1]] };
    const [duel] = settleFight(daige, [against], settings({}));
    expect(duel?.outcome.hit?.damage.points).toBe(8 + 20 - 5 - 1);
    const [back] = settleFight(
      daige,
      [{ ...against, chains: [[1]], openerChains: [[5]] }],
      settings({}),
    );
    expect(back?.outcome.hit).toMatchObject({ located: null, damage: { points: 9 + 2 - 4 - 4 } });
  });
});
