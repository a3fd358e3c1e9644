import { describe, expect, it } from "vitest";
import {
  blastFraction,
  type Explosion,
  explosionAt,
  explosionRadii,
  parseForce,
} from "../../../src/rps/rules/explosion.ts";
import { refuses } from "./helpers.ts";

const force = { core: 2, half: 5, reach: 10 };
const gas: Explosion = { force, type: "gas" };

describe("an explosion", () => {
  it("is a blast, with shrapnel three times as far, or gas twice as far", () => {
    expect(explosionRadii({ force, type: "bomb" })).toEqual({
      ...force,
      shrapnel: null,
      gas: null,
    });
    expect(explosionRadii({ force, type: "shrapnel" }).shrapnel).toBe(30);
    expect(explosionRadii(gas)).toMatchObject({ shrapnel: null, gas: 20 });
    expect(explosionRadii({ ...gas, withShrapnel: true })).toMatchObject({ shrapnel: 30, gas: 20 });
  });

  it("fills a room with gas unless it is more than twice too big", () => {
    expect(explosionRadii(gas, "indoors").gas).toBe("room");
    expect(explosionRadii(gas, "indoorsTooBig").gas).toBe(20);
  });

  it("has a blast that is full, falls to half, stays, ends", () => {
    const at = [0, 2, 3.5, 5, 7, 10, 10.01].map((metres) => String(blastFraction(force, metres)));
    expect(at).toEqual(["1", "1", "3/4", "1/2", "1/2", "1/2", "0"]);
    const sharp = { core: 2, half: 2, reach: 2 };
    expect([2, 2.1].map((metres) => String(blastFraction(sharp, metres)))).toEqual(["1", "0"]);
  });

  it("tells who stands in what", () => {
    expect(explosionAt({ force, type: "shrapnel" }, 12)).toMatchObject({
      zone: "beyond",
      inShrapnel: true,
      inGas: false,
    });
    expect(explosionAt(gas, 20)).toMatchObject({ inGas: true, inShrapnel: false });
    expect(explosionAt(gas, 21).inGas).toBe(false);
    expect(explosionAt(gas, 500, "indoors").inGas).toBe(true);
    const zones = [1, 4, 8].map((metres) => explosionAt(gas, metres).zone);
    expect(zones).toEqual(["core", "half", "reach"]);
  });

  it("is read as three metres that do not fall", () => {
    expect(parseForce("2 / 5 / 10")).toEqual(force);
    expect(parseForce("0,5/1/2").core).toBe(0.5);
    expect(explosionRadii({ force: parseForce("0/0/0,1"), type: "shrapnel" }).shrapnel).toBe(0.3);
    refuses(() => parseForce("5/2/10"), "outOfRange");
    refuses(() => parseForce("2/5"), "notFinite");
    refuses(() => parseForce("2//10"), "notFinite");
    refuses(() => blastFraction(force, -1), "outOfRange");
    refuses(() => explosionRadii({ force, type: "fire" as never }), "unknownChoice");
  });
});
