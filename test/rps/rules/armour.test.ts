import { describe, expect, it } from "vitest";
import {
  type Armour,
  type ArmourHit,
  armourHint,
  armourHints,
} from "../../../src/rps/rules/armour.ts";
import { refuses, world } from "./helpers.ts";

describe("armour", () => {
  const mail: Armour = { damping: 2, durability: 4 };
  const says = (hit: Partial<ArmourHit>, settings = world({})) =>
    armourHint(mail, { type: "slashing", damage: 4, ...hit }, settings);

  it("damps what crushes and withstands what cuts", () => {
    expect(says({ type: "crushing", damage: 3 })).toEqual({
      verdict: "pierced",
      by: "damping",
      protection: 2,
      damage: 3,
    });
    expect(says({ damage: 3 })).toMatchObject({ verdict: "stops", by: "durability" });
  });

  it("at equal numbers stops slashing and crushing, while piercing is borderline", () => {
    expect(says({}).verdict).toBe("stops");
    expect(says({ type: "crushing", damage: 2 }).verdict).toBe("stops");
    expect(says({ type: "piercing" }).verdict).toBe("borderline");
  });

  it("needs both numbers against bullets and arrows", () => {
    const bullet = { type: "piercing", isProjectile: true } as const;
    expect(says({ ...bullet, damage: 3 })).toMatchObject({
      verdict: "pierced",
      by: "both",
      protection: 2,
    });
    expect(says({ ...bullet, damage: 2 }).verdict).toBe("borderline");
    expect(says({ ...bullet, damage: 1 }).verdict).toBe("stops");
  });

  it("leaves explosions and other harm to the game master", () => {
    expect(says({ type: "other" }).verdict).toBe("gm");
    expect(says({ type: "explosive" })).toMatchObject({ verdict: "gm", protection: null });
  });

  it("protects against one success of each opponent", () => {
    expect(says({ damage: 1, isUsed: true }).verdict).toBe("used");
  });

  it("against a critical success is as the world says", () => {
    const critical = { degree: "critical", damage: 1 } as const;
    expect(says(critical).verdict).toBe("gm");
    expect(says(critical, world({ critVsArmour: "ignore" })).verdict).toBe("ignored");
    expect(says(critical, world({ critVsArmour: "normal" })).verdict).toBe("stops");
  });

  it("has a hint for each way to strike", () => {
    const hints = armourHints(mail, ["slashing", "crushing"], { damage: 3 });
    expect(hints.map(({ type, verdict }) => `${type} ${verdict}`)).toEqual([
      "slashing stops",
      "crushing pierced",
    ]);
    refuses(() => armourHints(mail, ["hot" as never], { damage: 3 }), "unknownChoice");
  });
});
