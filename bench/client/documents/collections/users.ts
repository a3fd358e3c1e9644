import { game } from "../../globals.ts";
import type { User } from "../user.ts";
import { WorldCollection } from "./world-collection.ts";

/** The world's users. */
export class Users extends WorldCollection<User> {
  static override documentName = "User" as const;

  override get directoryKey(): null {
    return null;
  }

  /** The user of this client. */
  get current(): User | null {
    return this.get(game.userId) ?? null;
  }

  get players(): User[] {
    return this.filter((user) => !user.isGM);
  }

  /** The game master who acts for all of them: the one of the highest role, then of the first id. */
  get activeGM(): User | null {
    return this.getDesignatedUser((user) => user.active && user.isGM);
  }

  /** The same user on every client among those who pass a condition. */
  getDesignatedUser(condition: (user: User) => boolean): User | null {
    const able = this.filter(condition);
    able.sort((a, b) => b.role - a.role || (a.id! < b.id! ? -1 : 1));
    return able[0] ?? null;
  }
}
