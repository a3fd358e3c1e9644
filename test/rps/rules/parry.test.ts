import { describe, expect, it } from "vitest";
import { parryRefusals, parryWear, resolveParry } from "../../../src/rps/rules/parry.ts";
import { refuses } from "./helpers.ts";

describe("a parry", () => {
  it("is refused for every reason at once", () => {
    expect(
      parryRefusals({
        attack: "ranged",
        degree: "critical",
        isUsed: true,
        gmAllows: false,
        durability: 0,
      }),
    ).toEqual(["gm", "notMelee", "critical", "used", "broken"]);
    refuses(
      () => parryRefusals({ attack: "bite" as never, degree: "success", isUsed: false }),
      "unknownChoice",
    );
  });

  it("wears the tool by what the blow has above it", () => {
    const left = (durability: number, damage: number) => parryWear(durability, damage).after;
    expect([left(2, 3), left(3, 3), left(4, 1), left(3, 5), left(2, 4), left(1, 6)]).toEqual([
      1, 3, 4, 1, 0, 0,
    ]);
    expect(parryWear(1, 6).isBroken).toBe(true);
    refuses(() => parryWear(-1, 2), "outOfRange");
  });

  it("that fails leaves the tool as it is", () => {
    expect(resolveParry({ isSuccess: false }, 2, 3)).toEqual({ isParried: false, wear: null });
  });
});
