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
  await sheet.client.run(
    ([id, width]) => {
      const { foundry } = globalThis as unknown as PageGlobals;
      foundry.applications.instances.get(id)?.setPosition({ width, left: 20, top: 20 });
    },
    [id, width] as const,
  );
}

/**
 * Makes the window of ours that a selector finds so many pixels wide, if it is wider. What people
 * cannot make smaller is so only on a screen of that width.
 * @returns Gives it its width back; `null` where there is nothing to make smaller.
 */
export async function narrow(
  client: Client,
  selector: string,
  width: number,
): Promise<(() => Promise<void>) | null> {
  const facts = await client.run((selector) => {
    const app = document.querySelector<HTMLElement>(selector)?.closest<HTMLElement>(".application");
    if (!app?.classList.contains("quartet")) return null;
    const { foundry } = globalThis as unknown as PageGlobals;
    const { window } = foundry.applications.instances.get(app.id)?.options ?? {};
    return { id: app.id, before: app.offsetWidth, isResizable: window?.resizable === true };
  }, selector);
  if (!facts || facts.before <= width) return null;
  const { id, before, isResizable } = facts;
  const { page } = client;
  const screen = page.viewportSize();
  const setWidth = (width: number) =>
    client.run(
      ([id, width]) => {
        const { foundry } = globalThis as unknown as PageGlobals;
        foundry.applications.instances.get(id)?.setPosition({ width, left: 20, top: 20 });
      },
      [id, width] as const,
    );
  if (!isResizable && screen) await page.setViewportSize({ ...screen, width: width + 20 });
  await setWidth(width);
  return async () => {
    if (!isResizable && screen) await page.setViewportSize(screen);
    await setWidth(before);
  };
}

/**
 * What one could not read in full of the choices of a list, or of the hint in an empty field. What
 * people type themselves may be longer than its field.
 */
export function cutInFields(client: Client, selector: string): Promise<string[]> {
  return client.run((selector) => {
    /** What a browser draws beside the choice, in pixels. */
    const ARROW = 16;
    const pen = document.createElement("canvas").getContext("2d");
    const cut: string[] = [];
    const check = (field: HTMLElement, text: string, taken = 0): void => {
      if (!pen || !text.trim() || !field.checkVisibility()) return;
      const style = getComputedStyle(field);
      pen.font = style.font;
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      const room = field.clientWidth - padding - taken;
      const width = pen.measureText(text.trim()).width;
      if (width > room + 1)
        cut.push(`"${text.trim()}" is ${Math.ceil(width - room)} px wider than its field`);
    };
    for (const root of document.querySelectorAll<HTMLElement>(selector)) {
      for (const select of root.querySelectorAll<HTMLSelectElement>("select:not([multiple])"))
        for (const { text } of select.options) check(select, text, ARROW);
      for (const input of root.querySelectorAll<HTMLInputElement>("input[placeholder]"))
        check(input, input.value ? "" : input.placeholder);
    }
    return [...new Set(cut)];
  }, selector);
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
