import { describe, expect, it } from "vitest";
import { condition } from "../../../src/trauma/rules/condition.ts";
import { difficultTerrainReach, pathCost, speed } from "../../../src/trauma/rules/movement.ts";
import { roundOrder } from "../../../src/trauma/rules/order.ts";
import {
  attackReveals,
  attentionOf,
  DEFAULT_REACH,
  distancePenalty,
  planStealth,
  stealthRoll,
} from "../../../src/trauma/rules/stealth.ts";
import {
  act,
  DEED_IDS,
  movementLeft,
  provocation,
  startTurn,
} from "../../../src/trauma/rules/turn.ts";
import { bodyWith, injured, inPain, withInjuries, world } from "./helpers.ts";

describe("speed", () => {
  it("is 12 m, halved by pain from 6 on and by an injured leg, each time [003:31-36]", () => {
    const leg = condition(bodyWith(10, { leftLeg: injured(10, "leftLeg") }), world(), -6);
    const both = condition(bodyWith(10, { leftLeg: injured(10, "leftLeg") }));
    expect(speed(null).metres).toBe(12);
    expect(speed(inPain(3)).metres).toBe(12);
    expect(speed(inPain(8))).toMatchObject({ metres: 6, rules: ["painHalves"] });
    expect(speed(leg)).toMatchObject({ metres: 6, rules: ["injuredLegHalves"] });
    expect(speed(both)).toMatchObject({ metres: 3, divisor: 4 });
    expect(speed(both, world({ speedHalvingStacks: false })).metres).toBe(6);
  });

  it("is 0 with two injured legs or without consciousness", () => {
    expect(speed(withInjuries("leftLeg", "rightLeg"))).toMatchObject({
      metres: 0,
      rules: ["bothLegsInjured"],
    });
    expect(speed(inPain(20))).toMatchObject({ metres: 0, rules: ["unconscious"] });
  });

  it("in difficult terrain 12 m become 6 [003:26]", () => {
    expect(difficultTerrainReach(12)).toBe(6);
    const path = [
      { metres: 4, isDifficult: false },
      { metres: 4, isDifficult: true },
    ];
    expect(pathCost(path)).toBe(12);
    expect(() => pathCost([{ metres: -1, isDifficult: false }])).toThrow("outOfRange");
  });
});

describe("a turn", () => {
  it("has one action, bonus action, reaction and movement [003:21-25]", () => {
    let turn = startTurn();
    for (const [deed, resource] of [
      ["attack", "action"],
      ["quickDeed", "bonusAction"],
      ["provokedAttack", "reaction"],
    ] as const) {
      const outcome = act(turn, { deed });
      expect(outcome).toMatchObject({ status: "done", rule: "spent", resource });
      turn = outcome.turn;
      expect(act(turn, { deed })).toMatchObject({ status: "refused", rule: "alreadySpent" });
    }
    expect(act(turn, { deed: "useAbility" }).rule).toBe("alreadySpent");
    expect(act(turn, { deed: "move", speed: 12, metres: 12 }).status).toBe("done");
    expect(startTurn().used.reaction).toBe(false);
  });

  it("goes twice the speed with action and movement, no further at a time", () => {
    const start = startTurn();
    expect(movementLeft(start, 12)).toBe(24);
    const moved = act(start, { deed: "move", speed: 12, metres: 12 }).turn;
    expect(movementLeft(moved, 12)).toBe(12);
    const dashed = act(moved, { deed: "dash", speed: 12, metres: 10 }).turn;
    expect(movementLeft(dashed, 12)).toBe(0);
    expect(act(start, { deed: "move", speed: 6, metres: 6.5 }).rule).toBe("tooFar");
    expect(() => act(start, { deed: "move" })).toThrow("notFinite");
    expect(() => act(start, { deed: "dance" as "move" })).toThrow("unknownChoice");
  });

  it("is not for the unconscious; injured limbs take walking or attacking away", () => {
    const turn = startTurn();
    for (const deed of DEED_IDS)
      expect(act(turn, { deed, condition: inPain(16) }).rule).toBe("unconscious");
    const legs = withInjuries("leftLeg", "rightLeg");
    const arms = withInjuries("leftArm", "rightArm");
    expect(act(turn, { deed: "move", condition: legs, speed: 0, metres: 0 }).rule).toBe(
      "cannotWalk",
    );
    expect(act(turn, { deed: "attack", condition: legs }).status).toBe("done");
    expect(act(turn, { deed: "attack", condition: arms }).rule).toBe("cannotAttack");
  });
});

describe("a provoked attack", () => {
  const step = {
    way: [1, 3],
    reach: DEFAULT_REACH,
    mover: startTurn(),
    watcher: startTurn(),
  };

  it("comes when someone leaves melee reach, and takes the reaction [003:14, 003:24]", () => {
    expect(provocation(step)).toEqual({ provoked: true, rule: "leftReach" });
    const watcher = act(startTurn(), { deed: "provokedAttack" }).turn;
    expect(provocation({ ...step, watcher }).rule).toBe("reactionSpent");
  });

  it("does not come within reach, from outside, or after disengaging [003:22]", () => {
    expect(provocation({ ...step, way: [1, 1.5] }).rule).toBe("stayedInReach");
    expect(provocation({ ...step, way: [2, 3] }).rule).toBe("wasNotInReach");
    expect(provocation({ ...step, way: [3, 2, 1] }).rule).toBe("stayedInReach");
    const mover = act(startTurn(), { deed: "disengage" }).turn;
    expect(provocation({ ...step, mover }).rule).toBe("disengaged");
  });

  it("comes from anybody who was passed on the way, and who was left for a moment [003:14]", () => {
    expect(provocation({ ...step, way: [5, 3, 1, 3, 5] }).rule).toBe("leftReach");
    expect(provocation({ ...step, way: [1, 2, 1] }).rule).toBe("leftReach");
  });

  it("does not come from who cannot strike", () => {
    expect(provocation({ ...step, watcherCondition: inPain(16) }).rule).toBe("unconscious");
    const arms = withInjuries("leftArm", "rightArm");
    expect(provocation({ ...step, watcherCondition: arms }).rule).toBe("cannotAttack");
  });
});

describe("the order of a round", () => {
  const players = ["anna", "boris", "vera"];

  it("is that of the posts; enemies wait for everyone [003:15]", () => {
    const order = roundOrder(players, ["vera", "anna", "vera"], ["wolf", "bear"]);
    expect(order.slots).toEqual([
      { kind: "player", id: "vera", rule: "orderOfPosts" },
      { kind: "player", id: "anna", rule: "orderOfPosts" },
      { kind: "enemies", ids: ["wolf", "bear"], rule: "enemiesTogetherLast" },
    ]);
    expect(order).toMatchObject({ waiting: ["boris"], enemiesAct: false });
  });

  it("waits for nobody who is out", () => {
    const order = roundOrder(players, ["vera", "anna"], ["wolf"], ["boris"]);
    expect(order).toMatchObject({ waiting: [], enemiesAct: true });
    expect(roundOrder(players, players, []).enemiesAct).toBe(false);
  });

  it("knows its players", () => {
    expect(() => roundOrder(players, ["igor"], [])).toThrow("unknownChoice");
    expect(() => roundOrder(players, [], ["anna"])).toThrow("forbidden");
  });
});

describe("stealth", () => {
  const input = { dex: 16, metres: 3, condition: null };
  const guards = [{ attention: 15 }, { attention: 13 }, { attention: 12 }];

  it("meets the most attentive enemy, 4 less for each full 3 m [003:17]", () => {
    const plan = planStealth({ ...input, watchers: guards });
    expect(plan).toMatchObject({ difficulty: 15, watcher: 0, noticedBy: [] });
    expect(stealthRoll(plan, [19])).toMatchObject({
      rule: "unnoticed",
      success: true,
      check: { total: 21 },
    });
    expect([0, 2.9, 3, 5, 6, 9, 12].map(distancePenalty)).toEqual([0, 0, -4, -4, -8, -12, -16]);
    const far = planStealth({ ...input, metres: 12, watchers: guards });
    expect(stealthRoll(far, [20])).toMatchObject({ rule: "noticed", check: { total: 10 } });
  });

  it("succeeds on an equal number, also against 25", () => {
    const watchers = [{}, { isRaised: true }];
    const plan = planStealth({ ...input, metres: 2.9, watchers });
    expect(stealthRoll(plan, [19])).toMatchObject({ success: true, difficulty: 25 });
    expect(stealthRoll(plan, [18]).success).toBe(false);
  });

  it("is hopeless within melee reach, without a roll", () => {
    const plan = planStealth({ ...input, watchers: [{}, { isInMelee: true }] });
    expect(stealthRoll(plan, [])).toMatchObject({
      rule: "noticedInMelee",
      check: null,
      noticedBy: [1],
    });
  });

  it("usual attention is 15; spending an action makes it 25, never less than it was [003:18-19]", () => {
    expect(attentionOf({})).toBe(15);
    expect(attentionOf({ attention: 12, isRaised: true })).toBe(25);
    expect(attentionOf({ attention: 30, isRaised: true })).toBe(30);
  });

  it("suffers from pain, and ends with consciousness", () => {
    const plan = planStealth({ ...input, watchers: guards, condition: inPain(8) });
    expect(plan.check).toMatchObject({ mode: "disadvantage", modifier: 6 - 4 - 4 });
    const out = planStealth({ ...input, watchers: guards, condition: inPain(20) });
    expect(stealthRoll(out, [])).toMatchObject({ rule: "cannotAct", success: false });
  });

  it("is given away by an attack, unless the target lost consciousness [003:19]", () => {
    expect(attackReveals(inPain(15))).toBe(true);
    expect(attackReveals(inPain(16))).toBe(false);
  });

  it("needs someone to hide from", () => {
    expect(() => planStealth({ ...input, watchers: [] })).toThrow("notEnough");
    expect(() => planStealth({ ...input, metres: -3, watchers: guards })).toThrow("outOfRange");
  });
});
