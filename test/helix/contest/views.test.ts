import { describe, expect, it } from "vitest";
import { actionView } from "../../../src/helix/contest/action-view.ts";
import { fightView } from "../../../src/helix/contest/fight-view.ts";
import { settleAction } from "../../../src/helix/contest/settle-action.ts";
import { settleFight } from "../../../src/helix/contest/settle-fight.ts";
import { DEFAULT_HELIX_SETTINGS } from "../../../src/helix/rules/settings.ts";
import { testReader } from "../../reader.ts";
import { action, fighter } from "./fighters.ts";

const daige = {
  id: "daige",
  name: "Daige",
  choice: fighter(4, 2, { armour: { rightArm: 1, torso: 2 } }),
};
const thug = { id: "thug", name: "Thug", choice: fighter(3, 1) };
const pair = { ...thug, chains: [[6, 3]], openerChains: [[4]], called: null };
const fight = (language: "en" | "fi" | "sv" | "ru", pairs = [pair]) =>
  fightView(
    settleFight(daige.choice, pairs, DEFAULT_HELIX_SETTINGS),
    daige,
    pairs,
    testReader(language),
  );

describe("the card of a fight", () => {
  it.each([
    ["en", "Thug hits Daige: head, damage 4"],
    ["fi", "Thug osuu. Daige: pää, vahinko 4"],
    ["sv", "Thug träffar Daige: huvud, skada 4"],
    ["ru", "Thug попадает. Daige: голова, урон 4"],
  ] as const)("says in %s what happened", (language, headline) => {
    expect(fight(language).headline).toBe(headline);
  });

  it("shows every step of the sum", () => {
    const [duel] = fight("en").duels;
    expect(duel?.hit?.terms.map(({ value }) => value)).toEqual(["11", "+1", "−8", "±0"]);
    expect(duel?.hit?.points).toBe("4");
    expect(duel?.rows.map(({ total }) => total)).toEqual(["8", "11"]);
    expect(duel?.hit?.where).toBe("The winner’s first die shows 6: head.");
  });

  it("lights the hit part, and keeps the armour of all others to itself", () => {
    const body = fight("en").duels[0]?.hit?.body;
    expect(body?.hit).toBe("head");
    expect(body?.parts.head).toMatchObject({ isHit: true, armour: "0" });
    expect(body?.parts.torso).toEqual({ isHit: false, armour: "", label: "torso" });
  });

  it("names the skill in the reader's language", () => {
    expect(fight("sv").duels[0]?.rows[0]?.terms[0]).toEqual({ label: "Klingor", value: "4" });
  });

  it("counts the hits of a melee", () => {
    const pairs = [pair, { ...pair, id: "two", chains: [[4]] }];
    const view = fight("en", pairs);
    expect(view.isMelee).toBe(true);
    expect(view.headline).toBe("1 hit in 2 exchanges");
    expect(view.duels[1]?.headline).toBe("A tie: nobody is hurt.");
  });
});

describe("the card of an action contest", () => {
  const view = (chains: readonly number[][]) => {
    const sides = chains.map((chain, place) => ({
      name: `Side ${place + 1}`,
      choice: action(3),
      chains: [chain],
    }));
    return actionView(settleAction(sides, DEFAULT_HELIX_SETTINGS), sides, testReader("en"));
  };

  it("names the winner and everybody's place", () => {
    const { headline, rows } = view([[3], [6, 1], [3]]);
    expect(headline).toBe("Side 2 wins with 9");
    expect(rows.map(({ place }) => place)).toEqual(["2", "1", "2"]);
    expect(rows[1]?.chain.sum).toBe("5 + 1 = 6");
  });

  it("names all who share the highest total", () => {
    const { headline, rule } = view([[4], [2], [4]]);
    expect(headline).toBe("A tie at 7: Side 1 and Side 3");
    expect(rule).toContain("nobody wins");
  });
});
