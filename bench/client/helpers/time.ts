import { game } from "../globals.ts";
import { Hooks } from "./hooks.ts";

declare module "../globals.ts" {
  interface Game {
    time: GameTime;
  }
}

/** The clock of the world, in seconds, kept in the world setting `core.time`. */
export class GameTime {
  get worldTime(): number {
    return game.settings.get("core", "time") as number;
  }

  get serverTime(): number {
    return Date.now();
  }

  /** Moves the clock. Needs the permission to modify settings. */
  async advance(seconds: number, options: object = {}): Promise<number> {
    return this.set(this.worldTime + seconds, options);
  }

  async set(seconds: number, options: object = {}): Promise<number> {
    return (await game.settings.set("core", "time", seconds, { ...options })) as number;
  }

  #last = 0;

  /** Remembers where the clock stands, so that hooks learn by how much it moves. */
  initialize(): void {
    this.#last = this.worldTime;
  }

  onUpdateWorldTime(worldTime: number, options: object, userId: string): void {
    const delta = worldTime - this.#last;
    this.#last = worldTime;
    Hooks.callAll("updateWorldTime", worldTime, delta, options, userId);
  }
}
