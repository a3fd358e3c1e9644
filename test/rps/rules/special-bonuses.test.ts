import { describe, expect, it } from "vitest";
import { percentChance } from "../../../src/rps/rules/percent.ts";
import { specialBonusTerm, specialBonusWarnings } from "../../../src/rps/rules/special-bonuses.ts";
import { refuses, world } from "./helpers.ts";

describe("a special bonus", () => {
  const arm = { id: "thirdArm", amount: 4, sign: "help" } as const;

  it("helps or hinders like a specialisation", () => {
    expect(specialBonusTerm(arm)).toEqual({ source: "specialBonus", id: "thirdArm", value: 4 });
    const hinders = specialBonusTerm({ ...arm, sign: "hinder" });
    expect(percentChance({ skill: 3, modifiers: [hinders] }).chance).toBe(50 - 12);
  });

  it("runs from 1 to 6, or as the world says", () => {
    refuses(() => specialBonusTerm({ ...arm, amount: 7 }), "outOfRange");
    refuses(() => specialBonusTerm({ ...arm, amount: 0 }), "outOfRange");
    refuses(() => specialBonusTerm({ ...arm, sign: "both" as never }), "unknownChoice");
    const draft = world({ specialBonusRange: { min: 1, max: 3 } });
    refuses(() => specialBonusTerm(arm, draft), "outOfRange");
    expect(specialBonusWarnings([arm], draft)).toEqual([
      {
        id: "specialBonusOutOfRange",
        severity: "warning",
        source: "61",
        subjects: ["thirdArm"],
        numbers: { amount: 4, min: 1, max: 3 },
      },
    ]);
  });
});
