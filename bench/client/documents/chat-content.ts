import type { Document } from "../../common/abstract/document.ts";
import type { Data } from "../../common/types.ts";
import { CONFIG } from "../globals.ts";

/** Keys of older generations, and what took their place. */
const LEGACY: Record<string, string> = {
  user: "author",
  roll: "rolls",
  rollMode: "a create option",
  messageMode: "a create option",
};

/**
 * Message data as it is stored: rolls as JSON, and without keys of older generations, each of
 * which is an error in the console.
 */
export function storedData(data: Data | Document): Data | Document {
  if ("toObject" in data) return data;
  const kept: Data = { ...data };
  for (const [key, instead] of Object.entries(LEGACY)) {
    if (!(key in kept)) continue;
    console.error(`ChatMessage data has the key "${key}", which is dropped; use ${instead}`);
    delete kept[key];
  }
  if (typeof kept.type === "number") {
    console.error('ChatMessage data has a number as "type", which is dropped; use style');
    delete kept.type;
  }
  if (Array.isArray(kept.rolls))
    kept.rolls = kept.rolls.map((roll) => (typeof roll === "string" ? roll : JSON.stringify(roll)));
  return kept;
}

/** Replaces "[[2d6]]{label}" by rolled results. "[[/r 2d6]]" stays, to be rolled by readers. */
export async function replaceInlineRolls(
  content: string,
  rollData: Record<string, unknown>,
): Promise<string> {
  const pattern = /\[\[(?!\/)([^\]]+(?:\][^\]]+)*?)\]\](?:\{([^}]*)\})?/g;
  let result = "";
  let end = 0;
  for (const match of content.matchAll(pattern)) {
    const [whole, formula = "", label] = match;
    const roll = new CONFIG.Dice.rolls[0]!(formula, rollData);
    await roll.evaluate({ allowInteractive: false });
    result += content.slice(end, match.index) + roll.toAnchor({ label }).outerHTML;
    end = match.index + whole.length;
  }
  return result + content.slice(end);
}
