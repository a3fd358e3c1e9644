import { modeOf, modeSetting } from "../../dice/message-modes.ts";
import type { Roll } from "../../dice/roll.ts";
import type { RollData } from "../../dice/types.ts";
import { CONFIG } from "../../globals.ts";
import { type EnrichmentOptions, replaceTextContent } from "./enrich-text.ts";

const INLINE_ROLL = /\[\[(\/[a-zA-Z]+\s)?(.*?)(\]{2,3})(?:{([^}]+)})?/g;

type Meaning = "public" | "gm" | "blind" | "self";

/** Who sees the roll of each chat command; "" leaves that to the user's own mode. */
const COMMANDS: Record<string, Meaning | ""> = {
  r: "",
  roll: "",
  pr: "public",
  publicroll: "public",
  gmr: "gm",
  gmroll: "gm",
  br: "blind",
  broll: "blind",
  blindroll: "blind",
  sr: "self",
  selfroll: "self",
};

/** The class that the system rolls with. */
function rollClass(): typeof Roll {
  return CONFIG.Dice.rolls[0]!;
}

function dataOf({ rollData }: EnrichmentOptions): RollData {
  return ((typeof rollData === "function" ? rollData() : rollData) ?? {}) as RollData;
}

async function inlineRoll(match: RegExpMatchArray, options: EnrichmentOptions) {
  const [, command, body = "", closing, label] = match;
  const text = closing?.length === 3 ? `${body}]` : body;
  const [written = "", flavor] = text.split(/#(.*)/s);
  const data = dataOf(options);
  const Roll = rollClass();
  const formula = Roll.replaceFormulaData(written.trim(), data, { missing: "0" });
  if (!formula || !Roll.validate(formula)) return null;
  if (!command) {
    const roll = new Roll(formula, data);
    await roll.evaluate({ allowInteractive: false });
    return roll.toAnchor({ label });
  }
  const mode = COMMANDS[command.slice(1).trim().toLowerCase()];
  if (mode === undefined) return null;
  const dataset = { mode, flavor: flavor?.trim() || label, formula, tooltipText: formula };
  return new Roll(formula, data).toAnchor({ label: label ?? written.trim(), dataset });
}

/** `[[formula]]` becomes a result, `[[/r formula]]{label}` something to click that rolls. */
export function enrichInlineRolls(text: Text[], options: EnrichmentOptions): Promise<void> {
  return replaceTextContent(text, INLINE_ROLL, (match) => inlineRoll(match, options));
}

/** Roll what was clicked and send it to the chat; a result already rolled shows its dice. */
export async function onClickInlineRoll(event: MouseEvent, link: HTMLElement): Promise<void> {
  event.preventDefault();
  const anchor = link as HTMLAnchorElement;
  const Roll = rollClass();
  if (link.classList.contains("inline-result")) {
    if (link.classList.contains("expanded")) Roll.collapseInlineResult(anchor);
    else await Roll.expandInlineResult(anchor);
    return;
  }
  const { formula = "", flavor, mode } = link.dataset;
  const roll = new Roll(formula);
  const options = mode ? { [modeSetting()]: modeOf(mode as Meaning) } : {};
  await roll.toMessage({ flavor, speaker: CONFIG.ChatMessage.documentClass.getSpeaker() }, options);
}
