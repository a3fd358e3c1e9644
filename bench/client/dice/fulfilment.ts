import { CONFIG, game } from "../globals.ts";
import type { DiceTerm } from "./terms/dice.ts";
import type { EvaluationOptions } from "./types.ts";

/** The user setting that maps denominations such as "d6" to fulfilment methods. */
export const DICE_CONFIGURATION_SETTING = "diceConfiguration";

/** Chooses how a term obtains faces, and says whether the user enters them by hand. */
export function interactiveMethod(term: DiceTerm, options: EvaluationOptions): boolean {
  if (options.minimize || options.maximize) return false;
  const { methods, defaultMethod } = CONFIG.Dice.fulfillment;
  term.method ??= configured()[term.denomination] || defaultMethod || null;
  if (term.method === null) return false;
  const method = methods[term.method];
  if (!method) throw new Error(`CONFIG.Dice.fulfillment has no method "${term.method}"`);
  return method.interactive === true && options.allowInteractive !== false;
}

/** The user's choices; none outside a running game, where dice are rolled by unit tests. */
function configured(): Record<string, string> {
  if (!game.ready) return {};
  return game.settings.get("core", DICE_CONFIGURATION_SETTING) as Record<string, string>;
}

/** Asks the user which faces came up. Faces that are left empty are left to chance. */
export async function promptFaces(term: DiceTerm, number: number): Promise<(number | undefined)[]> {
  if (number < 1) return [];
  // Loaded when needed: applications import the dice.
  const { DialogV2 } = await import("../applications/api/dialog.ts");
  const { faces } = term;
  const inputs = Array.from(
    { length: number },
    (_, i) =>
      `<label>${term.denomination} ${i + 1} <input type="number" name="face${i}" min="0" max="${faces}" step="1"></label>`,
  );
  const entered = await DialogV2.input({
    window: { title: game.i18n.format("BENCH.Dice.EnterTitle", { formula: term.expression }) },
    content: `<fieldset class="dice-entry"><legend>${game.i18n.localize("BENCH.Dice.EnterHint")}</legend>${inputs.join("")}</fieldset>`,
    rejectClose: false,
  });
  const values = (entered ?? {}) as Record<string, number | null>;
  return Array.from({ length: number }, (_, i) => values[`face${i}`] ?? undefined);
}
