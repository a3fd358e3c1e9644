import { mainPathBatch } from "./batch.ts";
import type { MainPath } from "./main-path.ts";
import type { Quench } from "./quench.ts";

/** What is read of a rule book. */
interface TestedBook {
  readonly id: string;
  readonly mainPath?: MainPath;
  readonly models: {
    readonly Actor?: Readonly<Record<string, unknown>>;
    readonly Item?: Readonly<Record<string, unknown>>;
  };
}

/** Offers the tests of every rule book to the module Quench, which calls this hook where it is active. */
export function registerQuench(books: readonly TestedBook[]): void {
  const offer = (quench: Quench) => {
    for (const { id, mainPath, models } of books) {
      if (!mainPath) continue;
      const types = {
        Actor: Object.keys(models.Actor ?? {}),
        Item: Object.keys(models.Item ?? {}),
      };
      const displayName = `QUARTET: ${id}`;
      quench.registerBatch(`quartet.${id}`, mainPathBatch(mainPath, types), { displayName });
    }
  };
  Hooks.once("quenchReady" as never, offer as never);
}
