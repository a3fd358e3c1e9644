import type { Locator } from "playwright-core";
import type { Client } from "./clients.ts";

/** More stops than any page of ours has. */
const STOPS = 400;

/**
 * Goes with Tab to what a locator finds, from wherever the focus is.
 * @throws if it is not reached, or if one does not see there that it has the focus.
 */
export async function tabTo(client: Client, target: Locator, key = "Tab"): Promise<void> {
  const { keyboard } = client.page;
  await target.waitFor();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < STOPS && !(await hasFocus()); stop++) await keyboard.press(key);
  if (!(await hasFocus())) throw new Error(`the keyboard does not reach ${target}`);
  const isMarked = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
  });
  if (!isMarked) throw new Error(`nobody sees that ${target} has the focus`);
}

/** Goes there, and presses Enter. */
export async function pressAt(client: Client, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(client, target);
  await client.page.keyboard.press(key);
}

/** Goes to a field and types something else into it. */
export async function typeAt(client: Client, target: Locator, text: string): Promise<void> {
  const { keyboard } = client.page;
  await tabTo(client, target);
  await keyboard.press("ControlOrMeta+a");
  await keyboard.type(text);
  await keyboard.press("Tab");
}
