// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from "vitest";
import { DialogV2 } from "../../client/applications/api/dialog.ts";
import { instances } from "../../client/applications/instances.ts";
import { ContextMenu } from "../../client/applications/ux/context-menu.ts";
import { game } from "../../client/globals.ts";
import { BenchDeprecated } from "../../client/strict.ts";
import { prepare } from "./support.ts";

beforeEach(() => prepare());

async function shown(): Promise<HTMLElement> {
  for (let tries = 0; tries < 50; tries++) {
    const dialog = document.querySelector<HTMLElement>("dialog.application .form-footer");
    if (dialog) return dialog.closest<HTMLElement>("dialog")!;
    await new Promise((resolve) => setTimeout(resolve));
  }
  throw new Error("no dialog was shown");
}
/** Wait for the answer, and for the dialog to be gone. */
async function settled(answer: Promise<unknown>): Promise<unknown> {
  const value = await answer;
  await Promise.all([...instances.values()].map((app) => app.close()));
  return value;
}
const press = (dialog: HTMLElement, action: string) =>
  dialog.querySelector<HTMLElement>(`button[data-action="${action}"]`)?.click();
const key = (target: Element, name: string) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));

describe("dialogs", () => {
  test("confirm gives true, false, or null when dismissed", async () => {
    for (const [how, expected] of [
      ["yes", true],
      ["no", false],
      ["close", null],
    ] as const) {
      const answer = DialogV2.confirm({ content: "Sure?" });
      press(await shown(), how);
      expect(await settled(answer)).toBe(expected);
    }
  });
  test("Escape dismisses", async () => {
    const answer = DialogV2.confirm({});
    key(await shown(), "Escape");
    expect(await answer).toBeNull();
  });
  test("prompt gives the button's action or what its callback returns", async () => {
    const plain = DialogV2.prompt({ content: "x" });
    press(await shown(), "ok");
    expect(await settled(plain)).toBe("ok");
    const called = DialogV2.prompt({ ok: { callback: () => 42 } });
    press(await shown(), "ok");
    expect(await settled(called)).toBe(42);
  });
  test("input gives the form's data; Enter presses the default button", async () => {
    const content = document.createElement("div");
    content.innerHTML = '<input type="number" name="n" value="3">';
    const answer = DialogV2.input({ content });
    key((await shown()).querySelector("input")!, "Enter");
    expect(await settled(answer)).toEqual({ n: 3 });
  });
  test("wait rejects a dismissal when told to, and one button at least is needed", async () => {
    const answer = DialogV2.wait({ buttons: [{ action: "a", label: "A" }], rejectClose: true });
    press(await shown(), "close");
    await expect(answer).rejects.toThrow();
    expect(() => new DialogV2({ buttons: [] })).toThrow("button");
    expect(instances.size).toBe(0);
  });
  test("a query carries no functions", async () => {
    const user = { query: async (_name: string, data: unknown) => data };
    const config = { content: "x" };
    expect(await DialogV2.query(user, "prompt", config)).toEqual({ type: "prompt", config });
    await expect(DialogV2.query(user, "prompt", { ok: { callback() {} } })).rejects.toThrow();
  });
});

describe("context menus", () => {
  const log: unknown[] = [];
  function open(entries: object[]): Promise<void> {
    document.body.innerHTML = '<ul><li class="row"><b>x</b></li></ul>';
    const menu = new ContextMenu(document.body, ".row", entries as never, { jQuery: false });
    const event = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
    Object.defineProperty(event, "target", { value: document.querySelector("b") });
    return menu._onActivate(event);
  }
  const rows = () => [...document.querySelectorAll<HTMLElement>("#context-menu li.context-item")];

  test("generation 14: label, visible, onClick(event, target)", async () => {
    log.length = 0;
    await open([
      { label: "One", onClick: (...args: unknown[]) => log.push(...args) },
      { label: "Two", visible: () => false, onClick: () => undefined },
    ]);
    expect(rows().map((row) => row.textContent)).toEqual(["One"]);
    rows()[0]!.click();
    expect(log[0]).toBeInstanceOf(Event);
    expect((log[1] as HTMLElement).className).toBe("row");
    expect(rows()).toEqual([]);
  });
  test("generation 14 refuses the names of 13", async () => {
    await expect(open([{ name: "One", callback: () => undefined }])).rejects.toThrow(
      BenchDeprecated,
    );
  });
  test("generation 13: name, condition, callback(target)", async () => {
    game.release.generation = 13;
    log.length = 0;
    await open([
      {
        name: "One",
        icon: '<i class="fa-solid fa-dice"></i>',
        callback: (t: unknown) => log.push(t),
      },
      { name: "Two", condition: false, callback: () => undefined },
    ]);
    expect(rows()).toHaveLength(1);
    expect(rows()[0]!.querySelector("i.fa-dice")).not.toBeNull();
    rows()[0]!.click();
    expect((log[0] as HTMLElement).className).toBe("row");
  });
  test("keys move and choose; Escape closes", async () => {
    log.length = 0;
    const entry = (label: string) => ({ label, onClick: () => log.push(label) });
    await open([entry("One"), entry("Two")]);
    expect(document.activeElement).toBe(rows()[0]);
    key(document.activeElement!, "ArrowDown");
    key(document.activeElement!, "Enter");
    expect(log).toEqual(["Two"]);
    await open([entry("One")]);
    key(document.activeElement!, "Escape");
    expect(rows()).toEqual([]);
  });
});
