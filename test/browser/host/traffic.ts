import type { Client } from "./clients.ts";

/** Everything that a client sends and receives from now on, as text. Survives reloads. */
export class Traffic {
  private readonly frames: string[] = [];

  constructor(client: Client) {
    const note = ({ payload }: { payload: string | Buffer }) => this.frames.push(String(payload));
    client.page.on("websocket", (socket) => {
      socket.on("framereceived", note);
      socket.on("framesent", note);
    });
    client.page.on("response", async (response) => {
      const kind = response.request().resourceType();
      if (kind === "fetch" || kind === "xhr")
        this.frames.push(await response.text().catch(() => ""));
    });
  }

  /** All of it. */
  get text(): string {
    return this.frames.join("\n");
  }

  get size(): number {
    return this.frames.length;
  }

  forget(): void {
    this.frames.length = 0;
  }
}
