import { ui } from "../../globals.ts";

/** Runs asynchronous tasks one after another, in the order in which they were added. */
export class TaskQueue {
  #last: Promise<unknown> = Promise.resolve();

  add<T>(task: () => Promise<T>): Promise<T> {
    const run = this.#last.then(task, task);
    this.#last = run.catch(() => undefined);
    return run;
  }
}

interface Notifier {
  notifications?: { warn(text: string): unknown; error(text: string): unknown };
}

/** Show `text` as a warning or error notification, when those exist already. */
export function notify(kind: "warn" | "error", text: string): void {
  const { notifications } = ui as unknown as Notifier;
  if (notifications) notifications[kind](text);
  else console.warn(text);
}

/** Whether `test` allows a render; an Error it throws is shown as a warning. */
// biome-ignore lint/suspicious/noConfusingVoidType: the documented signature of _canRender
export function reportRefusal(test: () => false | void): boolean {
  try {
    return test() !== false;
  } catch (error) {
    notify("warn", error instanceof Error ? error.message : String(error));
    return false;
  }
}
