import type { Socket } from "socket.io-client";
import type { QueryRequest, QueryResponse } from "../../common/protocol.ts";
import { CONFIG, game } from "../globals.ts";
import { request } from "./sockets.ts";

declare module "../globals.ts" {
  interface Config {
    /** Handlers of queries by name, such as `quartet.applyDamage`. */
    queries: Record<string, QueryHandler>;
  }
}

export type QueryHandler = (data: never, context: { timeout: number }) => unknown;

interface Answer {
  value?: unknown;
  error?: { name: string; message: string };
}

const DEFAULT_TIMEOUT = 60_000;

/**
 * Has another user's client answer, for `User#query`.
 * @param timeout Milliseconds to wait.
 * @throws {Error} if the user is away or does not answer in time, if their handler fails, or
 *   without the permission `QUERY_USER`.
 */
export async function queryUser(
  user: { id: string | null; name: string; active: boolean },
  name: string,
  data: unknown,
  { timeout = DEFAULT_TIMEOUT }: { timeout?: number } = {},
): Promise<unknown> {
  if (!game.user.can("QUERY_USER")) throw new Error("You may not query other users");
  if (!CONFIG.queries[name]) throw new Error(`There is no query "${name}"`);
  if (!user.active) throw new Error(`${user.name} is not connected`);
  if (user.id === game.userId) return structuredClone(await run(name, data, timeout));
  const query = { targetId: user.id, name, data, timeout };
  return (await request<Answer>("query", query)).value;
}

/** Answers queries of others on this client. */
export function answerQueries(socket: Socket): void {
  socket.on("query", async (query: QueryRequest) => {
    const response: QueryResponse = { id: query.id };
    try {
      response.value = await run(query.name, query.data, query.timeout);
    } catch (error) {
      response.error = error instanceof Error ? error.message : String(error);
    }
    socket.emit("queryResponse", response);
  });
}

async function run(name: string, data: unknown, timeout: number): Promise<unknown> {
  const handler = CONFIG.queries[name];
  if (!handler) throw new Error(`There is no query "${name}"`);
  return handler(data as never, { timeout });
}
