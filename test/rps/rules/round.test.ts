import { describe, expect, it } from "vitest";
import { type Battle, nextRound, startBattle } from "../../../src/rps/rules/battle.ts";
import {
  beginDeclarations,
  beginNarration,
  commit,
  declare,
  growAll,
  nextToDeclare,
  openDefences,
  reveal,
  setReserve,
  setWeapons,
  throwAll,
  useDefence,
} from "../../../src/rps/rules/round.ts";
import { fighter, refuses, says, short } from "./helpers.ts";

const reserves = (battle: Battle) => battle.combatants.map(({ reserve }) => reserve);

const hagar = fighter("hagar", { die: 5 });
const ymir = fighter("ymir");
const duel = startBattle([hagar, ymir], { amount: 0.5, unit: "s" });
const declared = declare(
  declare(beginDeclarations(duel), says("hagar", ["ymir"])),
  says("ymir", ["hagar"]),
);

describe("a round of a fight", () => {
  it("goes from weapons to narration", () => {
    expect(duel.phase).toBe("weapons");
    expect(declared.phase).toBe("grow");
    const grown = growAll(declared, { hagar: 3, ymir: 6 });
    expect([grown.phase, reserves(grown)]).toEqual(["commit", [7, 8]]);
    const committed = commit(commit(grown, "hagar", 3), "ymir", 2);
    expect(reserves(committed)).toEqual([7, 8]);
    const revealed = reveal(committed);
    expect([revealed.phase, reserves(revealed)]).toEqual(["throw", [4, 6]]);
    const thrown = throwAll(revealed, { hagar: [5, 5, 4], ymir: [2, 3] });
    expect(thrown.results.map(({ winner, outcome }) => [winner, short(outcome)])).toEqual([
      ["hagar", "a success by sum"],
    ]);
    const parried = setReserve(useDefence(thrown, "parry", "ymir", "hagar"), "ymir", 5);
    const next = nextRound(beginNarration(parried));
    expect(next).toMatchObject({ round: 2, phase: "weapons", declarations: [], results: [] });
    expect(next.parryMarks).toEqual([{ defender: "ymir", opponent: "hagar" }]);
    expect(reserves(next)).toEqual([4, 5]);
  });

  it("never changes the round that it was made from", () => {
    const before = structuredClone(declared);
    growAll(declared, { hagar: 1, ymir: 1 });
    expect(declared).toEqual(before);
  });

  it("keeps its steps in order", () => {
    refuses(() => growAll(duel, {}), "forbidden");
    refuses(() => commit(declared, "hagar", 1), "forbidden");
    refuses(() => throwAll(declared, {}), "forbidden");
    refuses(() => nextRound(duel), "forbidden");
    refuses(() => setWeapons(declared, "hagar", []), "forbidden");
  });

  it("lets the quickest declare first, unless the game master asks somebody before", () => {
    const open = beginDeclarations(duel);
    expect(nextToDeclare(open)).toEqual(["hagar"]);
    refuses(() => declare(open, says("ymir", [])), "forbidden");
    const early = declare(open, says("ymir", []), { outOfTurn: true });
    expect(nextToDeclare(early)).toEqual(["hagar"]);
    refuses(() => declare(early, says("ymir", []), { outOfTurn: true }), "forbidden");
    expect(nextToDeclare(declared)).toEqual([]);
  });

  it("refuses to act against oneself, or against nobody there", () => {
    const open = beginDeclarations(duel);
    refuses(() => declare(open, says("hagar", ["hagar"])), "forbidden");
    refuses(() => declare(open, says("hagar", ["odin"])), "unknownChoice");
    refuses(() => declare(open, says("hagar", ["ymir"], { skill: 7 })), "outOfRange");
  });

  it("needs a growth die and a number of dice from all who throw", () => {
    refuses(() => growAll(declared, { hagar: 3 }), "notAFace");
    const grown = growAll(declared, { hagar: 3, ymir: 6 });
    refuses(() => commit(grown, "hagar", 5), "outOfRange");
    refuses(() => commit(grown, "odin", 1), "unknownChoice");
    refuses(() => reveal(commit(grown, "hagar", 1)), "notEnough");
    const revealed = reveal(commit(commit(grown, "hagar", 1), "ymir", 1));
    refuses(() => throwAll(revealed, { hagar: [1, 2], ymir: [1] }), "outOfRange");
    refuses(() => throwAll(revealed, { hagar: [1] }), "outOfRange");
  });
});

describe("a limit event in a fight", () => {
  it("decides all pairs of its owner, who throws nothing; the other still pays", () => {
    const near = { ...declared, combatants: [{ ...hagar, reserve: 8 }, ymir] };
    const grown = growAll(near, { hagar: 3, ymir: 3 });
    expect(grown.growths.hagar?.state).toBe("exact");
    expect(grown.commitments).toEqual({ hagar: 0 });
    const thrown = throwAll(reveal(commit(grown, "ymir", 4)), { ymir: [6, 6, 6, 6] });
    expect(thrown.results.map(({ outcome }) => short(outcome))).toEqual(["a critical by limit"]);
    expect(reserves(thrown)).toEqual([0, 3]);
  });
});

describe("the defences of a fight", () => {
  it("are used up one by one, opponent by opponent", () => {
    const battle: Battle = { ...declared, phase: "react" };
    const parried = useDefence(battle, "parry", "ymir", "hagar");
    expect(openDefences(parried, "ymir", "hagar")).toEqual(["armour"]);
    refuses(() => useDefence(parried, "parry", "ymir", "hagar"), "forbidden");
    const both = useDefence(parried, "armour", "ymir", "hagar");
    expect(openDefences(both, "ymir", "hagar")).toEqual([]);
    expect(openDefences(both, "hagar", "ymir")).toEqual(["parry", "armour"]);
    refuses(() => useDefence(battle, "parry", "ymir", "odin"), "unknownChoice");
  });
});
