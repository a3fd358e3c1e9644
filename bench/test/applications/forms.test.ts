// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { DocumentSheetV2 } from "../../client/applications/api/document-sheet.ts";
import { HandlebarsApplicationMixin } from "../../client/applications/api/handlebars-application.ts";
import type { PartialConfiguration } from "../../client/applications/api/types.ts";
import { defineElements } from "../../client/applications/elements/index.ts";
import { FormDataExtended } from "../../client/applications/ux/form-data-extended.ts";
import { gate, prepare, serve } from "./support.ts";

defineElements();
beforeEach(() => prepare());

function read(html: string, options = {}): Record<string, unknown> {
  // As a browser parses: elements come to life once all their children are there.
  const template = document.createElement("template");
  template.innerHTML = `<form>${html}</form>`;
  document.body.replaceChildren(document.importNode(template.content, true));
  return new FormDataExtended(document.querySelector("form")!, options).object;
}

describe("FormDataExtended", () => {
  const input = (attributes: string) => `<input name="x" ${attributes}>`;
  test.each<[string, string, unknown]>([
    ["text", input('value="a"'), "a"],
    ["a number", input('type="number" value="3.5"'), 3.5],
    ["an empty number", input('type="number" value=""'), null],
    ["a range", input('type="range" value="7"'), 7],
    ["text typed as a number", input('value="4" data-dtype="Number"'), 4],
    ["empty text typed as a number", input('value="" data-dtype="Number"'), null],
    ["a checkbox", input('type="checkbox" checked'), true],
    ["an empty checkbox", input('type="checkbox"'), false],
    ["a checkbox with a value", input('type="checkbox" value="v" checked'), "v"],
    ["an empty one with a value", input('type="checkbox" value="v"'), null],
    ["radios", input('type="radio" value="a"') + input('type="radio" value="b" checked'), "b"],
    ["no radio", input('type="radio" value="a"') + input('type="radio" value="b"'), null],
    ["several of a name", input('value="a"') + input('value="b"'), ["a", "b"]],
    ["a text area", '<textarea name="x">t</textarea>', "t"],
    ["a select", '<select name="x"><option value="1" selected></select>', "1"],
    [
      "a select of numbers",
      '<select name="x" data-dtype="Number"><option value="1" selected></select>',
      1,
    ],
    [
      "a select of several",
      '<select name="x" multiple><option value="1" selected><option value="2" selected></select>',
      ["1", "2"],
    ],
    ["tags", '<string-tags name="x" value="a, b"></string-tags>', ["a", "b"]],
    [
      "a multi-select",
      '<multi-select name="x"><option value="a" selected>A</option><option value="b">B</option></multi-select>',
      ["a"],
    ],
    ["a range picker", '<range-picker name="x" min="0" max="5" value="9"></range-picker>', 5],
    ["a colour", '<color-picker name="x" value="#ff0000"></color-picker>', "#ff0000"],
    ["a file", '<file-picker name="x" value="a.png"></file-picker>', "a.png"],
  ])("%s", (_name, html, expected) => {
    expect(read(html)).toEqual({ x: expected });
  });

  test("a group of checkboxes says of each box whether it is checked", () => {
    const boxes = [
      "",
      "checked",
      'value="hello" checked',
      'value="goodbye"',
      'value="4" data-dtype="Number" checked',
      'value="5" data-dtype="Number"',
    ];
    const html = boxes.map((box) => input(`type="checkbox" ${box}`)).join("");
    expect(read(html).x).toEqual([false, true, "hello", null, 4, null]);
  });
  test("disabled fields and buttons are left out", () => {
    const html = `${input("disabled")}<button name="b" value="1"></button>
      <fieldset disabled><input name="y"></fieldset><string-tags name="z" disabled></string-tags>`;
    expect(read(html)).toEqual({});
    expect(Object.keys(read(html, { disabled: true }))).toContain("x");
  });
});

describe("document sheets", () => {
  function fakeDocument() {
    const updates: object[] = [];
    const slow = gate();
    const source = { name: "Aino", system: { a: 1, b: 2 } };
    return {
      ...source,
      id: "abc",
      uuid: "Actor.abc",
      documentName: "Actor",
      pack: null,
      parent: null,
      isOwner: true,
      _source: source,
      schema: { fields: {} },
      apps: {} as Record<string, unknown>,
      level: 3,
      testUserPermission(_user: unknown, level: number) {
        return this.level >= level;
      },
      getFlag: () => undefined,
      validate: () => true,
      updates,
      slow,
      async update(data: object) {
        updates.push(data);
        await slow.passed;
      },
    };
  }
  class Sheet extends HandlebarsApplicationMixin(DocumentSheetV2) {
    static override DEFAULT_OPTIONS: PartialConfiguration = { form: { submitOnChange: true } };
    static override PARTS = {
      body: {
        template: serve(
          "sheet",
          `<div><input name="name" value="{{source.name}}">
            <input type="number" name="system.a" value="{{source.system.a}}">
            <input type="number" name="system.b" value="{{source.system.b}}"></div>`,
        ),
      },
    };
  }
  const change = (app: Sheet, name: string, value: string) => {
    const field = app.element.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };

  test("two quick changes are both sent, as numbers", async () => {
    const document = fakeDocument();
    const app = new Sheet({ document });
    await app.render({ force: true });
    expect(app.element.localName).toBe("form");
    expect(document.apps[app.id]).toBe(app);
    change(app, "system.a", "5");
    change(app, "system.b", "7");
    document.slow.open();
    await document.slow.passed;
    expect(document.updates).toEqual([
      { name: "Aino", system: { a: 5, b: 2 } },
      { name: "Aino", system: { a: 5, b: 7 } },
    ]);
    await app.submit({ updateData: { name: "Eino" } });
    expect(document.updates.at(-1)).toMatchObject({ name: "Eino" });
    await app.close();
    expect(document.apps).toEqual({});
  });

  test("who may only look gets disabled fields; who may not look gets nothing", async () => {
    const document = fakeDocument();
    document.level = 2;
    const app = new Sheet({ document });
    await app.render({ force: true });
    expect(app.element.querySelector<HTMLInputElement>("[name=name]")?.disabled).toBe(true);
    expect(app.window.close?.disabled).toBe(false);
    change(app, "system.a", "5");
    expect(document.updates).toEqual([]);
    await app.close();
    document.level = 0;
    await app.render({ force: true });
    expect(app.rendered).toBe(false);
  });
});
