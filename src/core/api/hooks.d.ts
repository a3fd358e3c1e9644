import type { QuartetApi } from "./types.d.ts";

declare module "fvtt-types/configuration" {
  namespace Hooks {
    interface HookConfig {
      /** Once the world is there and every rule book follows it. Contests can be opened from here on. */
      "quartet.ready": (api: QuartetApi) => void;
    }
  }
}
