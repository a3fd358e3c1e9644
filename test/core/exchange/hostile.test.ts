import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { exportData } from "../../../src/core/exchange/export-data.ts";
import { MAX_BYTES } from "../../../src/core/exchange/format.ts";
import { planImport } from "../../../src/core/exchange/plan.ts";
import { fileProblem, readText } from "../../../src/core/exchange/read-file.ts";
import { isSafeImage, isSafeKey } from "../../../src/core/exchange/safe.ts";
import { aila, knownHere } from "./known.ts";

let known: Awaited<ReturnType<typeof knownHere>>;

beforeAll(async () => {
  known = await knownHere();
});

type Loose = Record<string, unknown>;

/** A good file with something else in it. */
function changed(change: (file: Loose, actor: Loose, system: Loose) => void) {
  const file = structuredClone(exportData(aila(), known, { version: "0.1.0", step: 1 }));
  const loose = file as unknown as Loose;
  const actor = loose.actor as Loose;
  change(loose, actor, actor.system as Loose);
  return planImport(loose, known);
}

const told = ({ findings }: ReturnType<typeof planImport>) =>
  findings.map(({ code, place }) => [code, ...(place.path ?? [])].join("."));

describe("what is no file of ours", () => {
  it("is told with the place where it breaks", () => {
    const reading = readText('{\n  "application": "quartet",\n  "actor": {]\n}');
    expect(reading).toMatchObject({ problem: { code: "NotJson", detail: { line: 3 } } });
    const short = readText('{\n "actor": {');
    expect(short).toMatchObject({ problem: { code: "NotJson", detail: { line: 2 } } });
  });

  it("is refused before it is read when it is too long, empty or no text", () => {
    expect(fileProblem({ size: MAX_BYTES + 1 })?.code).toBe("TooLarge");
    expect(fileProblem({ size: 0 })?.code).toBe("Empty");
    expect(readText("\u0089PNG\0")).toMatchObject({ problem: { code: "NotText" } });
    expect(readText("ж".repeat(MAX_BYTES / 2 + 1))).toMatchObject({
      problem: { code: "TooLarge" },
    });
  });

  it.each([
    null,
    [],
    7,
    "x",
    {},
    { application: "other", format: 1, actor: {} },
    { application: "quartet", format: 1, actor: [] },
    { application: "quartet", actor: {} },
    { application: "quartet", format: 0.5, actor: {} },
  ])("is refused: %j", (content) => {
    expect(planImport(content, known)).toMatchObject({
      actor: null,
      findings: [{ code: "NotOurs" }],
    });
  });

  it("is refused when it is nested without end", () => {
    const reading = readText(`${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`) as { content: unknown };
    expect(told(changed((_, actor) => Object.assign(actor, { deep: reading.content })))).toEqual([
      "NotOurs",
    ]);
  });
});

describe("what stands in the way", () => {
  it("is an unknown type, a missing name, no data, too many items", () => {
    const nothing: [string, Parameters<typeof changed>[0]][] = [
      ["UnknownType", (_, actor) => Object.assign(actor, { type: "constructor" })],
      ["NoName", (_, actor) => Object.assign(actor, { name: "  " })],
      ["NoSystem", (_, actor) => Object.assign(actor, { system: null })],
      ["TooManyItems", (_, actor) => Object.assign(actor, { items: Array(1001).fill({}) })],
    ];
    for (const [code, change] of nothing) {
      const plan = changed(change);
      expect(told(plan)).toEqual([code]);
      expect(plan.actor).toBeNull();
    }
  });

  it("is another kind of sheet than the one that is replaced", () => {
    const file = exportData(aila(), known, { version: "0.1.0", step: 1 });
    expect(told(planImport(file, known, "rpsCharacter"))).toEqual(["OtherType"]);
    expect(planImport(file, known, "noppaCharacter").actor).not.toBeNull();
  });
});

describe("what does not fit is told with its place, and the rest is imported", () => {
  it("a newer file", () => {
    expect(told(changed((file) => Object.assign(file, { format: 2 })))).toEqual(["NewerFormat"]);
  });

  it("values beyond their bounds, and what they become", () => {
    const plan = changed((_, actor) => {
      const [skill] = actor.items as Loose[];
      Object.assign(skill?.system as Loose, { level: -4 });
    });
    expect(plan.findings).toMatchObject([
      {
        code: "OutOfRange",
        place: { item: { name: "Hiipiminen", type: "noppaSkill" }, path: ["level"] },
        detail: { value: -4, becomes: 0 },
      },
    ]);
    expect(plan.actor?.items[0]?.system.level).toBe(0);
  });

  it("values of the wrong kind", () => {
    const plan = changed((_, actor, system) => {
      Object.assign(system, { sisu: "much", notes: { a: 1 }, attributes: [3] });
      Object.assign(actor, { prototypeToken: { disposition: 99, width: "wide" } });
    });
    expect(told(plan).sort()).toEqual([
      "WrongValue.attributes",
      "WrongValue.notes",
      "WrongValue.prototypeToken.disposition",
      "WrongValue.prototypeToken.width",
      "WrongValue.sisu",
    ]);
    expect(plan.actor?.system.sisu).toEqual({ value: 3, max: 3 });
  });

  it("items of unknown types, without names, and what is none", () => {
    const plan = changed((_, actor) => {
      actor.items = [null, { name: "X", type: "dnd5eSpell" }, { type: "noppaGear" }, ["y"]];
    });
    expect(told(plan)).toEqual(["NotAnItem", "UnknownItemType", "NoItemName", "NotAnItem"]);
    expect(plan.actor?.items).toEqual([]);
  });

  it("ids, ownership and flags are not even looked at", () => {
    const plan = changed((_, actor) =>
      Object.assign(actor, { _id: "x".repeat(16), ownership: { default: 3 }, flags: { a: 1 } }),
    );
    expect(Object.keys(plan.actor ?? {}).sort()).toEqual([
      ...["img", "items", "name", "prototypeToken", "system", "type"],
    ]);
  });
});

describe("harm", () => {
  it("in formatted text goes, and is told", () => {
    const plan = changed((_, __, system) => {
      system.biography = "<p>Hi</p><script>alert(1)</script>";
      system.translations = { en: { name: "A", description: "<script>2</script>" } };
    });
    expect(told(plan)).toEqual(["Markup.biography", "Markup.translations.en.description"]);
    expect(plan.actor?.system.biography).toBe("<p>Hi</p>");
  });

  it.each([
    "https://elsewhere.example/a.png",
    "//elsewhere.example/a.png",
    "data:image/png;base64,AAAA",
    "javascript:alert(1)//.png",
    "java\nscript:alert(1)//.png",
    "/etc/a.png",
    "../../a.png",
    "a/%2e%2e/%2e%2e/b.png",
    "\\\\host\\a.png",
    "a.html",
    "a.png/x.js",
    "%",
    "blob:x.png",
    `${"a".repeat(600)}.png`,
    7,
  ])("no picture from %s", (path) => {
    expect(isSafeImage(path)).toBe(false);
    const plan = changed((_, actor) => {
      Object.assign(actor, { img: path, prototypeToken: { texture: { src: path } } });
    });
    expect(told(plan).sort()).toEqual(["Image.img", "Image.prototypeToken.texture.src"]);
    expect(plan.actor).not.toHaveProperty("img");
  });

  it.each([
    "systems/quartet/a.svg",
    "worlds/w/Ä ö (1).webp",
    "icons/svg/b.svg?v=2",
    "tokens/o*.png",
  ])("a picture from %s", (path) => {
    expect(isSafeImage(path)).toBe(true);
  });

  it("in names of keys goes: nothing reaches what all objects share", () => {
    const text = JSON.stringify(exportData(aila(), known, { version: "0.1.0", step: 1 }));
    const hostile = text.replace(
      '"strength":',
      '"__proto__":{"value":9},"constructor":{"value":9},"-=agility":{"value":1},"a.b":{"value":1},"strength":',
    );
    const plan = planImport((readText(hostile) as { content: unknown }).content, known);
    expect(Object.keys(plan.actor?.system.attributes as object)).toEqual(["strength", "ёлка"]);
    expect(({} as Loose).value).toBeUndefined();
    expect(plan.findings).toHaveLength(4);
    expect(["__proto__", "==x", "a.b", ""].some(isSafeKey)).toBe(false);
  });
});

describe("whatever a file holds", () => {
  it("it is told or imported, and never breaks", () => {
    const anything = fc.anything({ maxDepth: 3, withNullPrototype: false });
    const keys = fc.constantFrom("name", "type", "img", "system", "items", "prototypeToken");
    fc.assert(
      fc.property(keys, anything, (key, value) => {
        const plan = changed((_, actor) => Object.assign(actor, { [key]: asJson(value) }));
        expect(plan.actor === null).toBe(
          plan.findings.some(({ severity }) => severity === "error"),
        );
      }),
      { numRuns: 300 },
    );
  });

  it("any value in the place of any field leaves a character that its model takes", () => {
    const system = aila().system as Loose;
    const paths = ["attributes", "attributes.strength", "sisu", "sisu.value", "mealTaken", "notes"];
    const value = fc.oneof(
      fc.double(),
      fc.string(),
      fc.constant(null),
      fc.array(fc.nat()),
      fc.object(),
    );
    fc.assert(
      fc.property(fc.constantFrom(...paths), value, (path, value) => {
        const copy = structuredClone(system);
        const keys = path.split(".");
        const last = keys.pop()!;
        const holder = keys.reduce<Loose>((inner, key) => inner[key] as Loose, copy);
        holder[last] = asJson(value);
        const plan = changed((_, actor) => Object.assign(actor, { system: copy }));
        expect(plan.actor).not.toBeNull();
        expect(known.actor("noppaCharacter")!.failures(plan.actor!.system)).toEqual({});
      }),
      { numRuns: 300 },
    );
  });
});

function asJson(value: unknown): unknown {
  try {
    const text = JSON.stringify(value, (_, inner) =>
      typeof inner === "bigint" ? String(inner) : (inner as unknown),
    );
    return text === undefined ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
