import type { coreApi } from "./core-api.ts";

declare global {
  /** What each rule book adds, by its id; in `types.d.ts` of each wing. */
  interface QuartetBookApis {}

  interface ReadyGame {
    /** The same object as `game.system.api`. */
    readonly quartet: QuartetApi;
  }
}

export type QuartetApi = typeof coreApi & QuartetBookApis;
