import type { QueryRequest, QueryResponse } from "../common/protocol.ts";
import type { Context } from "./context.ts";
import { randomId } from "./modify/ids.ts";
import { loadUser } from "./modify/schema.ts";
import type { Peer } from "./peer.ts";

interface Pending {
  target: Peer;
  settle(answer: { value?: unknown; error?: { name: string; message: string } }): void;
}

/** Questions of one user's client to another's, by way of the server. */
export class Queries {
  #context: Context;
  #peers: () => Iterable<Peer>;
  #pending = new Map<string, Pending>();

  constructor(context: Context, peers: () => Iterable<Peer>) {
    this.#context = context;
    this.#peers = peers;
  }

  listen(peer: Peer): void {
    peer.on("query", (query: QueryRequest, answer) => this.#ask(peer, query, answer));
    peer.on("queryResponse", ({ id, value, error }: QueryResponse) => {
      const pending = this.#pending.get(id);
      if (pending?.target !== peer) return;
      if (error === undefined) pending.settle({ value });
      else pending.settle(failure(error));
    });
    peer.socket.on("disconnect", () => {
      for (const pending of this.#pending.values())
        if (pending.target === peer) pending.settle(failure("The user left before answering"));
    });
  }

  #ask(asker: Peer, query: QueryRequest, answer: (value: unknown) => void): void {
    const { targetId, name, data, timeout } = query;
    const user = loadUser(this.#context.database, asker.userId);
    // Of several clients of one user, only the newest answers.
    const target = [...this.#peers()].findLast((peer) => peer.userId === targetId);
    if (!user.can("QUERY_USER") || !target) {
      answer(failure(target ? "You may not query other users" : "The user is not connected"));
      return;
    }
    const id = randomId();
    const timer = setTimeout(
      () => this.#pending.get(id)?.settle(failure(`No answer within ${timeout} milliseconds`)),
      timeout,
    );
    this.#pending.set(id, {
      target,
      settle: (value) => {
        clearTimeout(timer);
        this.#pending.delete(id);
        answer(value);
      },
    });
    target.send("query", { id, targetId, name, data, timeout });
  }
}

function failure(message: string): { error: { name: string; message: string } } {
  return { error: { name: "Error", message } };
}
