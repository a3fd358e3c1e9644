import { game, ui } from "../../globals.ts";
import type { Combat, CombatSettings } from "../combat.ts";
import { combatSettings } from "../combat-settings.ts";
import { WorldCollection } from "./world-collection.ts";

/** The world's encounters. */
export class CombatEncounters extends WorldCollection<Combat> {
  static override documentName = "Combat" as const;

  static get settings(): CombatSettings {
    return combatSettings();
  }

  override get directoryKey(): string {
    return "combat";
  }

  /** Encounters of no scene and of the viewed scene. */
  get combats(): Combat[] {
    const viewed = game.scenes.viewed?.id ?? null;
    return this.filter((combat) => {
      const scene = combat.scene?.id ?? null;
      return scene === null || scene === viewed;
    });
  }

  /** The active encounter of those that concern the viewed scene. */
  get active(): Combat | undefined {
    return this.combats.find((combat) => combat.active);
  }

  /** The encounter that the tracker shows; before there is one, the active or the first. */
  get viewed(): Combat | null {
    const { combat: tracker } = ui as { combat?: { viewed: Combat | null } };
    return tracker ? tracker.viewed : (this.active ?? this.combats[0] ?? null);
  }
}
