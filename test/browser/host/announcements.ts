import { expect } from "vitest";
import type { Client } from "./clients.ts";

/*
 * What a screen reader would say by itself. It speaks of changes inside of regions that were on
 * the page before; a region that comes along with its text may go unheard, and is not counted.
 */

interface Listener {
  quartetHeard?: string[];
}

/** Begins to listen at a client. */
export function listen(client: Client): Promise<void> {
  return client.run(() => {
    const page = globalThis as Listener;
    if (page.quartetHeard) return;
    const heard: string[] = [];
    page.quartetHeard = heard;
    const LIVE = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]";
    const tell = (target: Node, text: string | null) => {
      const element = target instanceof Element ? target : target.parentElement;
      const said = text?.replace(/\s+/g, " ").trim();
      if (said && element?.closest(LIVE)) heard.push(said);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (addedNodes.length === 0) tell(target, target.textContent);
        for (const node of addedNodes) tell(target, node.textContent);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, null);
}

/** Waits until something was said in which a text occurs. */
export async function expectHeard(client: Client, text: string): Promise<void> {
  const heard = () => client.run(() => (globalThis as Listener).quartetHeard ?? [], null);
  await expect.poll(async () => (await heard()).join("\n")).toContain(text);
}
