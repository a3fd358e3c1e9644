import { mainPathBatch } from "./batch.ts";
import type { MainPath } from "./main-path.ts";
import type { Quench } from "./quench.ts";

/** What is read of a rule book. */
interface TestedBook {
  readonly id: string;
  readonly mainPath?: MainPath;
}

/** Offers the tests of every rule book to the module Quench, which calls this hook where it is active. */
export function registerQuench(books: readonly TestedBook[]): void {
  const offer = (quench: Quench) => {
    for (const { id, mainPath } of books)
      if (mainPath)
        quench.registerBatch(`quartet.${id}`, mainPathBatch(mainPath), {
          displayName: `QUARTET: ${id}`,
        });
  };
  Hooks.once("quenchReady" as never, offer as never);
}
