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
      const apps = [...foundry.applications.instances.values()] as unknown as {
        element?: HTMLElement;
        setPosition(position: object): void;
      }[];
      apps.find(({ element }) => element?.id === id)?.setPosition({ width, left: 20, top: 20 });
    },
    [id, width] as const,
  );
}
