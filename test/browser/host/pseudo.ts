import type { BrowserContext } from "playwright-core";
import type { Client } from "./clients.ts";

/*
 * A language that nobody speaks: English with other letters, between signs of its own, and about
 * as long as the longest of ours. What is on the screen without those signs was never translated.
 */

const OPEN = "‹";
const CLOSE = "›";
/** How much longer than English a text may become. */
const LONGER = 0.4;
const PLAIN = "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz";
const OTHER = "ÅåÇçĎďÉéĞğĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŤťÛûŴŵÝýŽž";
/** What a text holds besides words: placeholders, markup and characters by name. */
const HELD = /(\{[^{}]+\}|<[^<>]+>|&\w+;)/;

/** An English text as that language has it; placeholders stay as they are. */
export function pseudo(text: string): string {
  const pieces = text.split(HELD);
  const letters = pieces.filter((_, at) => at % 2 === 0).join("").length;
  // The signs are two letters already.
  let missing = Math.max(0, Math.round(letters * LONGER) - 2);
  const every = Math.max(1, Math.floor(letters / Math.max(1, missing)));
  let passed = 0;
  const spoken = [...pieces.entries()].map(([at, piece]) => {
    if (at % 2 === 1) return piece;
    return [...piece]
      .map((letter) => {
        passed++;
        const place = PLAIN.indexOf(letter);
        const other = place < 0 ? letter : OTHER[place];
        const isDoubled = missing > 0 && passed % every === 0 && /\p{Ll}/u.test(letter);
        if (isDoubled) missing--;
        return isDoubled ? `${other}${other}` : other;
      })
      .join("");
  });
  return OPEN + spoken.join("") + CLOSE;
}

/** Whether something in a text is of that language. */
export const isPseudo = (text: string): boolean => text.includes(OPEN);

type Texts = { readonly [key: string]: string | Texts };

function pseudoTexts(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === "string" ? pseudo(text) : pseudoTexts(text),
    ]),
  );
}

/** Lets a browser read that language wherever it asks for English: ours, and the host's own words. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  await context.route("**/lang/en.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: pseudoTexts((await response.json()) as Texts) });
  });
}

/** Fields of documents that hold what people have typed, whatever it looks like. */
const TYPED = ["name", "alias", "title", "protection", "damage", "range", "fireRate", "condition"];

/**
 * Texts below a selector that are neither of that language nor data: names and texts of documents,
 * numbers, dice. What is said to screen readers and in tooltips counts too.
 */
export function unspoken(client: Client, selector: string): Promise<string[]> {
  return client.run(findUnspoken, { selector, typed: TYPED, open: OPEN, close: CLOSE });
}

interface Search {
  readonly selector: string;
  readonly typed: readonly string[];
  readonly open: string;
  readonly close: string;
}

/** Names and texts of documents, as long as no document comes or goes. */
interface Known {
  quartetKnown?: { readonly state: string; readonly names: readonly string[] };
}

/** Runs in the page. */
function findUnspoken({ selector, typed, open, close }: Search): string[] {
  type Collection = Iterable<{ toObject(): object }>;
  type Pack = Collection & { readonly index: Iterable<object> };
  const { game } = globalThis as unknown as {
    game: Record<string, Collection> & {
      readonly packs: Iterable<Pack & { readonly title: string }>;
      readonly system: { readonly title: string };
    };
  };

  const names = ["actors", "items", "scenes", "users", "messages", "combats", "folders", "macros"];

  const gather = (): string[] => {
    const data = new Set<string>([game.system.title]);
    const keep = (value: unknown, key: string): void => {
      if (typeof value === "string") {
        // Words of one piece in small letters are identifiers: they may not stand on the screen.
        const isTyped = typed.includes(key) || !/^[a-z][\w.-]*$/.test(value);
        const text = value
          .replaceAll(/<[^>]*>/g, " ")
          .replaceAll(/\s+/g, " ")
          .trim();
        if (text.length > 1 && isTyped) data.add(text);
      } else if (Array.isArray(value)) for (const entry of value) keep(entry, key);
      else if (typeof value === "object" && value !== null)
        for (const [name, entry] of Object.entries(value)) keep(entry, name);
    };
    for (const name of names) for (const entry of game[name] ?? []) keep(entry.toObject(), "");
    for (const pack of game.packs) {
      data.add(pack.title);
      for (const entry of pack.index) keep(entry, "");
      for (const entry of pack) keep(entry.toObject(), "");
    }
    return [...data].sort((a, b) => b.length - a.length);
  };
  const count = (documents: Iterable<unknown> | undefined) => [...(documents ?? [])].length;
  const page = globalThis as Known;
  const state = [...names.map((name) => count(game[name])), ...[...game.packs].map(count)].join();
  if (page.quartetKnown?.state !== state) page.quartetKnown = { state, names: gather() };
  const known = page.quartetKnown.names;

  /** What is left of a text without that language, names, dice, and the browser's own words: of lists and of units. */
  const foreign = (text: string): string => {
    let rest = text.replaceAll(/\s+/g, " ");
    const spoken = new RegExp(`${open}[^${open}${close}]*${close}`, "g");
    for (let before = ""; before !== rest; ) {
      before = rest;
      rest = rest.replace(spoken, " ");
    }
    const HELD = /\b\d*[dDkK]\d+\b|\b(and|or|kg|lb|ft|mph)\b/g;
    const words = () => rest.replaceAll(HELD, " ").match(/\p{L}{2,}/gu) ?? [];
    if (words().length > 0)
      for (const name of known) if (rest.includes(name)) rest = rest.replaceAll(name, " ");
    return words().join(" ");
  };

  const SPOKEN = ["aria-label", "aria-valuetext", "aria-description", "title", "placeholder"];
  const ATTRIBUTES = [...SPOKEN, "alt", "data-tooltip", "data-tooltip-text"];
  const found = new Set<string>();
  const look = (text: string | null, element: Element, how: string): void => {
    const rest = text ? foreign(text) : "";
    if (!rest) return;
    const place = element.closest("[class]")?.className ?? "";
    found.add(`"${rest}" in "${text?.replace(/\s+/g, " ").trim()}" (${how}, ${place})`);
  };
  /** Enriched texts of documents, what editors bring along, and what the host puts on a frame. */
  const isData = (element: Element) =>
    element.closest(".prose, prose-mirror, .window-header :not(.window-title)");
  for (const root of document.querySelectorAll(selector)) {
    for (const element of [root, ...root.querySelectorAll("*")]) {
      if (isData(element)) continue;
      for (const name of ATTRIBUTES) look(element.getAttribute(name), element, name);
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) look(node.textContent, element, "text");
      if (element instanceof HTMLInputElement && element.type === "submit")
        look(element.value, element, "value");
    }
  }
  return [...found];
}
