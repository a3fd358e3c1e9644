// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { Handlebars, loadTemplates, renderTemplate } from "../../client/applications/handlebars.ts";
import { replaceTextContent, textNodes } from "../../client/applications/ux/enrich-text.ts";
import { BenchDeprecated } from "../../client/strict.ts";
import { prepare, serve } from "./support.ts";

beforeEach(() => prepare());

const render = (source: string, data: object = {}) =>
  Handlebars.compile(source)(data, { allowProtoPropertiesByDefault: true });

describe("helpers", () => {
  const map = {
    choices: { a: "Ann", b: "Bo" },
    list: ["x", "y"],
    chosen: "b",
    set: new Set(["a"]),
  };
  const objects = {
    rows: [
      { id: 1, word: "one" },
      { id: 2, word: "two" },
    ],
  };
  test.each<[string, string, object]>([
    [
      "{{eq 1 1}} {{ne 1 1}} {{lt 1 2}} {{gt 1 2}} {{lte 2 2}} {{gte 1 2}}",
      "true false true false true false",
      {},
    ],
    ["{{and 1 0}} {{and 1 2}} {{or 0 0}} {{or 0 1}} {{not 0}}", "false true false true true", {}],
    ['{{ifThen a "yes" "no"}}', "no", {}],
    ['{{concat "a." 1 ".b"}}', "a.1.b", {}],
    ["{{checked a}}{{disabled b}}", "checked", { a: true }],
    ['{{localize (concat "X." "Y")}}', "X.Y", {}],
    ["{{numberFormat 5.5}} {{numberFormat 5.5 decimals=2}}", "5.5 5.50", {}],
    ["{{numberFormat 5.5 decimals=2 sign=true}}", "+5.50", {}],
    ["{{numberFormat null}}", "NaN", {}],
    [
      '{{numberInput 1.26 name="n" step=0.5 min=0 disabled=true}}',
      '<input type="number" value="1.5" name="n" step="0.5" min="0" disabled>',
      {},
    ],
    ["{{#with (object a=1)}}{{a}}{{/with}}", "1", {}],
    [
      "{{selectOptions choices selected=chosen}}",
      '<option value="a">Ann</option><option value="b" selected="">Bo</option>',
      map,
    ],
    [
      '{{selectOptions choices selected=set blank="None"}}',
      '<option value="">None</option><option value="a" selected="">Ann</option><option value="b">Bo</option>',
      map,
    ],
    [
      "{{selectOptions list selected=1}}",
      '<option value="0">x</option><option value="1" selected="">y</option>',
      map,
    ],
    [
      '{{selectOptions rows selected=2 valueAttr="id" labelAttr="word"}}',
      '<option value="1">one</option><option value="2" selected="">two</option>',
      objects,
    ],
    [
      '{{radioBoxes "r" choices checked="a"}}',
      '<label class="checkbox"><input type="radio" name="r" value="a" checked> Ann</label>' +
        '<label class="checkbox"><input type="radio" name="r" value="b"> Bo</label>',
      map,
    ],
  ])("%s", (source, expected, data) => {
    expect(render(source, data)).toBe(expected);
  });

  test.each(["rangePicker", "filePicker", "colorPicker", "select"])("%s is deprecated", (name) => {
    expect(() => render(`{{${name} name="x"}}`)).toThrow(BenchDeprecated);
  });
});

describe("templates", () => {
  test("partials are found by path, and getters may be read", async () => {
    const row = serve("row", "<li>{{label}}</li>");
    const list = serve("list", `<ul>{{#each rows}}{{> "${row}"}}{{/each}}</ul>`);
    class Row {
      constructor(readonly word: string) {}
      get label() {
        return `(${this.word})`;
      }
    }
    await loadTemplates([row]);
    const html = await renderTemplate(list, { rows: [new Row("a"), new Row("b")] });
    expect(html).toBe("<ul><li>(a)</li><li>(b)</li></ul>");
  });
  test("the bench's own templates come with it", async () => {
    const tabs = { a: { id: "a", group: "g", active: true, cssClass: "active", label: "A" } };
    const html = await renderTemplate("templates/generic/tab-navigation.hbs", { tabs });
    document.body.innerHTML = html;
    expect(
      document.querySelector('[data-action="tab"][data-group="g"][data-tab="a"].active'),
    ).not.toBeNull();
    const footer = await renderTemplate("templates/generic/form-footer.hbs", {
      buttons: [{ type: "submit", action: "save", label: "Save", disabled: true }],
    });
    document.body.innerHTML = footer;
    expect(
      document.querySelector("footer button[type=submit][data-action=save][disabled]"),
    ).not.toBeNull();
  });
  test("a missing template is an error", async () => {
    await expect(renderTemplate("systems/test/nothing.hbs")).rejects.toThrow("nothing.hbs");
  });
});

test("text is replaced where it matches, around it all stays", async () => {
  document.body.innerHTML = "<p>a [x] b [y] c</p><p>[x]</p>";
  const replace = ([, letter]: RegExpMatchArray) => {
    if (letter === "y") return null;
    return Object.assign(document.createElement("b"), { textContent: letter! });
  };
  await replaceTextContent(textNodes(document.body), /\[(.)\]/g, replace, { replaceParent: true });
  expect(document.body.innerHTML).toBe("<p>a <b>x</b> b [y] c</p><b>x</b>");
});
