import { expect } from "vitest";
import type { Client } from "./clients.ts";
import type { PageGlobals } from "./page.ts";

/**
 * Lays down what the next dice at a client show. The random source is replaced by a queue; which
 * number of it makes which face is found out by asking the die. A die that nobody has scripted,
 * or one of another size, is an error.
 */
export function scriptDice(client: Client, faces: number, values: readonly number[]) {
  return client.run(
    ([faces, values]) => {
      const page = globalThis as unknown as PageGlobals;
      if (!page.quartetDice) {
        const queue: { faces: number; value: number }[] = [];
        page.quartetDice = { queue };
        page.CONFIG.Dice.randomUniform = () => {
          const wanted = queue.shift();
          if (!wanted) throw new Error("a die was thrown that the test has not scripted");
          const die = new page.foundry.dice.terms.Die({ number: 1, faces: wanted.faces });
          for (let step = 0; step < wanted.faces; step++) {
            const uniform = (step + 0.5) / wanted.faces;
            if (die.mapRandomFace(uniform) === wanted.value) return uniform;
          }
          throw new Error(`no die of ${wanted.faces} faces shows ${wanted.value}`);
        };
      }
      page.quartetDice.queue.push(...values.map((value) => ({ faces, value })));
    },
    [faces, [...values]] as const,
  );
}

/** Lays down the chain of each exploding die: first all first faces fall, then chain by chain. */
export function scriptChains(client: Client, faces: number, ...chains: number[][]) {
  const firsts = chains.flatMap(([first]) => (first === undefined ? [] : [first]));
  return scriptDice(client, faces, [...firsts, ...chains.flatMap((chain) => chain.slice(1))]);
}

/** Every scripted die has fallen: not one more and not one less was thrown. */
export async function expectAllDiceThrown(client: Client): Promise<void> {
  const left = await client.run(
    () => (globalThis as unknown as PageGlobals).quartetDice?.queue.length ?? 0,
    null,
  );
  expect(left, "scripted dice that were not thrown").toBe(0);
}
