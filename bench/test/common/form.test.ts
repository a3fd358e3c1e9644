// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import * as fields from "../../common/data/fields.ts";
import { localizeDataModel } from "../../common/data/localize-model.ts";
import { setLocaliser } from "../../common/localise.ts";
import { escapeHTML, parseHTML, unescapeHTML } from "../../common/utils/html.ts";
import { Hero, setUp } from "./setup.ts";

beforeEach(() => setUp());

const html = (element: unknown) => (element as HTMLElement).outerHTML;

describe("controls of fields", () => {
  it.each([
    [
      new fields.NumberField({ integer: true, min: 0 }),
      3,
      '<input name="n" min="0" step="1" value="3" type="number">',
    ],
    [new fields.StringField(), 'a"b', '<input name="n" type="text" value="a&quot;b">'],
    [new fields.BooleanField(), true, '<input name="n" type="checkbox" checked="">'],
    [new fields.ColorField(), "#aabbcc", '<color-picker name="n" value="#aabbcc"></color-picker>'],
    [new fields.HTMLField(), "<p>x</p>", '<prose-mirror name="n" value="<p>x</p>"></prose-mirror>'],
  ])("control %#", (field, value, expected) => {
    const wanted = document.createElement("div");
    wanted.innerHTML = expected;
    const control = field.toInput({ name: "n", value }) as HTMLElement;
    expect(control.isEqualNode(wanted.firstChild)).toBe(true);
  });

  it("choices make selects", () => {
    const field = new fields.StringField({ required: true, choices: { a: "A", b: "B" } });
    const select = field.toInput({ value: "b" }) as HTMLSelectElement;
    expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
      ["a", "A"],
      ["b", "B"],
    ]);
    expect(select.value).toBe("b");
    const set = new fields.SetField(new fields.StringField({ choices: ["x", "y"] }));
    const multi = set.toInput({ value: new Set(["y"]) }) as HTMLElement;
    expect(multi.tagName).toBe("MULTI-SELECT");
    expect(multi.querySelectorAll("option[selected]").length).toBe(1);
  });

  it("groups carry label, hint and the path as the name", () => {
    setLocaliser({
      lang: "en",
      has: (key) => key in texts,
      localize: (key) => texts[key as keyof typeof texts] ?? key,
    });
    const texts = {
      "TEST.Hero.FIELDS.hp.value.label": "Life",
      "TEST.Hero.FIELDS.hp.value.hint": "How much",
      "TEST.Hero.FIELDS.list.element.name.label": "Entry",
    };
    localizeDataModel(Hero);
    const field = Hero.schema.getField("hp.value");
    const group = field?.toFormGroup({ units: "pt", rootId: "app" }, { value: 2 }) as HTMLElement;
    expect(group.querySelector("label")?.textContent).toBe("Life (pt)");
    expect(group.querySelector("label")?.getAttribute("for")).toBe("app-system.hp.value");
    expect(group.querySelector("input")?.getAttribute("name")).toBe("system.hp.value");
    expect(group.querySelector("p.hint")?.textContent).toBe("How much");
    expect(Hero.schema.getField("list.element.name")?.label).toBe("Entry");
  });
});

describe("HTML", () => {
  it("is escaped and parsed", () => {
    const text = `<a href="x">'&'</a>`;
    expect(unescapeHTML(escapeHTML(text))).toBe(text);
    expect(html(parseHTML("<p>a</p>"))).toBe("<p>a</p>");
    expect((parseHTML("<p>a</p><p>b</p>") as HTMLCollection).length).toBe(2);
  });
});
