import { CONFIG } from "../../globals.ts";
import { onClickContentLink, onDragContentLink } from "./content-links.ts";
import { type AnchorConfig, createAnchor } from "./enrich-anchor.ts";
import { enrichContentLinks, enrichHyperlinks } from "./enrich-links.ts";
import { enrichInlineRolls, onClickInlineRoll } from "./enrich-rolls.ts";
import { type EnrichmentOptions, replaceTextContent, textNodes } from "./enrich-text.ts";
import { configured } from "./implementation.ts";

export type { EnrichmentOptions } from "./enrich-text.ts";

/** A pattern that packages add to enriched text. */
export interface EnricherConfig {
  id?: string;
  /** Must have the global flag. */
  pattern: RegExp;
  enricher(
    match: RegExpMatchArray,
    options?: EnrichmentOptions,
  ): HTMLElement | null | Promise<HTMLElement | null>;
  replaceParent?: boolean;
  onRender?(element: HTMLElement): unknown;
}

function customEnrichers(): EnricherConfig[] {
  const config = CONFIG as unknown as { TextEditor: { enrichers: EnricherConfig[] } };
  return config.TextEditor.enrichers;
}

/** Makes links, rolls and what packages add out of stored HTML. It does not clean that HTML. */
export class TextEditor {
  static get implementation(): typeof TextEditor {
    return configured("TextEditor", TextEditor);
  }

  /** HTML with its text replacements done, and without secrets unless they are asked for. */
  static async enrichHTML(content: string, options: EnrichmentOptions = {}): Promise<string> {
    if (!content) return "";
    const {
      secrets = false,
      documents = true,
      links = true,
      rolls = true,
      custom = true,
    } = options;
    const html = document.createElement("div");
    html.innerHTML = String(content);
    if (!secrets)
      for (const secret of html.querySelectorAll("section.secret:not(.revealed)")) secret.remove();
    if (documents) await enrichContentLinks(textNodes(html), options);
    if (links) await enrichHyperlinks(textNodes(html), options);
    if (rolls) await enrichInlineRolls(textNodes(html), options);
    if (custom)
      for (const config of customEnrichers()) await applyEnricher(config, textNodes(html), options);
    return html.innerHTML;
  }

  static createAnchor(config: AnchorConfig = {}): HTMLAnchorElement {
    return createAnchor(config);
  }

  /** Text with HTML entities read and tags removed. */
  static decodeHTML(html: string): string {
    const element = document.createElement("textarea");
    element.innerHTML = html;
    return element.value;
  }

  /** The text of HTML, cut to a length. */
  static previewHTML(content: string, length = 250): string {
    const element = document.createElement("div");
    element.innerHTML = content;
    return TextEditor.truncateText(element.textContent ?? "", { maxLength: length });
  }

  static truncateText(
    text: string,
    options: { maxLength?: number; splitWords?: boolean; suffix?: string } = {},
  ): string {
    const { maxLength = 50, splitWords = true, suffix = "…" } = options;
    if (text.length <= maxLength) return text;
    const cut = text.slice(0, maxLength);
    const space = splitWords ? cut.lastIndexOf(" ") : -1;
    return `${(space > 0 ? cut.slice(0, space) : cut).trimEnd()}${suffix}`;
  }

  /** The data that a drag carries; empty if they are not JSON. */
  static getDragEventData(event: DragEvent): Record<string, unknown> {
    if (!event.dataTransfer) return {};
    try {
      const data: unknown = JSON.parse(event.dataTransfer.getData("text/plain"));
      return typeof data === "object" && data !== null ? (data as Record<string, unknown>) : {};
    } catch {
      return {};
    }
  }

  /** Let links and inline rolls of the whole page be clicked and dragged. Called once. */
  static activateListeners(): void {
    document.body.addEventListener("click", (event) => {
      const target = event.target as Element;
      const link = target.closest<HTMLElement>("a.content-link");
      if (link) return onClickContentLink(event, link);
      const roll = target.closest<HTMLElement>("a.inline-roll");
      if (roll) onClickInlineRoll(event, roll);
    });
    document.body.addEventListener("keydown", (event) => {
      const target = event.target as HTMLElement;
      if (event.key === "Enter" && target.matches("a.content-link, a.inline-roll")) target.click();
    });
    document.body.addEventListener("dragstart", onDragContentLink);
  }
}

/** Replace matches of one registered pattern; with `id` and `onRender` they are wrapped. */
async function applyEnricher(
  config: EnricherConfig,
  text: Text[],
  options: EnrichmentOptions,
): Promise<void> {
  if (!config.pattern.global) throw new Error(`enricher pattern ${config.pattern} must be global`);
  const replace = async (match: RegExpMatchArray) => {
    const element = await config.enricher(match, options);
    if (!element || !config.id || !config.onRender) return element;
    const wrapper = document.createElement("enriched-content");
    wrapper.setAttribute("enricher", config.id);
    wrapper.append(element);
    return wrapper;
  };
  await replaceTextContent(text, config.pattern, replace, config);
}
