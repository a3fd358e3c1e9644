import { Setting } from "./setting.ts";

/** Enough for an evening. */
const REMEMBERED = 50;

/**
 * Numbers that only this browser may know, by the id of a message. They live in the client's own
 * settings, never in the world, so that no other client ever receives one.
 */
export class KeptNumbers {
  private readonly setting: Setting<Record<string, number>>;

  constructor(key: string) {
    this.setting = new Setting(key, () => ({ scope: "client", type: Object, default: {} }));
  }

  /** Call once, in `init`. */
  register(): void {
    this.setting.register();
  }

  /** `null` where this browser keeps none. */
  get(messageId: string): number | null {
    return this.setting.get()[messageId] ?? null;
  }

  async keep(messageId: string, number: number): Promise<void> {
    const latest = Object.entries(this.setting.get()).slice(-REMEMBERED + 1);
    await this.setting.set({ ...Object.fromEntries(latest), [messageId]: number });
  }
}
