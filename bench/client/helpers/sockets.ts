import { io, type Socket } from "socket.io-client";
import type { SystemEvent } from "../../common/protocol.ts";
import { game } from "../globals.ts";

declare module "../globals.ts" {
  interface Game {
    socket: GameSocket;
  }
}

/** A payload, and the id of the user who sent it. */
export type SystemListener = (payload: never, senderId: string) => void;

export interface EmitOptions {
  /** Ids of the users to reach; all others without it. */
  recipients?: string[];
}

/** What `game.socket` offers packages: events of their own channel, and nothing else. */
export class GameSocket {
  #io: Socket;
  #listeners = new Map<string, Set<SystemListener>>();

  constructor(socket: Socket) {
    this.#io = socket;
    socket.on("system", ({ name, args, senderId }: SystemEvent) => {
      for (const listener of this.#listeners.get(name) ?? [])
        (listener as (...args: unknown[]) => void)(...args, senderId);
    });
  }

  get id(): string | undefined {
    return this.#io.id;
  }

  get connected(): boolean {
    return this.#io.connected;
  }

  /** Listens to `system.<id>`. One's own messages do not come back. */
  on(name: string, listener: SystemListener): this {
    checkChannel(name);
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return this;
  }

  off(name: string, listener: SystemListener): this {
    this.#listeners.get(name)?.delete(listener);
    return this;
  }

  /** Sends to the other clients. The server checks nothing of what is sent. */
  emit(name: string, payload: unknown, options: EmitOptions = {}): this {
    checkChannel(name);
    this.#io.emit("system", { name, args: [payload], recipients: options.recipients ?? null });
    return this;
  }
}

function checkChannel(name: string): void {
  const { id, socket } = game.data.system;
  if (name !== `system.${id}`) throw new Error(`"${name}" is not the channel system.${id}`);
  if (socket !== true)
    throw new Error('The manifest needs "socket": true before the system can use its channel');
}

let connection: Socket | null = null;

/** Connects to the server that served this page. */
export function connect(): Socket {
  connection = io({ transports: ["websocket"] });
  return connection;
}

/**
 * Asks the server and waits for its answer. `apply` runs in the order in which answers and
 * broadcasts arrive, before the promise resolves.
 * @throws {Error} what the server refused, by the name and message that it gave.
 */
export function request<T extends { error?: { name: string; message: string } }>(
  event: string,
  data: unknown,
  apply?: (response: T) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (!connection) return reject(new Error("There is no connection to the server"));
    connection.emit(event, data, (response: T) => {
      if (response?.error) return reject(serverError(response.error));
      try {
        apply?.(response);
        resolve(response);
      } catch (error) {
        reject(error);
      }
    });
  });
}

function serverError({ name, message }: { name: string; message: string }): Error {
  const error = new Error(message);
  error.name = name;
  return error;
}
