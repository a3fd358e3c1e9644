import { makeQueue } from "../in-turn.ts";
import { Setting } from "./setting.ts";

/** Enough for an evening. */
const REMEMBERED = 50;

/**
 * What only this browser may know, by the id of a message. It lives in the client's own settings,
 * never in the world, whose documents and settings reach every client.
 */
export class KeptValues<Value> {
  private readonly setting: Setting<Readonly<Record<string, Value>>>;
  private readonly inOrder = makeQueue();

  constructor(key: string) {
    this.setting = new Setting(key, () => ({ scope: "client", type: Object, default: {} }));
  }

  /** Call once, in `init`. */
  register(): void {
    this.setting.register();
  }

  /** Calls back whenever this browser has learnt something. */
  follow(listener: () => void): void {
    this.setting.follow(listener);
  }

  /** `null` where this browser keeps nothing. */
  get(messageId: string): Value | null {
    return this.setting.get()[messageId] ?? null;
  }

  keep(messageId: string, value: Value): Promise<void> {
    return this.inOrder(async () => {
      const { [messageId]: _old, ...others } = this.setting.get();
      const latest = Object.entries(others).slice(-REMEMBERED + 1);
      await this.setting.set({ ...Object.fromEntries(latest), [messageId]: value });
    });
  }
}
