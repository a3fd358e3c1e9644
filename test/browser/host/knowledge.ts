import type { Client } from "./clients.ts";
import type { PageGlobals } from "./page.ts";

/** Everything that a client's game knows, as text: all documents, settings and local storage. */
export function knowledge(client: Client): Promise<string> {
  return client.run(() => {
    const { game } = globalThis as unknown as PageGlobals & { game: Record<string, unknown> };
    const names = ["actors", "items", "messages", "users", "scenes", "macros", "folders"] as const;
    const documents = names.map((name) => game[name].contents.map((entry) => entry.toObject()));
    const cards = [...document.querySelectorAll("[data-message-id]")].map((card) => card.outerHTML);
    const world = (game.settings as unknown as { storage: Map<string, unknown> }).storage;
    const stored = [...(world.get("world") as Iterable<{ toObject(): object }>)];
    return JSON.stringify([
      documents,
      cards,
      stored.map((entry) => entry.toObject()),
      { ...localStorage },
      { ...sessionStorage },
    ]);
  }, null);
}

/** Whether a text names a number, and not only an id, a hash or a time that has its digits. */
export function names(text: string, number: string): boolean {
  return new RegExp(`(?<![\\w.])${number}(?!\\w)`).test(text);
}
