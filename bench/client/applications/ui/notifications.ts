import { cleanHTML, escapeHTML } from "../../../common/utils.ts";
import { localize } from "../text.ts";
import { h, icon, iconButton } from "./dom.ts";
import { t } from "./text.ts";

export type NotificationType = "info" | "warning" | "error" | "success";

export interface NotifyOptions {
  /** Stay until it is dismissed. */
  permanent?: boolean;
  /** The message is a language key. */
  localize?: boolean;
  /** Also write it to the browser's console (default true). */
  console?: boolean;
  /** Values for the placeholders of a language key; makes the message a key. */
  format?: Record<string, unknown>;
  /** Escape the values of `format` (default true). */
  escape?: boolean;
  /** Rid the markup of everything that could run (default true). The bench does it always. */
  clean?: boolean;
  /** Show a progress bar; move it with `update({ pct })`. */
  progress?: boolean;
}

export interface NotificationUpdate extends Pick<NotifyOptions, "localize" | "format" | "escape"> {
  message?: string;
  /** Progress, 0 to 1. */
  pct?: number;
}

export interface Notification {
  id: number;
  type: NotificationType;
  timestamp: number;
  message: string;
  error?: Error;
  permanent: boolean;
  console: boolean;
  active: boolean;
  progress: boolean;
  pct: number;
  element: HTMLLIElement;
  remove(): void;
  update(change: NotificationUpdate): void;
}

const ICONS: Record<NotificationType, string> = {
  info: "fa-solid fa-circle-info",
  warning: "fa-solid fa-triangle-exclamation",
  error: "fa-solid fa-circle-exclamation",
  success: "fa-solid fa-circle-check",
};

/** Short messages at the top of the page. */
export class Notifications {
  /** How many are shown at once; more wait for their turn. */
  static MAX_ACTIVE = 4;
  /** How long one is shown, in milliseconds. */
  static LIFETIME_MS = 5000;

  #shown = new Map<number, Notification>();
  #waiting: Notification[] = [];
  #lastId = 0;

  /**
   * Show a message.
   * @throws Error if the type is not one of the four.
   */
  notify(
    message: string | Error,
    type: NotificationType = "info",
    options: NotifyOptions = {},
  ): Notification {
    if (!(type in ICONS)) throw new Error(`"${type}" is not a kind of notification`);
    const error = message instanceof Error ? message : undefined;
    const text = this.#text(error ? error.message : String(message), options);
    const id = ++this.#lastId;
    const notification: Notification = {
      id,
      type,
      timestamp: Date.now(),
      message: text,
      ...(error && { error }),
      permanent: options.permanent ?? false,
      console: options.console ?? true,
      active: false,
      progress: options.progress ?? false,
      pct: 0,
      element: this.#element(id, type, text, options),
      remove: () => this.remove(id),
      update: (change) => this.update(id, change),
    };
    if (notification.console) writeToConsole(notification);
    this.#waiting.push(notification);
    this.#showNext();
    return notification;
  }

  info(message: string | Error, options?: NotifyOptions): Notification {
    return this.notify(message, "info", options);
  }

  warn(message: string | Error, options?: NotifyOptions): Notification {
    return this.notify(message, "warning", options);
  }

  error(message: string | Error, options?: NotifyOptions): Notification {
    return this.notify(message, "error", options);
  }

  success(message: string | Error, options?: NotifyOptions): Notification {
    return this.notify(message, "success", options);
  }

  /** Change the text or the progress of a message that is shown or waits. */
  update(which: Notification | number, change: NotificationUpdate): void {
    const notification = this.#find(which);
    if (!notification) return;
    if (change.message !== undefined) {
      notification.message = this.#text(change.message, change);
      fill(notification.element, notification.message);
    }
    if (change.pct === undefined) return;
    notification.pct = Math.min(Math.max(change.pct, 0), 1);
    notification.element.style.setProperty("--progress", `${notification.pct * 100}%`);
    if (notification.pct >= 1) this.#expire(notification);
  }

  remove(which: Notification | number): void {
    const notification = this.#find(which);
    if (!notification) return;
    notification.active = false;
    notification.element.remove();
    this.#shown.delete(notification.id);
    this.#waiting = this.#waiting.filter((other) => other !== notification);
    this.#showNext();
  }

  has(which: Notification | number): boolean {
    return this.#find(which) !== undefined;
  }

  clear(): void {
    this.#waiting = [];
    for (const notification of [...this.#shown.values()]) this.remove(notification);
  }

  #find(which: Notification | number): Notification | undefined {
    const id = typeof which === "number" ? which : which.id;
    return this.#shown.get(id) ?? this.#waiting.find((other) => other.id === id);
  }

  #text(message: string, options: Pick<NotifyOptions, "localize" | "format" | "escape">): string {
    if (!options.format) return options.localize ? localize(message) : message;
    const escaping = options.escape ?? true;
    const values = Object.entries(options.format).map(([key, value]) => [
      key,
      escaping ? escapeHTML(String(value)) : value,
    ]);
    return localize(message, Object.fromEntries(values));
  }

  #element(id: number, type: NotificationType, text: string, options: NotifyOptions) {
    const element = h(
      "li",
      {
        class: ["notification", type, options.permanent && "permanent"],
        dataset: { id },
      },
      icon(ICONS[type]),
      h("span", {
        class: "notification-message",
        role: type === "error" || type === "warning" ? "alert" : "status",
      }),
      iconButton("fa-solid fa-xmark", t("Notification.Dismiss"), {
        on: { click: () => this.remove(id) },
      }),
    );
    if (options.progress) element.classList.add("progress");
    fill(element, text);
    return element;
  }

  #showNext(): void {
    while (this.#waiting.length && this.#shown.size < Notifications.MAX_ACTIVE) {
      const notification = this.#waiting.shift() as Notification;
      notification.active = true;
      this.#shown.set(notification.id, notification);
      notificationList().append(notification.element);
      if (!notification.permanent && !notification.progress) this.#expire(notification);
    }
  }

  #expire(notification: Notification): void {
    setTimeout(() => this.remove(notification), Notifications.LIFETIME_MS);
  }
}

function writeToConsole({ type, message, error }: Notification): void {
  const write = { info: "info", success: "info", warning: "warn", error: "error" } as const;
  console[write[type]](error ?? message);
}

/** Markup is allowed but cleaned whatever the caller says: a name inside may come from any player. */
function fill(element: HTMLElement, text: string): void {
  const target = element.querySelector(".notification-message") as HTMLElement;
  target.innerHTML = cleanHTML(text);
}

function notificationList(): HTMLElement {
  const list = document.getElementById("notifications");
  if (list) return list;
  const fresh = h("ol", { id: "notifications", "aria-label": t("Notification.Label") });
  document.body.append(fresh);
  return fresh;
}
