import { renderTemplate } from "../applications/handlebars.ts";
import { CONFIG, game } from "../globals.ts";
import { applyModeTo, type ModeOptions, requestedMode } from "./message-modes.ts";
import type { Roll } from "./roll.ts";

export interface RenderOptions {
  flavor?: string;
  template?: string;
  /** Show nothing of the result. */
  isPrivate?: boolean;
  [key: string]: unknown;
}

export interface ToMessageOptions extends ModeOptions {
  /** Post the message (the default), or only return its data. */
  create?: boolean;
}

export interface AnchorOptions {
  /** Text in front of the total. */
  label?: string;
  attrs?: Record<string, string>;
  dataset?: Record<string, string | undefined>;
  classes?: string[];
  /** Font Awesome classes. */
  icon?: string;
}

/** Digits that a total is shown with at most. */
const DECIMALS = 2;

export function shownTotal(roll: Roll): number | string {
  const { product = "" } = roll;
  return typeof product === "number" ? Number(product.toFixed(DECIMALS)) : product;
}

export async function getTooltip(roll: Roll): Promise<string> {
  const { TOOLTIP_TEMPLATE } = roll.constructor as typeof Roll;
  return renderTemplate(TOOLTIP_TEMPLATE, { parts: roll.dice.map((die) => die.getTooltipData()) });
}

/** The context of the chat template. */
export async function prepareContext(
  roll: Roll,
  { flavor, isPrivate = false }: RenderOptions,
): Promise<Record<string, unknown>> {
  if (isPrivate)
    return { formula: "???", flavor: null, user: game.userId, tooltip: "", total: "?", isPrivate };
  return {
    formula: roll.formula,
    flavor: flavor ?? roll.options.flavor,
    user: game.userId,
    tooltip: await roll.getTooltip(),
    total: shownTotal(roll),
    isPrivate,
  };
}

/** Posts an evaluated roll, or gives the data to do so. */
export async function toMessage(
  roll: Roll,
  messageData: Record<string, unknown>,
  { create = true, ...options }: ToMessageOptions,
): Promise<unknown> {
  const data = {
    author: game.userId,
    content: String(roll.product ?? ""),
    sound: CONFIG.sounds.dice,
    ...messageData,
    rolls: [roll],
  };
  const mode = requestedMode(options);
  if (create) return CONFIG.ChatMessage.documentClass.create(data, options);
  return mode ? applyModeTo(data, mode) : data;
}

export function toAnchor(roll: Roll, options: AnchorOptions): HTMLAnchorElement {
  const { label, attrs = {}, dataset = {}, classes = [], icon = "fa-solid fa-dice-d20" } = options;
  const anchor = document.createElement("a");
  anchor.classList.add(...classes, "inline-roll");
  for (const [name, value] of Object.entries(attrs)) anchor.setAttribute(name, value);
  for (const [name, value] of Object.entries(dataset))
    if (value !== undefined) anchor.dataset[name] = value;
  anchor.setAttribute("role", "button");
  anchor.tabIndex = 0;
  const picture = document.createElement("i");
  picture.className = icon;
  picture.ariaHidden = "true";
  if (roll._evaluated) {
    anchor.classList.add("inline-result");
    anchor.dataset.tooltipText = roll.formula;
    anchor.dataset.roll = encodeURIComponent(JSON.stringify(roll));
    anchor.append(picture, label ? `${label}: ${shownTotal(roll)}` : String(shownTotal(roll)));
  } else {
    anchor.dataset.formula = roll.formula;
    anchor.append(picture, label ?? roll.formula);
  }
  return anchor;
}

/** Shows the dice of an inline result beneath it. */
export async function expandInlineResult(anchor: HTMLAnchorElement): Promise<void> {
  if (anchor.classList.contains("expanded") || !anchor.dataset.roll) return;
  anchor.classList.add("expanded");
  anchor.ariaExpanded = "true";
  const roll = CONFIG.Dice.rolls[0]!.fromJSON(decodeURIComponent(anchor.dataset.roll));
  const holder = document.createElement("template");
  holder.innerHTML = (await roll.getTooltip()).trim();
  anchor.append(holder.content);
}

export function collapseInlineResult(anchor: HTMLAnchorElement): void {
  anchor.classList.remove("expanded");
  anchor.ariaExpanded = "false";
  anchor.querySelector(".dice-tooltip")?.remove();
}
