import type { Socket } from "socket.io";
import { DelayQueue } from "./latency.ts";

type Acknowledge = (answer: unknown) => void;

/** One connected client, with the latency of its line. */
export class Peer {
  readonly userId: string;
  readonly socket: Socket;
  #inbound: DelayQueue;
  #outbound: DelayQueue;

  constructor(socket: Socket, userId: string, latency: [number, number] | null) {
    this.socket = socket;
    this.userId = userId;
    this.#inbound = new DelayQueue(latency);
    this.#outbound = new DelayQueue(latency);
  }

  /** Sends an event. Answers and events leave in the order in which they were given. */
  send(event: string, data: unknown): void {
    // What is sent is settled now, whatever happens to the data while it waits.
    const payload = JSON.parse(JSON.stringify(data ?? null)) as unknown;
    this.#outbound.add(() => this.socket.emit(event, payload));
  }

  /** Handles an event of this client; what `handle` hands to `answer` goes back to it. */
  on(event: string, handle: (data: never, answer: Acknowledge) => void): void {
    this.socket.on(event, (data: unknown, acknowledge?: Acknowledge) => {
      const answer: Acknowledge = (value) => {
        const payload = JSON.parse(JSON.stringify(value ?? null)) as unknown;
        this.#outbound.add(() => acknowledge?.(payload));
      };
      this.#inbound.add(() => handle(data as never, answer));
    });
  }
}
