// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { game } from "../../client/globals.ts";
import { ClientKeybindings } from "../../client/helpers/keybindings.ts";
import { KeyboardManager } from "../../client/helpers/keyboard.ts";

beforeAll(() => {
  game.keyboard = new KeyboardManager();
  game.keyboard.activateListeners();
});

beforeEach(() => {
  Object.assign(game, { user: { isGM: false }, data: { system: { id: "sample" } } });
  game.keybindings = new ClientKeybindings();
});

function press(code: string, init: KeyboardEventInit = {}, target: EventTarget = window): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { code, bubbles: true, ...init }));
  target.dispatchEvent(new KeyboardEvent("keyup", { code, bubbles: true, ...init }));
}

it("runs the action whose keys and modifiers are down, until one says that it was meant", () => {
  const bare = vi.fn();
  const shifted = vi.fn(() => true);
  const second = vi.fn();
  const { keybindings } = game;
  const editable = [{ key: "KeyR", modifiers: ["Shift"] }];
  keybindings.register("sample", "bare", { name: "", editable: [{ key: "KeyR" }], onDown: bare });
  keybindings.register("sample", "shifted", { name: "", editable, onDown: shifted });
  keybindings.register("sample", "second", { name: "", editable, onDown: second, precedence: 2 });
  keybindings.initialize();
  press("KeyR", { shiftKey: true });
  expect([bare, shifted, second].map((fn) => fn.mock.calls.length)).toEqual([0, 1, 0]);
  press("KeyR");
  expect(bare).toHaveBeenCalledTimes(1);
});

it("leaves keys alone that are typed into a field, and those of game masters", () => {
  const onDown = vi.fn();
  const secret = vi.fn();
  const editable = [{ key: "KeyR" }];
  game.keybindings.register("sample", "open", { name: "", editable, onDown });
  game.keybindings.register("sample", "gm", {
    name: "",
    editable,
    onDown: secret,
    restricted: true,
  });
  game.keybindings.initialize();
  const input = document.body.appendChild(document.createElement("input"));
  input.focus();
  press("KeyR", {}, input);
  input.blur();
  expect(onDown).not.toHaveBeenCalled();
  press("KeyR");
  expect(onDown).toHaveBeenCalled();
  expect(secret).not.toHaveBeenCalled();
});

it("takes bindings until setup is over only", () => {
  const { keybindings } = game;
  const wrong = { name: "", editable: [{ key: "KeyR", modifiers: ["Hyper"] }] };
  expect(() => keybindings.register("sample", "x", wrong)).toThrow(/Hyper/);
  keybindings.initialize();
  expect(() => keybindings.register("sample", "x", { name: "" })).toThrow(/only in init/);
});

it("knows which modifiers are down", () => {
  window.dispatchEvent(new KeyboardEvent("keydown", { code: "ShiftLeft" }));
  expect(game.keyboard.isModifierActive("Shift")).toBe(true);
  expect(game.keyboard.isModifierActive("SHIFT")).toBe(true);
  window.dispatchEvent(new Event("blur"));
  expect(game.keyboard.isModifierActive("Shift")).toBe(false);
});
