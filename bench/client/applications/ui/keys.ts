import { canvas, game, ui } from "../../globals.ts";

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/** Register the bench's own keys: macros, pages of the bar, targets, tokens. Called in `init`. */
export function registerInterfaceKeys(): void {
  for (const digit of DIGITS) {
    game.keybindings.register("core", `executeMacro${digit}`, {
      name: "BENCH.Keys.Macro",
      editable: [{ key: `Digit${digit}` }],
      onDown: () => ui.hotbar.executeKey(digit),
    });
    if (digit === 0 || digit > 5) continue;
    game.keybindings.register("core", `swapMacroPage${digit}`, {
      name: "BENCH.Keys.Page",
      editable: [{ key: `Digit${digit}`, modifiers: ["Alt"] }],
      onDown: () => {
        void ui.hotbar.changePage(digit);
        return true;
      },
    });
  }
  registerCanvasKeys();
}

function registerCanvasKeys(): void {
  game.keybindings.register("core", "target", {
    name: "BENCH.Keys.Target",
    editable: [{ key: "KeyT" }],
    reservedModifiers: ["Shift"],
    onDown: ({ isShift }) => canvas.ready && canvas.tokens.targetByKey(isShift),
  });
  game.keybindings.register("core", "delete", {
    name: "BENCH.Keys.Delete",
    uneditable: [{ key: "Delete" }],
    onDown: () => {
      if (!canvas.ready || !game.user.isGM || !canvas.tokens.controlled.length) return false;
      void canvas.tokens.deleteControlled();
      return true;
    },
  });
  const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  for (const [key, [dx, dy]] of Object.entries(arrows))
    game.keybindings.register("core", `move${key}`, {
      name: "BENCH.Keys.Move",
      uneditable: [{ key }],
      repeat: true,
      onDown: () => canvas.ready && canvas.tokens.moveControlled(dx as number, dy as number),
    });
}
