import { reader } from "../i18n/language.ts";
import { inform, notice } from "../notify.ts";
import { failureNames } from "./failure-names.ts";
import type { Failure } from "./run-step.ts";

/** A bar that moves, for the game master whose client does the work. */
export class ProgressBar {
  private readonly shown = ui.notifications.info(notice("QUARTET.Migration.Progress"), {
    progress: true,
    console: false,
  });

  /** @param done Between 0 and 1. The last bit is for {@link finish}: a full bar goes away. */
  move(done: number): void {
    this.shown.update({ pct: Math.min(done, 0.99) });
  }

  finish(): void {
    this.shown.update({ pct: 1, message: notice("QUARTET.Migration.Done") });
  }

  remove(): void {
    this.shown.remove();
  }
}

let waiting: { remove(): void } | null = null;

/** Asks everybody but the one at work to wait. */
export function askToWait(): void {
  waiting ??= ui.notifications.info(notice("QUARTET.Migration.Wait"), {
    permanent: true,
    console: false,
  });
}

/** There is nothing to wait for any more. */
export function endWaiting(): void {
  if (dropWaiting()) inform("QUARTET.Migration.Done");
}

/** Takes the request to wait away. @returns whether there was one. */
export function dropWaiting(): boolean {
  const wasWaiting = waiting !== null;
  waiting?.remove();
  waiting = null;
  return wasWaiting;
}

export function tellFailures(failures: readonly Failure[]): void {
  if (failures.length === 0) return;
  for (const { label, error } of failures) console.warn(`Quartet | ${label}:`, error);
  const names = failureNames(
    failures.map(({ label }) => label),
    reader(),
  );
  tellForLong("QUARTET.Migration.Failed", failures.length, names);
}

export function tellLocked(titles: readonly string[]): void {
  if (titles.length === 0) return;
  tellForLong("QUARTET.Migration.Locked", titles.length, failureNames(titles, reader()));
}

export function tellStopped(error: unknown): void {
  console.warn("Quartet | the update of the world stopped:", error);
  ui.notifications.warn(notice("QUARTET.Migration.Stopped"), { permanent: true, console: false });
}

function tellForLong(key: string, count: number, names: string): void {
  const escaped = foundry.utils.escapeHTML(names);
  ui.notifications.warn(reader().plural(key, count, { names: escaped }), {
    permanent: true,
    console: false,
  });
}
