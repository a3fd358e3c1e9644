import type { Sheet } from "../pages/sheet.ts";
import type { Client } from "./clients.ts";
import type { PageGlobals } from "./page.ts";

const THEMES = ["light", "dark"] as const;

/** Light and dark windows, each beside a light and a dark sidebar. */
export const COMBINATIONS = THEMES.flatMap((applications) =>
  THEMES.map((side) => ({ applications, interface: side })),
);

/** Puts on a pair of colour schemes, of windows and of the rest. */
export async function wear(
  client: Client,
  colorScheme: (typeof COMBINATIONS)[number],
): Promise<void> {
  await client.run(async (colorScheme) => {
    const { game } = globalThis as unknown as PageGlobals;
    await game.settings.set("core", "uiConfig", { colorScheme });
  }, colorScheme);
}

/** Controls and labels whose text does not fit into their box. */
export function clipped(client: Client, selector: string): Promise<string[]> {
  return client.run((selector) => {
    const boxes = [...document.querySelectorAll<HTMLElement>(`${selector} *`)].filter(
      (element) =>
        element.children.length === 0 &&
        element.textContent?.trim() &&
        element.offsetParent !== null &&
        !element.matches("option, .unseen, prose-mirror *, .prose *"),
    );
    return boxes
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ className, textContent }) => `${className}: ${textContent?.trim()}`);
  }, selector);
}

/** How far the contents reach beyond the window to the side, in pixels. */
export function sideways(client: Client, selector: string): Promise<number> {
  return client.run((selector) => {
    const content = document.querySelector<HTMLElement>(selector);
    return content ? content.scrollWidth - content.clientWidth : Number.NaN;
  }, selector);
}

/** Makes a sheet so many pixels wide. */
export async function resize(sheet: Sheet, width: number): Promise<void> {
  const id = (await sheet.root.getAttribute("id")) ?? "";
  await narrow(sheet.client, `[id="${id}"]`, width);
}

/**
 * Makes the window that a selector finds so many pixels wide, unless that is no change.
 * @returns The width that it had; `null` where there is no window.
 */
export function narrow(client: Client, selector: string, width: number): Promise<number | null> {
  return client.run(
    ([selector, width]) => {
      const { foundry } = globalThis as unknown as PageGlobals;
      const apps = [...foundry.applications.instances.values()] as unknown as {
        element?: HTMLElement;
        hasFrame: boolean;
        setPosition(position: object): void;
      }[];
      const inside = document.querySelector(selector);
      const app = apps.find(({ element, hasFrame }) => hasFrame && element?.contains(inside));
      if (!app?.element) return null;
      const before = app.element.offsetWidth;
      if (before !== width) app.setPosition({ width, left: 20, top: 20 });
      return before;
    },
    [selector, width] as const,
  );
}

/**
 * Texts that one cannot read in full: cut off by a box, wider than the box that they stand in, or
 * in a box that has to be scrolled to the side. Fields, and what an editor shows, are left out.
 */
export function cramped(client: Client, selector: string): Promise<string[]> {
  return client.run((selector) => {
    const found = new Set<string>();
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className || (element.parentElement?.className ?? "")}`;
    /** Where the text of a box may stand. Inline elements have none of their own. */
    const isBox = (element: HTMLElement) => element.clientWidth > 0;
    const LEFT_OUT =
      ".unseen, .window-header, .table-frame, prose-mirror, .prose, option, textarea, [hidden]";

    const check = (text: Text, root: Element): void => {
      const parent = text.parentElement;
      if (!parent || parent.closest(LEFT_OUT) || !parent.checkVisibility()) return;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) return;
      const words = text.textContent?.replace(/\s+/g, " ").trim();
      let isOwnBox = true;
      for (let box: HTMLElement | null = parent; box; box = box.parentElement) {
        if (!isBox(box)) continue;
        const { overflowX, overflowY } = getComputedStyle(box);
        const edges = box.getBoundingClientRect();
        const isWide = right > edges.right + 1 || left < edges.left - 1;
        if (isWide && (isOwnBox || overflowX !== "visible"))
          found.add(`"${words}" is wider than ${nameOf(box)}`);
        const isCut = overflowY === "hidden" || overflowY === "clip";
        if (isCut && (bottom > edges.bottom + 2 || top < edges.top - 2))
          found.add(`"${words}" is higher than ${nameOf(box)}`);
        if (overflowX === "auto" || overflowX === "scroll" || box === root) break;
        isOwnBox = false;
      }
    };

    for (const root of document.querySelectorAll<HTMLElement>(selector)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (text.textContent?.trim()) check(text, root);
      }
      for (const box of [root, ...root.querySelectorAll<HTMLElement>("*")]) {
        if (box.closest(LEFT_OUT) || box.scrollWidth <= box.clientWidth + 1) continue;
        const { overflowX } = getComputedStyle(box);
        if (overflowX === "auto" || overflowX === "scroll")
          found.add(`${nameOf(box)} scrolls sideways by ${box.scrollWidth - box.clientWidth}`);
      }
    }
    return [...found];
  }, selector);
}
