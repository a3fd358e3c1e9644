import { describe, expect, it } from "vitest";
import { explosionCard } from "../../../src/rps/explosion/card-view.ts";
import { explosionFields, explosionPreview } from "../../../src/rps/explosion/dialog-view.ts";
import { type ExplosionConfig, NOWHERE } from "../../../src/rps/explosion/explosion-config.ts";
import { type Explosive, explosionOf } from "../../../src/rps/explosion/explosive.ts";
import { outermost, ringsOf, ringsView } from "../../../src/rps/explosion/zones-view.ts";
import { testReader } from "../../reader.ts";

const finnish = testReader("fi");
const english = testReader("en");

/** The book's force of 2/5/10. RPS [115] */
const GRENADE: Explosive = {
  name: { name: "Grenade", translations: { fi: { name: "Kranaatti" }, en: { name: "Grenade" } } },
  damage: 5,
  force: { core: 2, half: 5, reach: 10 },
  explosionType: "shrapnel",
  withShrapnel: false,
};
const GAS: Explosive = { ...GRENADE, explosionType: "gas" };

const config = (changes: Partial<ExplosionConfig> = {}): ExplosionConfig => ({
  explosive: GRENADE,
  left: 2,
  canRoll: true,
  sceneName: "Car park",
  knowsUnits: true,
  places: [
    { id: "", name: "", group: "point", point: { x: 5, y: 5 } },
    { id: "timo", name: "Timo", group: "targets", point: { x: 0, y: 0 } },
    { id: "mikko", name: "Mikko", group: "others", point: { x: 50, y: 0 } },
  ],
  mayDraw: true,
  place: "timo",
  right: 0,
  down: -1.5,
  surroundings: "outdoors",
  draws: true,
  mode: "public",
  ...changes,
});

describe("the rings of an explosion", () => {
  it("are core, half and reach, fragments at three times the reach (RPS [115–116])", () => {
    expect(ringsOf(explosionOf(GRENADE), "outdoors")).toEqual([
      { ring: "core", metres: 2 },
      { ring: "half", metres: 5 },
      { ring: "reach", metres: 10 },
      { ring: "shrapnel", metres: 30 },
    ]);
    expect(outermost(explosionOf(GRENADE), "outdoors")).toBe(30);
  });

  it("have gas at twice the reach outdoors, and none in a room that it fills (RPS [116])", () => {
    expect(outermost(explosionOf(GAS), "outdoors")).toBe(20);
    const { rings, room } = ringsView(explosionOf(GAS), "indoors", english);
    expect(rings.map(({ distance }) => distance)).toEqual(["2\u00a0m", "5\u00a0m", "10\u00a0m"]);
    expect(room).toContain("fills the room");
  });

  it("come in order, whatever stands in the data, and a radius of 0 is none", () => {
    const odd = explosionOf({ ...GRENADE, force: { core: 10, half: 0, reach: 5 } });
    expect(odd.force).toEqual({ core: 0, half: 5, reach: 10 });
    expect(ringsOf(odd, "outdoors").map(({ ring }) => ring)).toEqual(["half", "reach", "shrapnel"]);
  });
});

describe("the window", () => {
  it("lists places in groups, without empty ones", () => {
    const { groups } = explosionFields(config(), english);
    expect(groups.map(({ label, places }) => [label, places.map(({ name }) => name)])).toEqual([
      ["Pointed at", ["The point on the scene"]],
      ["Targets", ["Timo"]],
      ["Others on the scene", ["Mikko"]],
    ]);
  });

  it("draws for everybody only what everybody may know", () => {
    const fields = (changes: Partial<ExplosionConfig>) => {
      const { canDraw, noDrawing } = explosionFields(config(changes), english);
      return [canDraw, noDrawing.split(":")[0]];
    };
    expect(fields({})).toEqual([true, ""]);
    expect(fields({ mode: "gm" })).toEqual([false, "A secret explosion is not drawn"]);
    expect(fields({ mayDraw: false })).toEqual([false, "You may not draw on scenes"]);
    expect(fields({ knowsUnits: false })[0]).toBe(false);
    expect(fields({ place: NOWHERE })).toEqual([false, ""]);
  });

  it("tells everybody in reach, hidden ones marked, and decimals as they are written here", () => {
    const standing = [
      { token: "a", name: "Timo", metres: 0, isHidden: false },
      { token: "b", name: "Ymir", metres: 3.5, isHidden: true },
    ];
    const where = { centre: { x: 0, y: 0 }, standing };
    const preview = explosionPreview(config(), where, finnish);
    expect(
      preview.standing.map(({ name, distance, isHidden, blast }) => [
        name,
        distance,
        isHidden,
        blast.replace(/\s/g, " "),
      ]),
    ).toEqual([
      ["Timo", "0\u00a0m", false, "täysi paine"],
      ["Ymir", "3,5\u00a0m", true, "noin 75 % paineesta"],
    ]);
    expect(explosionFields(config(), finnish).down).toBe("−1,5");
    expect(explosionPreview(config(), null, finnish)).toMatchObject({
      isKnown: false,
      standing: [],
    });
  });

  it("counts what is left in every language", () => {
    const left = (count: number) => explosionFields(config({ left: count }), testReader("ru")).left;
    expect([1, 3, 5].map(left)).toEqual([
      "Осталась 1 штука",
      "Осталось 3 штуки",
      "Осталось 5 штук",
    ]);
    expect(explosionFields(config({ left: null }), english).left).toBe("");
  });
});

describe("the card", () => {
  const card = (changes = {}) =>
    explosionCard(
      {
        explosive: GRENADE,
        surroundings: "outdoors",
        isPlaced: true,
        standing: [
          { name: "Timo", metres: 2 },
          { name: "Mikko", metres: 10 },
          { name: "Hagar", metres: 30 },
        ],
        hidden: [],
        mayDraw: false,
        mayRemove: true,
        ...changes,
      },
      english,
    );

  it("says what reaches whom: the edge is within", () => {
    expect(
      card().standing.map(({ name, blast, inShrapnel, inGas }) => [name, blast, inShrapnel, inGas]),
    ).toEqual([
      ["Timo", "full blast", true, false],
      ["Mikko", "half of the blast", true, false],
      ["Hagar", "beyond the blast", true, false],
    ]);
  });

  it("has what went off in the reader's language, and who decides", () => {
    const { title, subtitle, headline, rules } = card();
    expect([title, subtitle, headline]).toEqual([
      "Grenade",
      "2/5/10\u00a0m · shrapnel (blast and fragments) · damage 5",
      "3 in reach",
    ]);
    expect(rules.join(" ")).toContain("both its numbers");
    expect(rules.at(-1)).toContain("game master");
  });

  it("reaches everybody in a room with gas, and only that card speaks of surroundings", () => {
    const { standing, where } = card({ explosive: GAS, surroundings: "indoors" });
    expect(standing.every(({ inGas, inShrapnel }) => inGas && !inShrapnel)).toBe(true);
    expect(where).toContain("fills the room");
    expect(card().where).toBe("");
  });

  it("tells no number where nobody could tell who stands where", () => {
    expect(card({ isPlaced: false, standing: [] }).headline).toBe("It explodes");
  });
});
