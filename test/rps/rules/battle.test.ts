import { describe, expect, it } from "vitest";
import {
  type Battle,
  callItBigger,
  changeStyle,
  combatantOf,
  isBiggerThanDuel,
  isDeclaredSecretly,
  join,
  leave,
  startBattle,
} from "../../../src/rps/rules/battle.ts";
import {
  beginDeclarations,
  capInRound,
  commit,
  contested,
  declare,
  growAll,
  reveal,
  throwAll,
} from "../../../src/rps/rules/round.ts";
import { fighter, refuses, says, world } from "./helpers.ts";

const reserves = (battle: Battle) => battle.combatants.map(({ reserve }) => reserve);

const hagar = fighter("hagar", { die: 5 });
const ymir = fighter("ymir");
const duel = startBattle([hagar, ymir], { amount: 0.5, unit: "s" });
const declared = declare(
  declare(beginDeclarations(duel), says("hagar", ["ymir"])),
  says("ymir", ["hagar"]),
);

describe("a fight of more than two", () => {
  const three = startBattle([hagar, ymir, fighter("olaf", { tk: 1, die: 1 })]);

  it("caps dice by TK, but not growth", () => {
    let battle = beginDeclarations(three);
    battle = declare(battle, says("hagar", ["olaf"]));
    battle = declare(battle, says("ymir", []));
    battle = declare(battle, says("olaf", ["hagar"], { skill: 5 }));
    const grown = growAll(battle, { hagar: 1, ymir: 1, olaf: 6 });
    expect(grown.growths.olaf?.gain).toBe(5);
    expect(capInRound(grown, "olaf")).toMatchObject({ max: 1, decidedBy: "tk" });
  });

  it("is one unless the game master calls it a duel", () => {
    expect(isBiggerThanDuel(three)).toBe(true);
    expect(beginDeclarations(callItBigger(three, false)).biggerThanDuel).toBe(false);
    expect(beginDeclarations(callItBigger(duel, true)).biggerThanDuel).toBe(true);
    expect(isBiggerThanDuel(callItBigger(callItBigger(three, false), null))).toBe(true);
  });

  it("makes dice of whatever a target does, and leaves the others out", () => {
    let battle = beginDeclarations(three);
    battle = declare(battle, says("hagar", ["ymir"]));
    battle = declare(battle, says("ymir", ["olaf"], { way: "unopposed", skill: 2 }));
    battle = declare(battle, says("olaf", [], { way: "unopposed" }));
    expect(contested(battle)).toEqual(["hagar", "ymir"]);
    const grown = growAll(battle, { hagar: 3, ymir: 3 });
    expect(reserves(grown)).toEqual([7, 5, 4]);
    const bought = commit(commit(grown, "hagar", 2), "ymir", 2);
    const thrown = throwAll(reveal(bought), { hagar: [4, 4], ymir: [5, 5] });
    expect(thrown.results.map(({ a, b }) => [a, b])).toEqual([["hagar", "ymir"]]);
  });

  it("lets somebody join for the next round, and leave between rounds", () => {
    const open = beginDeclarations(duel);
    const joined = join(open, fighter("olaf"));
    refuses(() => declare(joined, says("olaf", [])), "unknownChoice");
    refuses(() => leave(joined, "olaf"), "forbidden");
    expect(leave(three, "olaf").combatants).toHaveLength(2);
    refuses(() => join(duel, hagar), "forbidden");
    refuses(() => join(duel, fighter("x", { die: 0 })), "notAFace");
  });
});

describe("the length of a round", () => {
  it("stays for the fight, unless its style changes between rounds", () => {
    const chase = changeStyle(duel, { amount: 100, unit: "m" });
    expect(chase.roundLength).toEqual({ amount: 100, unit: "m" });
    refuses(() => changeStyle(declared, { amount: 1, unit: "s" }), "forbidden");
    refuses(() => startBattle([], { amount: 0, unit: "s" }), "outOfRange");
  });
});

describe("intentions", () => {
  it("are public or secret as the player or the world says", () => {
    expect([isDeclaredSecretly(true), isDeclaredSecretly(false)]).toEqual([true, false]);
    expect(isDeclaredSecretly(true, world({ declarationSecrecy: "public" }))).toBe(false);
    expect(isDeclaredSecretly(false, world({ declarationSecrecy: "gmOnly" }))).toBe(true);
  });

  it("belong to those who are there", () => {
    expect(combatantOf(duel, "ymir")).toBe(ymir);
    refuses(() => combatantOf(duel, "odin"), "unknownChoice");
  });
});
