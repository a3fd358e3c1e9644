import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Generation } from "../../common/generation.ts";
import type { Data } from "../../common/types.ts";

const USER = "user000000000001";
type Documents = typeof import("../../common/documents/index.ts");
type Constants = typeof import("../../common/constants.ts");

/** The documents as a generation has them: schemas are made once. */
async function documentsOf(generation: Generation): Promise<Documents & { CONST: Constants }> {
  vi.resetModules();
  const { setGeneration } = await import("../../common/generation.ts");
  setGeneration(generation);
  const CONST = await import("../../common/constants.ts");
  return { ...(await import("../../common/documents/index.ts")), CONST };
}

const circle = { type: "circle", x: 100, y: 100, radius: 50 };
const ellipse = { type: "ellipse", x: 100, y: 100, radiusX: 50, radiusY: 20 };

describe.each([13, 14] as const)("regions of generation %i", (generation) => {
  let all: Awaited<ReturnType<typeof documentsOf>>;
  beforeAll(async () => {
    all = await documentsOf(generation);
  });
  const region = (data: Data = {}) => new all.BaseRegion({ name: "R", ...data });
  const user = (role: number) => new all.BaseUser({ _id: USER, name: "P", role });
  const sceneWith = (data: Data) =>
    new all.BaseScene({ name: "S", regions: [{ name: "R", ...data }] }).regions.contents[0]!;

  it("hold circles and ellipses", () => {
    const { shapes } = region({ shapes: [circle, ellipse] });
    expect(shapes).toMatchObject([circle, { ...ellipse, rotation: 0, hole: false }]);
  });

  it("refuse shapes that are not there, or that the bench would draw otherwise", () => {
    expect(() => region({ shapes: [{ ...circle, radius: 0 }] })).toThrow(/positive/);
    expect(() => region({ shapes: [{ type: "circle", x: 1, y: 1 }] })).toThrow(/radius/);
    expect(() => region({ shapes: [{ type: "cone", x: 1, y: 1, radius: 5 }] })).toThrow(
      /known type/,
    );
    expect(() => region({ shapes: [{ ...circle, hole: true }] })).toThrow(/"hole"/);
  });

  it("refuse behaviours and an elevation that is upside down", () => {
    expect(region().behaviors.size).toBe(0);
    expect(() => region({ behaviors: [{ type: "suppressWeather" }] })).toThrow(/RegionBehavior/);
    expect(() => region({ elevation: { bottom: 5, top: 2 } })).toThrow(/below/);
    expect(region({ elevation: { bottom: 5 } }).elevation).toMatchObject({ bottom: 5, top: null });
  });

  it("need a name, and have a colour of their own", () => {
    expect(() => new all.BaseRegion({})).toThrow(/name/);
    expect(String(region().color)).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("are made by those who may", () => {
    const allowed = generation === 14;
    expect(all.BaseRegion.canUserCreate(user(1))).toBe(allowed);
    expect(sceneWith({}).canUserModify(user(1), "create")).toBe(allowed);
    expect(sceneWith({}).canUserModify(user(4), "create")).toBe(true);
    expect(user(1).can("REGION_CREATE")).toBe(allowed);
  });

  it("are changed and deleted by owners, where regions have owners", () => {
    const own = sceneWith({ ownership: { default: 0, [USER]: 3 } });
    for (const action of ["update", "delete"] as const) {
      expect(own.canUserModify(user(1), action)).toBe(generation === 14);
      expect(sceneWith({}).canUserModify(user(1), action)).toBe(false);
      expect(sceneWith({}).canUserModify(user(3), action)).toBe(true);
    }
  });

  it("show where and to whom the generation knows", () => {
    const names = Object.keys(all.CONST.REGION_VISIBILITY);
    const old = ["LAYER", "GAMEMASTER", "ALWAYS"];
    expect(names).toEqual(generation === 14 ? [...old, "OBSERVER", "LAYER_UNLOCKED"] : old);
    expect(region().visibility).toBe(generation === 14 ? 4 : 0);
    if (generation === 13) expect(() => region({ visibility: 3 })).toThrow(/visibility/);
    else expect(region({ visibility: 3 }).visibility).toBe(3);
    expect("hidden" in all.BaseRegion.schema.fields).toBe(generation === 14);
  });

  it("go with the permission of the generation", () => {
    const { USER_PERMISSIONS } = all.CONST;
    expect("REGION_CREATE" in USER_PERMISSIONS).toBe(generation === 14);
    expect("TEMPLATE_CREATE" in USER_PERMISSIONS).toBe(generation === 13);
    expect(() => Object.assign(USER_PERMISSIONS, { OTHER: 1 })).toThrow(TypeError);
  });
});

it("only generation 14 knows shapes that follow the grid, which the bench refuses", async () => {
  const shapes = [{ ...circle, gridBased: true }];
  const fourteen = await documentsOf(14);
  expect(() => new fourteen.BaseRegion({ name: "R", shapes })).toThrow(/"gridBased"/);
  const thirteen = await documentsOf(13);
  expect(new thirteen.BaseRegion({ name: "R", shapes }).shapes[0]).not.toHaveProperty("gridBased");
});
