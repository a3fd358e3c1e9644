import { game } from "../../globals.ts";
import type * as Types from "../api/types.ts";
import { localize } from "../text.ts";
import { FormSheet, formParts } from "./form-sheet.ts";

interface Choice {
  id: string | null;
  name: string;
  testUserPermission(user: unknown, level: string): boolean;
}

/** A user's name, colour and character. */
export class UserConfig extends FormSheet {
  static override DEFAULT_OPTIONS: Types.PartialConfiguration = {
    classes: ["user-config"],
    position: { width: 420 },
    window: { icon: "fa-solid fa-user" },
  };
  static override PARTS = formParts("user");

  override get title(): string {
    return localize("BENCH.User.Title", { name: this.document.name });
  }

  override async _prepareContext(options: Types.RenderOptions): Promise<Types.RenderContext> {
    const user = this.document;
    const actors = [...(game.actors as unknown as Iterable<Choice>)];
    const owned = actors.filter((actor) => actor.testUserPermission(user, "OBSERVER"));
    return {
      ...(await super._prepareContext(options)),
      user,
      color: String(user._source.color ?? ""),
      character: user._source.character,
      characters: Object.fromEntries(owned.map((actor) => [actor.id, actor.name])),
    };
  }
}
