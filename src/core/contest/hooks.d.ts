import type { QuartetActor } from "../documents/actor.ts";
import type { AppliedChange } from "./change-news.ts";
import type { ContestNews } from "./news.ts";

declare module "fvtt-types/configuration" {
  namespace Hooks {
    interface HookConfig {
      /** Somebody has opened a contest. At every client that may read its offer. */
      "quartet.contestOpened": (contest: ContestNews) => void;
      /**
       * All have answered and nothing more has to be rolled. Once, at every client that may read the
       * contest. A game master can still rule: nothing is told of that.
       */
      "quartet.contestResolved": (contest: ContestNews) => void;
      /**
       * Numbers of an actor have changed, or were set back where `undone` is true, by what the message
       * of a contest, an attack or a check asked for. At the one client that has done it.
       */
      "quartet.changesApplied": (
        actor: QuartetActor,
        changes: readonly AppliedChange[],
        source: { readonly message: string; readonly undone: boolean },
      ) => void;
    }
  }
}
