import type { Client } from "./clients.ts";
import type { PageGlobals } from "./page.ts";

type Source = { type: string; system: Record<string, unknown>; [field: string]: unknown };
type Mark = (source: Source) => Record<string, unknown> | null;

/** How far the toys go, and whether the page reloads itself in the middle of the first one. */
export interface ToySteps {
  readonly upTo: 2 | 3;
  readonly interrupts?: true;
}

/**
 * Steps that only tests know. The second marks long texts with `[2]` and takes the attribute
 * agility away; the third adds `[3]` to characters each time that it runs, which no step should,
 * so that a test sees how often it did. Runs in the page before anything else.
 */
function installSteps(given: ToySteps): void {
  const page = globalThis as unknown as {
    toySteps?: ToySteps;
    Hooks?: { once(name: string, work: () => void): void };
    game: {
      system: { api: { migrations: { register(step: object): void; REMOVED: symbol } } };
    };
  };
  const isFirst = !page.toySteps;
  page.toySteps = given;
  if (!isFirst) return;
  const marked = (path: string, text: unknown) =>
    typeof text === "string" && !text.includes("[2]") ? { [path]: `${text}[2]` } : {};
  const orNull = (changes: Record<string, unknown>) =>
    Object.keys(changes).length > 0 ? changes : null;
  const markActor: Mark = (source) => {
    const { notes, attributes } = source.system;
    const hasAgility = "agility" in ((attributes as object | undefined) ?? {});
    const { REMOVED } = page.game.system.api.migrations;
    return orNull({
      ...marked("system.notes", notes),
      ...(hasAgility && { "system.attributes.agility": REMOVED }),
    });
  };
  const markItem: Mark = (source) => {
    if (page.toySteps?.interrupts && !sessionStorage.getItem("interrupted")) {
      sessionStorage.setItem("interrupted", "yes");
      location.reload();
      throw new Error("the page is on its way out");
    }
    return orNull(marked("system.description", source.system.description));
  };
  const steps = [
    {
      number: 2,
      description: "a mark on all texts",
      updateActor: markActor,
      updateItem: markItem,
      updateMessage: (source: Source) => orNull(marked("content", source.content)),
    },
    {
      number: 3,
      description: "one more mark each time",
      updateActor: ({ system: { notes } }: Source) =>
        typeof notes === "string" ? { "system.notes": `${notes}[3]` } : null,
    },
  ];
  const wait = setInterval(() => {
    if (!page.Hooks) return;
    clearInterval(wait);
    page.Hooks.once("setup", () => {
      for (const step of steps)
        if (step.number <= (page.toySteps?.upTo ?? 0))
          page.game.system.api.migrations.register(step);
    });
  }, 1);
}

/** Registers toy steps at a client from its next reload on. The latest call counts. */
export async function installToySteps(client: Client, steps: ToySteps): Promise<void> {
  await client.context.addInitScript(`(${installSteps.toString()})(${JSON.stringify(steps)});`);
}

/** What a token has of its own, as stored. */
export function deltaOf(client: Client, tokenUuid: string): Promise<unknown> {
  return client.run((uuid) => {
    const token = (globalThis as unknown as PageGlobals).fromUuidSync(uuid);
    return (token?.toObject() as { delta?: { system: object } } | undefined)?.delta ?? null;
  }, tokenUuid);
}
