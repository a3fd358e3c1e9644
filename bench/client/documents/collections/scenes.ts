import { game } from "../../globals.ts";
import type { Scene } from "../scene.ts";
import { WorldCollection } from "./world-collection.ts";

/** The world's scenes. */
export class Scenes extends WorldCollection<Scene> {
  static override documentName = "Scene" as const;

  /** The scene that is active for all users. */
  get active(): Scene | undefined {
    return this.find((scene) => scene.active);
  }

  /** The scene that this client looks at. */
  get viewed(): Scene | undefined {
    return this.get(game.user?.viewedScene ?? "");
  }

  get current(): Scene | undefined {
    return this.viewed;
  }

  /** Scene navigation redraws itself. */
  override get directoryKey(): null {
    return null;
  }
}
