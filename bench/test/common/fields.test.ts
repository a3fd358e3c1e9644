import { beforeEach, describe, expect, it } from "vitest";
import type { DataModel } from "../../common/abstract/data-model.ts";
import type { DataField } from "../../common/data/fields/data-field.ts";
import * as fields from "../../common/data/fields.ts";
import { setUp } from "./setup.ts";

const model = {} as DataModel;
const ID = "abcdefghij012345";

/** The cleaned value, or the message of the failure. */
function outcome(field: DataField, input: unknown): unknown {
  const value = field.clean(input);
  const failure = field.validate(value);
  return failure ? `! ${failure}` : value;
}

describe("cleaning and validation", () => {
  beforeEach(() => setUp());

  const bounded = () =>
    new fields.NumberField({ min: 0, max: 10, step: 0.5, nullable: false, initial: 1 });
  const whole = () => new fields.NumberField({ required: true, integer: true, min: 1 });
  const choice = () =>
    new fields.StringField({ required: true, choices: { a: "A", b: "B" }, initial: "a" });
  const cases: [string, DataField, unknown, unknown][] = [
    ["boolean", new fields.BooleanField(), "true", true],
    ["boolean", new fields.BooleanField(), "", false],
    ["boolean", new fields.BooleanField(), undefined, false],
    ["number", new fields.NumberField(), "3.5", 3.5],
    ["number", new fields.NumberField(), "", null],
    ["number", new fields.NumberField(), undefined, undefined],
    ["number", new fields.NumberField(), "x", "! must be a number"],
    ["number", new fields.NumberField(), {}, "! must be a number"],
    ["bounded number", bounded(), 10.4, 10],
    ["bounded number", bounded(), -3, 0],
    ["bounded number", bounded(), "2.3", 2.5],
    ["bounded number", bounded(), null, 1],
    ["bounded number", bounded(), "", 1],
    ["whole number", whole(), 2.6, 3],
    ["whole number", whole(), 0, 1],
    ["whole number", whole(), undefined, null],
    [
      "positive number",
      new fields.NumberField({ positive: true }),
      0,
      "! must be a positive number",
    ],
    [
      "number with choices",
      new fields.NumberField({ choices: [1, 2], required: true }),
      3,
      "! 3 is not a valid choice",
    ],
    [
      "number with choices",
      new fields.NumberField({ choices: [1, 2], required: true }),
      null,
      "! may not be undefined",
    ],
    ["number with choices", new fields.NumberField({ choices: { 1: "I" } }), "1", 1],
    ["angle", new fields.AngleField(), -90, 270],
    ["alpha", new fields.AlphaField(), 2, 1],
    ["hue", new fields.HueField(), 1.25, 0.25],
    ["text", new fields.StringField(), "  a ", "a"],
    ["text", new fields.StringField(), undefined, undefined],
    ["text", new fields.StringField(), null, undefined],
    ["text", new fields.StringField(), 7, "7"],
    ["required text", new fields.StringField({ required: true }), undefined, ""],
    [
      "text without blank",
      new fields.StringField({ required: true, blank: false }),
      " ",
      "! may not be a blank string",
    ],
    ["text without blank", new fields.StringField({ blank: false, nullable: true }), "", null],
    ["choice", choice(), undefined, "a"],
    ["choice", choice(), "b", "b"],
    ["choice", choice(), "c", "! c is not a valid choice"],
    ["html", new fields.HTMLField(), undefined, ""],
    ["json", new fields.JSONField(), { a: 1 }, '{"a":1}'],
    ["json", new fields.JSONField(), "{", "! is not a valid JSON string"],
    ["colour", new fields.ColorField(), "#ABC", "#aabbcc"],
    ["colour", new fields.ColorField(), "red", "! is not a valid colour"],
    ["colour", new fields.ColorField(), "", null],
    ["array", new fields.ArrayField(new fields.NumberField()), ["1", 2], [1, 2]],
    ["array", new fields.ArrayField(new fields.NumberField()), { 0: "4", 1: "5" }, [4, 5]],
    ["array", new fields.ArrayField(new fields.NumberField()), new Set([3]), [3]],
    ["array", new fields.ArrayField(new fields.NumberField()), "x", "! must be an array"],
    ["array", new fields.ArrayField(new fields.NumberField()), ["x"], "! 0: must be a number"],
    [
      "short array",
      new fields.ArrayField(new fields.NumberField(), { min: 1 }),
      [],
      "! must have at least 1 elements",
    ],
    ["object", new fields.ObjectField(), undefined, {}],
    ["object", new fields.ObjectField(), [], "! must be an object"],
    ["id", new fields.DocumentIdField(), "short", "! is not a valid Document ID string"],
    ["id", new fields.DocumentIdField(), { _id: ID }, ID],
    [
      "uuid",
      new fields.DocumentUUIDField({ type: "Item" }),
      `Actor.${ID}`,
      "! must be the UUID of a Item",
    ],
    [
      "uuid",
      new fields.DocumentUUIDField({ type: "Item" }),
      `Actor.${ID}.Item.${ID}`,
      `Actor.${ID}.Item.${ID}`,
    ],
    ["uuid", new fields.DocumentUUIDField(), "", null],
    ["file", new fields.FilePathField({ categories: ["IMAGE"] }), "a/b.webp?x=1", "a/b.webp?x=1"],
    [
      "file",
      new fields.FilePathField({ categories: ["IMAGE"] }),
      "a/b.mp3",
      "! must be a file of the kind IMAGE",
    ],
    [
      "validated",
      new fields.NumberField({ validate: (n: number) => n !== 3 }),
      3,
      "! is not a valid value",
    ],
  ];
  it.each(cases)("%s takes %#", (_name, field, input, expected) => {
    expect(outcome(field, input)).toEqual(expected);
  });

  it("names the path of what failed", () => {
    const schema = new fields.SchemaField({
      a: new fields.SchemaField({ b: new fields.NumberField({ required: true, nullable: false }) }),
    });
    expect(String(schema.validate(schema.clean({})))).toBe("a.b: may not be undefined");
    expect(schema.getField("a.b")?.fieldPath).toBe("a.b");
  });

  it("chooses a schema by type and replaces the value when the type changes", () => {
    const typed = new fields.TypedSchemaField({
      die: {
        type: new fields.StringField({ required: true }),
        faces: new fields.NumberField({ initial: 6 }),
      },
      flat: {
        type: new fields.StringField({ required: true }),
        value: new fields.NumberField({ initial: 0 }),
      },
    });
    expect(outcome(typed, { type: "die", junk: 1 })).toEqual({ type: "die", faces: 6 });
    expect(outcome(typed, { type: "none" })).toBe("! type: must be a known type");
    const source = { roll: { type: "die", faces: 8 } };
    const difference = {};
    const change = typed.clean({ type: "flat" }, { partial: true, current: source.roll });
    typed._updateDiff(source, "roll", change, difference);
    expect(source).toEqual({ roll: { type: "flat", value: 0 } });
  });
});

describe("changes by effects", () => {
  beforeEach(() => setUp());

  it.each([
    [new fields.NumberField(), 0, { type: "add", value: "1" }, 1],
    [new fields.StringField(), "0", { type: "add", value: "1" }, "01"],
    [new fields.NumberField(), 4, { mode: 1, value: "2" }, 8],
    [new fields.NumberField(), 4, { type: "subtract", value: 1 }, 3],
    [new fields.NumberField(), 4, { type: "upgrade", value: 3 }, 4],
    [new fields.NumberField(), 4, { type: "downgrade", value: 3 }, 3],
    [new fields.BooleanField(), false, { type: "override", value: "true" }, true],
    [
      new fields.ArrayField(new fields.StringField()),
      ["a"],
      { type: "add", value: "b" },
      ["a", "b"],
    ],
    [
      new fields.ArrayField(new fields.NumberField()),
      [1],
      { type: "add", value: "[2,3]" },
      [1, 2, 3],
    ],
    [
      new fields.SetField(new fields.StringField()),
      new Set(["a"]),
      { type: "add", value: "b" },
      new Set(["a", "b"]),
    ],
  ])("change %#", (field: DataField, value, change, expected) => {
    expect(field.applyChange(value, model, { key: "x", ...change })).toEqual(expected);
  });
});
