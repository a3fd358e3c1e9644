import type { Client } from "../host/clients.ts";

interface ApiPage {
  fromUuid(uuid: string): Promise<unknown>;
  readonly game: {
    readonly system: {
      readonly api: {
        readonly trauma: Readonly<Record<string, (...given: unknown[]) => Promise<unknown>>>;
      };
    };
  };
}

/** Calls what Trauma offers to macros and modules, about an actor. */
export function asTrauma(
  client: Client,
  name: string,
  actor: string,
  ...given: readonly unknown[]
): Promise<void> {
  return client.run(
    async ([name, actor, given]) => {
      const page = globalThis as unknown as ApiPage;
      await page.game.system.api.trauma[name]?.(await page.fromUuid(actor), ...given);
    },
    [name, actor, given] as const,
  );
}
