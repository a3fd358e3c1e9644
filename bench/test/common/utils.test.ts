import { beforeEach, describe, expect, it } from "vitest";
import { Collection } from "../../common/collection.ts";
import { mergeObject } from "../../common/utils/merge.ts";
import { isNewerVersion, randomID, Semaphore } from "../../common/utils/misc.ts";
import {
  deepClone,
  diffObject,
  equals,
  filterObject,
  isEmpty,
} from "../../common/utils/objects.ts";
import {
  deleteProperty,
  expandObject,
  flattenObject,
  getProperty,
  setProperty,
} from "../../common/utils/paths.ts";
import { performIntegerSort } from "../../common/utils/sort.ts";
import { buildUuid, parseUuid } from "../../common/utils/uuid.ts";
import { setUp } from "./setup.ts";

beforeEach(() => setUp());

describe("mergeObject", () => {
  it.each([
    [{ k1: "v1" }, { k2: "v2" }, { insertKeys: false }, { k1: "v1" }],
    [{ k1: "v1" }, { k2: "v2" }, {}, { k1: "v1", k2: "v2" }],
    [{ k1: { i1: "v1" } }, { k1: { i2: "v2" } }, { insertValues: false }, { k1: { i1: "v1" } }],
    [{ k1: { i1: 1 } }, { k1: { i2: 2 } }, { insertKeys: false }, { k1: { i1: 1, i2: 2 } }],
    [{ k1: "v1" }, { k1: "v2" }, { overwrite: false }, { k1: "v1" }],
    [{ k1: { i1: "v1" } }, { k1: { i2: "v2" } }, { recursive: false }, { k1: { i2: "v2" } }],
    [{ a: [1, 2] }, { a: [3] }, {}, { a: [3] }],
    [{ a: { b: 1 } }, { "a.c": 2 }, {}, { a: { b: 1, c: 2 } }],
  ])("case %#", (original, other, options, expected) => {
    expect(mergeObject(original, other, options)).toEqual(expected);
  });
  it("changes the original only in place, and keeps types when asked", () => {
    const original = { a: { b: 1 } };
    expect(mergeObject(original, { a: { b: 2 } }, { inplace: false })).not.toBe(original);
    expect(original.a.b).toBe(1);
    expect(mergeObject(original, { a: { b: 2 } })).toBe(original);
    expect(() => mergeObject(original, { a: "x" }, { enforceTypes: true })).toThrow(/type/);
  });
});

describe("objects and paths", () => {
  it("differ", () => {
    const before = { a: 1, b: { c: [1], d: 2 }, e: 5 };
    expect(diffObject(before, { a: 1, b: { c: [1, 2], d: 2 }, f: 1 })).toEqual({
      b: { c: [1, 2] },
      f: 1,
    });
    expect(diffObject(before, { e: 5, f: 1 }, { inner: true })).toEqual({});
    expect(diffObject(before, { "-=e": null, "-=x": null }, { deletionKeys: true })).toEqual({
      "-=e": null,
    });
  });
  it("expand, flatten and filter", () => {
    expect(expandObject({ "a.b": 1, "a.c": 2, d: [{ "e.f": 3 }] })).toEqual({
      a: { b: 1, c: 2 },
      d: [{ e: { f: 3 } }],
    });
    expect(flattenObject({ a: { b: 1, c: {} }, d: [1] })).toEqual({ "a.b": 1, "a.c": {}, d: [1] });
    expect(filterObject({ a: { b: 1, c: 2 }, d: 1 }, { a: { b: 0 } })).toEqual({ a: { b: 1 } });
  });
  it("read, write and delete", () => {
    const object = { a: { b: 1 }, "c.d": 2 };
    expect(getProperty(object, "a.b")).toBe(1);
    expect(getProperty(object, "c.d")).toBe(2);
    expect(getProperty(object, "a.x.y")).toBeUndefined();
    expect(setProperty(object, "a.b", 1)).toBe(false);
    expect(setProperty(object, "x.y", 1)).toBe(true);
    expect(deleteProperty(object, "x.y")).toBe(true);
    expect(deleteProperty(object, "x.y")).toBe(false);
  });
  it("compare and copy", () => {
    expect(equals({ a: [Number.NaN, new Set([1])] }, { a: [Number.NaN, new Set([1])] })).toBe(true);
    expect(equals({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    class Thing {}
    const thing = new Thing();
    expect(deepClone({ thing }).thing).toBe(thing);
    expect(() => deepClone({ thing }, { strict: true })).toThrow();
    expect([undefined, null, [], {}, new Set(), 0, ""].map(isEmpty)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("the rest", () => {
  it("versions and ids", () => {
    expect(isNewerVersion("14.359", "14.36")).toBe(true);
    expect(isNewerVersion("13.350", 14)).toBe(false);
    expect(isNewerVersion("1.0", "1.0.0")).toBe(false);
    expect(randomID()).toMatch(/^[A-Za-z0-9]{16}$/);
  });
  it("uuids", () => {
    const item = parseUuid("Compendium.quartet.gear.Actor.a.Item.b");
    expect(item).toMatchObject({
      type: "Item",
      id: "b",
      primaryType: "Actor",
      embedded: ["Item", "b"],
    });
    const actor = { id: "a", uuid: "Actor.a", documentName: "Actor" };
    expect(parseUuid(".Item.b", { relative: actor }).uuid).toBe("Actor.a.Item.b");
    const rope = { id: "b", uuid: "Actor.a.Item.b", documentName: "Item", parent: actor };
    expect(parseUuid(".c", { relative: rope }).uuid).toBe("Actor.a.Item.c");
    expect(buildUuid({ id: "x", documentName: "Item", pack: "q.p" })).toBe("Compendium.q.p.Item.x");
    expect(buildUuid({ id: "x" })).toBeNull();
  });
  it("collections yield values", () => {
    const all = new Collection([
      ["a", { name: "A" }],
      ["b", { name: "B" }],
    ]);
    expect([...all].map(({ name }) => name)).toEqual(["A", "B"]);
    expect(all.getName("B")).toBe(all.get("b"));
    expect(() => all.get("z", { strict: true })).toThrow();
  });
  it("sorts by integers, renumbering only without room", () => {
    const [a, b, c] = [{ sort: 0 }, { sort: 100 }, { sort: 101 }];
    const siblings = [a, b, c];
    expect(performIntegerSort(c, { target: b, siblings })).toEqual([
      { target: c, update: { sort: 50 } },
    ]);
    const moved = performIntegerSort(a, { target: b, siblings });
    expect(moved.map(({ target }) => target)).toEqual([b, a, c]);
    expect(moved.map(({ update }) => update.sort)).toEqual([100000, 200000, 300000]);
  });
  it("semaphores run one task after another", async () => {
    const order: number[] = [];
    const semaphore = new Semaphore();
    const task = async (n: number) => {
      await new Promise((resolve) => setTimeout(resolve, 5 - n));
      order.push(n);
      return n;
    };
    expect(await Promise.all([1, 2, 3].map((n) => semaphore.add(task, n)))).toEqual([1, 2, 3]);
    expect(order).toEqual([1, 2, 3]);
  });
});
