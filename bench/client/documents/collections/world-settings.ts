import type { Setting } from "../setting.ts";
import { WorldCollection } from "./world-collection.ts";

/** The stored settings of the world and, by their `user`, of single users. */
export class WorldSettings extends WorldCollection<Setting> {
  static override documentName = "Setting" as const;

  override get directoryKey(): null {
    return null;
  }

  /** The stored setting `<namespace>.<key>`, of the world or of a user. */
  getSetting(key: string, user: string | null = null): Setting | undefined {
    return this.find(
      (setting) =>
        setting.key === key && ((setting._source.user as string | null) ?? null) === user,
    );
  }

  /** The value as it is stored, JSON text. */
  getItem(key: string, user?: string): string | null {
    const stored = this.getSetting(key, user ?? null)?._source.value;
    return typeof stored === "string" ? stored : null;
  }
}
