export interface EnrichmentOptions {
  /** Keep secret sections that were not revealed. */
  secrets?: boolean;
  documents?: boolean;
  links?: boolean;
  rolls?: boolean;
  custom?: boolean;
  /** Data for formulas of rolls, or a function that makes it. */
  rollData?: object | (() => object);
  /** The document that relative UUIDs start from. */
  relativeTo?: unknown;
}

type Replacer = (match: RegExpMatchArray) => Promise<HTMLElement | null> | HTMLElement | null;

/** All text nodes within an element, in order. */
export function textNodes(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

/**
 * Put elements in the place of matched text; null leaves a match as it is.
 * @param options.replaceParent The element takes its parent's place too, if it is all in it.
 */
export async function replaceTextContent(
  text: Text[],
  pattern: RegExp,
  replacer: Replacer,
  options: { replaceParent?: boolean } = {},
): Promise<void> {
  for (const node of text) {
    const content = node.data;
    const pieces: (string | HTMLElement)[] = [];
    let from = 0;
    let only: HTMLElement | null = null;
    for (const match of content.matchAll(pattern)) {
      const element = await replacer(match);
      if (!element) continue;
      pieces.push(content.slice(from, match.index), element);
      from = match.index + match[0].length;
      only = match[0] === content.trim() ? element : null;
    }
    if (pieces.length === 0) continue;
    const parent = node.parentElement;
    if (options.replaceParent && only && parent?.childNodes.length === 1 && parent.parentElement) {
      parent.replaceWith(only);
      continue;
    }
    node.replaceWith(...pieces.filter((piece) => piece !== ""), content.slice(from));
  }
}
