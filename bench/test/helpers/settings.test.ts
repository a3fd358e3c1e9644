// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { game } from "../../client/globals.ts";
import { Hooks } from "../../client/helpers/hooks.ts";
import { ClientSettings, settingChanged } from "../../client/helpers/settings.ts";
import { DataModel } from "../../common/abstract/data-model.ts";
import { NumberField, StringField } from "../../common/data/fields.ts";

interface Stored {
  key: string;
  user?: string;
  _source: { value: string };
  update(data: { value: string }): Promise<void>;
}

let stored: Stored[];
let settings: ClientSettings;

/** A table with one Setting document for each stored value, as the world's collection is. */
function storage() {
  class Setting {
    static async create({ key, value, user }: { key: string; value: string; user?: string }) {
      const setting: Stored = {
        key,
        user,
        _source: { value },
        async update(data) {
          setting._source.value = data.value;
          settingChanged(setting, {}, game.userId);
        },
      };
      stored.push(setting);
      settingChanged(setting, {}, game.userId);
    }
  }
  const getSetting = (key: string, user?: string | null) =>
    stored.find((setting) => setting.key === key && (setting.user ?? null) === (user ?? null));
  return { getSetting, documentClass: Setting } as never;
}

beforeEach(() => {
  localStorage.clear();
  stored = [];
  settings = new ClientSettings(storage());
  Object.assign(game, {
    settings,
    userId: "me",
    user: { can: () => true },
    data: { system: { id: "sample" } },
    release: { generation: 14 },
  });
});

describe("registering", () => {
  it("refuses unknown packages and scopes", () => {
    expect(() => settings.register("other", "x", {})).toThrow(/other/);
    expect(() => settings.register("sample", "x", { scope: "table" as never })).toThrow(/table/);
    expect(() => settings.get("sample", "x")).toThrow(/not registered/);
  });
});

describe("settings of this browser", () => {
  it("are stored, announced, and read back with their type", async () => {
    const onChange = vi.fn();
    const hook = vi.fn();
    Hooks.on("clientSettingChanged", hook);
    settings.register("sample", "size", { scope: "client", type: Number, default: 3, onChange });
    expect(settings.get("sample", "size")).toBe(3);
    expect(await settings.set("sample", "size", "7")).toBe(7);
    expect(localStorage.getItem("sample.size")).toBe("7");
    expect(onChange).toHaveBeenCalledWith(7, {});
    expect(hook).toHaveBeenCalledWith("sample.size", 7, {});
  });

  it("hand out copies", () => {
    settings.register("sample", "map", { type: Object, default: { a: 1 } });
    (settings.get("sample", "map") as { a: number }).a = 2;
    expect(settings.get("sample", "map")).toEqual({ a: 1 });
  });
});

describe("settings of the world and of users", () => {
  it("are documents, apart for each user", async () => {
    const onChange = vi.fn();
    settings.register("sample", "rule", {
      scope: "world",
      type: Boolean,
      default: false,
      onChange,
    });
    settings.register("sample", "own", { scope: "user", type: String, default: "" });
    await settings.set("sample", "rule", true);
    await settings.set("sample", "rule", false);
    await settings.set("sample", "own", "mine");
    expect(stored.map(({ key, user, _source }) => [key, user, _source.value])).toEqual([
      ["sample.rule", undefined, "false"],
      ["sample.own", "me", '"mine"'],
    ]);
    expect(onChange.mock.calls).toEqual([
      [true, {}, "me"],
      [false, {}, "me"],
    ]);
    expect(settings.get("sample", "rule", { document: true })).toBe(stored[0]);
  });

  it("need the permission", async () => {
    Object.assign(game, { user: { can: () => false } });
    settings.register("sample", "rule", { scope: "world", type: Boolean, default: false });
    await expect(settings.set("sample", "rule", true)).rejects.toThrow(/may not/);
  });
});

describe("values", () => {
  it("must be choices, in range, and numbers where numbers are wanted", async () => {
    settings.register("sample", "pick", { type: String, choices: { a: "A" }, default: "a" });
    const range = { min: 1, max: 5, step: 1 };
    settings.register("sample", "n", { type: Number, range, default: 1 });
    await expect(settings.set("sample", "pick", "z")).rejects.toThrow(/choice/);
    await expect(settings.set("sample", "n", 9)).rejects.toThrow(/between/);
    await expect(settings.set("sample", "n", "nine")).rejects.toThrow(/number/);
  });

  it("obey a field, and unusable stored ones fall back", async () => {
    const type = new NumberField({ required: true, nullable: false, initial: 4, choices: [2, 4] });
    settings.register("sample", "field", { type: type as never });
    expect(settings.get("sample", "field")).toBe(4);
    expect(await settings.set("sample", "field", "2")).toBe(2);
    await expect(settings.set("sample", "field", 3)).rejects.toThrow();
    localStorage.setItem("sample.field", "99");
    expect(settings.get("sample", "field")).toBe(4);
  });

  it("are instances of a model", async () => {
    class Table extends DataModel {
      static override defineSchema() {
        return { name: new StringField({ initial: "none" }) };
      }
    }
    settings.register("sample", "table", { type: Table as never, scope: "world" });
    expect(settings.get("sample", "table")).toBeInstanceOf(Table);
    const table = (await settings.set("sample", "table", { name: "odds" })) as Table;
    expect(table.toObject()).toEqual({ name: "odds" });
  });
});

it("does not know the roll mode of generation 13 in 14", () => {
  expect(() => settings.get("core", "rollMode")).toThrow(/messageMode/);
});
