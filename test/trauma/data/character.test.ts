import { beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_TRAUMA_SETTINGS } from "../../../src/trauma/rules/settings.ts";

/** The development host stands in for Foundry. */
const HOST = "../../../bench/common/index.ts";
type Model = typeof import("../../../src/trauma/data/character.ts").TraumaCharacterModel;

const stored: Record<string, unknown> = {};
let TraumaCharacterModel: Model;

beforeAll(async () => {
  const { abstract, data, utils } = (await import(HOST)) as Record<string, object>;
  Object.assign(globalThis, {
    foundry: { abstract, data, utils },
    CONFIG: { specialStatusEffects: { DEFEATED: "dead" } },
    game: {
      settings: {
        get: (_: string, key: string) => {
          const name = key.replace("trauma.", "") as keyof typeof DEFAULT_TRAUMA_SETTINGS;
          return stored[name] ?? DEFAULT_TRAUMA_SETTINGS[name];
        },
      },
    },
  });
  ({ TraumaCharacterModel } = await import("../../../src/trauma/data/character.ts"));
});

interface Armour {
  readonly faces: number;
  readonly parts: readonly string[];
  readonly wear?: Readonly<Record<string, number>>;
}

/** The prepared data of a character. */
function character(source: object, { statuses = [] as string[], armour = [] as Armour[] } = {}) {
  const model = new TraumaCharacterModel(source as never);
  const items = armour.map((piece) => ({
    type: "traumaArmor",
    system: { durability: 3, wear: {}, worn: true, ...piece },
  }));
  Object.defineProperty(model, "parent", { value: { statuses: new Set(statuses), items } });
  model.prepareDerivedData();
  return model;
}

const withDex = { abilities: { dex: { value: 16 }, con: { value: 10 } } };

describe("a character", () => {
  it("has armour class, speed and points worked out", () => {
    const model = character({ ...withDex, ac: { extra: 1 }, speed: { extra: -2 } });
    expect([model.armourClass, model.speedNow]).toEqual([12, 10]);
    expect(model.op).toEqual({ value: 140, max: 140 });
    expect(model).toMatchObject({ ac: { value: 12 }, speed: { value: 10 }, pain: { value: 0 } });
    expect(model.parts.head).toMatchObject({ op: 30, max: 30, cap: 30, injured: false });
  });

  it("with a leg shot to nothing is in 15 pain and goes at a quarter of its speed", () => {
    const model = character({ parts: { leftLeg: { missing: 20, days: 6 } } });
    expect(model.condition).toMatchObject({ band: "severe", vital: "conscious" });
    expect(model.speedNow).toBe(3);
    expect(model).toMatchObject({ pain: { value: 15, max: 30, band: "severe" } });
    expect(model.parts.leftLeg).toMatchObject({ op: 0, max: 20, cap: 10, injured: true, days: 6 });
    stored.painUnconsciousAt = 15;
    expect(model.condition.vital).toBe("unconscious");
    delete stored.painUnconsciousAt;
  });

  it("takes pills", () => {
    const model = character({
      parts: { leftLeg: { missing: 20, days: 6 } },
      pain: { adjust: -6 },
    });
    expect(model.condition).toMatchObject({ band: "moderate", pain: { points: 9 } });
  });

  it("that bears the status of the dead is dead in no pain at all", () => {
    expect(character({}, { statuses: ["dead"] }).condition.vital).toBe("dead");
  });

  it("is protected by the piece that stops most, as it is worn on that part", () => {
    const armour = [
      { faces: 8, parts: ["torso", "leftArm"], wear: { torso: 5 } },
      { faces: 6, parts: ["torso"] },
    ];
    const model = character({}, { armour });
    expect(model.armourOf("torso")?.armour).toEqual({ faces: 6, durability: 3, wear: 0 });
    expect(model.armourOf("leftArm")?.armour.faces).toBe(8);
    expect([model.armourOf("head"), model.armourOf("whole")]).toEqual([null, null]);
  });

  it("without parts has hit points, one armour and no pain", () => {
    const source = { body: { kind: "plain" }, hp: { value: 0, max: 20 }, pain: { adjust: 9 } };
    const wreck = character(source, { armour: [{ faces: 10, parts: [] }] });
    expect(wreck.condition).toMatchObject({ vital: "dead", pain: { points: 0 } });
    expect(wreck.op).toEqual({ value: 0, max: 20 });
    expect(wreck.armourOf("whole")?.armour.faces).toBe(10);
  });

  it("raises its attention, and uses up its round", () => {
    const model = character({ attention: { value: 12, raised: true }, turn: { action: true } });
    expect(model.attentionNow).toBe(25);
    expect(model.turnState).toMatchObject({ used: { action: true, movement: false } });
  });
});
