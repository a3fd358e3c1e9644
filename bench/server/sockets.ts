import type { Server as HttpServer } from "node:http";
import { Server } from "socket.io";
import type { GetRequest, ModifyRequest, SystemEvent } from "../common/protocol.ts";
import type { Context, Outcome } from "./context.ts";
import { RequestError } from "./errors.ts";
import { modify } from "./modify/modify.ts";
import { packDocuments, packsFor } from "./packs.ts";
import { Peer } from "./peer.ts";
import { Queries } from "./queries.ts";
import { readerOf, responsesFor } from "./visibility.ts";
import { worldFor } from "./world.ts";

interface SystemRequest {
  name: string;
  args: unknown[];
  recipients: string[] | null;
}

/** All connected clients, and what they say to the server and to one another. */
export class Sockets {
  #context: Context;
  #io: Server;
  #peers = new Set<Peer>();
  #queries: Queries;

  constructor(context: Context, http: HttpServer) {
    this.#context = context;
    this.#queries = new Queries(context, () => this.#peers);
    this.#io = new Server(http, { serveClient: false, maxHttpBufferSize: 50e6 });
    this.#io.use((socket, next) => {
      const userId = context.sessions.userId(socket.handshake.headers.cookie);
      if (!userId || !context.database.get("world", "User", userId))
        return next(new Error("not logged in"));
      socket.data.userId = userId;
      next();
    });
    this.#io.on("connection", (socket) => {
      const { latency } = context.options;
      this.#welcome(new Peer(socket, socket.data.userId as string, latency));
    });
    context.activeUsers = () => [...new Set([...this.#peers].map(({ userId }) => userId))];
  }

  /** Tells every client. */
  broadcast(event: string, data: unknown): void {
    for (const peer of this.#peers) peer.send(event, data);
  }

  async close(): Promise<void> {
    await this.#io.close();
  }

  #welcome(peer: Peer): void {
    peer.on("world", (_data: unknown, answer) => {
      // In line with changes, so that this client misses none and learns of none twice.
      void this.#context.queue.add(async () => {
        answer(worldFor(this.#context, peer.userId));
        this.#enter(peer);
      });
    });
    peer.on("modifyDocument", (request: ModifyRequest, answer) =>
      this.#modify(peer, request, answer),
    );
    peer.on("getDocuments", ({ pack, type, ids }: GetRequest, answer) => {
      const role = Number(this.#context.database.get("world", "User", peer.userId)?.role ?? 0);
      const allowed = packsFor(this.#context, role).some(({ id }) => id === pack);
      if (allowed) answer({ result: packDocuments(this.#context, pack, type, ids) });
      else answer({ error: describe(new RequestError(`There is no compendium ${pack}`)) });
    });
    peer.on("system", (request: SystemRequest) => this.#relay(peer, request));
    this.#queries.listen(peer);
    peer.socket.on("disconnect", () => this.#leave(peer));
  }

  #enter(peer: Peer): void {
    const first = !this.#context.activeUsers().includes(peer.userId);
    this.#peers.add(peer);
    if (first) this.#tellActivity(peer.userId, true);
  }

  #leave(peer: Peer): void {
    if (!this.#peers.delete(peer)) return;
    if (!this.#context.activeUsers().includes(peer.userId)) this.#tellActivity(peer.userId, false);
  }

  #tellActivity(userId: string, active: boolean): void {
    for (const peer of this.#peers)
      if (peer.userId !== userId) peer.send("userActivity", { userId, active });
  }

  #modify(peer: Peer, request: ModifyRequest, answer: (value: unknown) => void): void {
    void this.#context.queue.add(async () => {
      try {
        const outcome = await modify(this.#context, peer.userId, request);
        this.#publish(peer, outcome, answer);
      } catch (error) {
        answer({ error: describe(error) });
      }
    });
  }

  #publish(asker: Peer, outcome: Outcome, answer: (value: unknown) => void): void {
    for (const peer of this.#peers)
      for (const consequence of outcome.consequences) peer.send("modifyDocument", consequence);
    answer(outcome.response);
    if (outcome.response.operation.broadcast === false) return;
    for (const peer of this.#peers)
      if (peer !== asker)
        for (const response of responsesFor(readerOf(this.#context.database, peer.userId), outcome))
          peer.send("modifyDocument", response);
  }

  /** Passes on what a system says on its own channel, unread. */
  #relay(sender: Peer, { name, args, recipients }: SystemRequest): void {
    const { manifest } = this.#context;
    if (name !== `system.${manifest.id}` || manifest.socket !== true) return;
    const event: SystemEvent = { name, args, senderId: sender.userId };
    for (const peer of this.#peers)
      if (peer !== sender && (!recipients || recipients.includes(peer.userId)))
        peer.send("system", event);
  }
}

/** An error as a client reads it. Mistakes of the bench itself show in the server's log too. */
export function describe(error: unknown): { name: string; message: string } {
  if (!(error instanceof Error)) return { name: "Error", message: String(error) };
  const expected = [
    "PermissionError",
    "RequestError",
    "DataModelValidationError",
    "BenchDeprecated",
  ];
  if (!expected.includes(error.name)) console.error(error);
  return { name: error.name, message: error.message };
}
