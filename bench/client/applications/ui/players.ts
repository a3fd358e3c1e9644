import { game } from "../../globals.ts";
import { Hooks } from "../../helpers/hooks.ts";
import { ApplicationV2 } from "../api/application.ts";
import type { PartialConfiguration, RenderContext } from "../api/types.ts";
import { colorOf } from "./color.ts";
import { h } from "./dom.ts";
import { layoutSlot } from "./layout.ts";
import { compareWords, t } from "./text.ts";

interface UserContext {
  id: string;
  name: string;
  color: string;
  active: boolean;
  isSelf: boolean;
  character: string | null;
}

/** Who sits at the table: names, colours and who is connected. */
export class Players extends ApplicationV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "players",
    tag: "aside",
    window: { frame: false, positioned: false },
  };

  override async _prepareContext(): Promise<RenderContext> {
    const users: UserContext[] = game.users.contents
      .filter((user) => user.role > 0)
      .map((user) => ({
        id: user.id as string,
        name: user.name,
        color: colorOf(user),
        active: user.active,
        isSelf: user.isSelf,
        character: user.character?.name ?? null,
      }));
    users.sort((a, b) => Number(b.active) - Number(a.active) || compareWords(a.name, b.name));
    return { users };
  }

  override async _renderHTML(context: RenderContext): Promise<HTMLElement> {
    const list = h("ol", { class: "plain-list", "aria-label": t("Players.Label") });
    for (const user of context.users as UserContext[]) {
      const state = t(user.active ? "Players.Active" : "Players.Inactive");
      list.append(
        h(
          "li",
          {
            class: ["player", user.active ? "active" : "inactive", user.isSelf && "self"],
            style: `--player-color: ${user.color}`,
            dataset: { userId: user.id },
          },
          h("span", { class: "player-dot", role: "img", "aria-label": state, title: state }),
          h("span", { class: "player-name" }, user.name),
          user.character && h("span", { class: "player-character" }, user.character),
        ),
      );
    }
    return list;
  }

  override _replaceHTML(result: HTMLElement, content: HTMLElement): void {
    content.replaceChildren(result);
  }

  override _insertElement(element: HTMLElement): void {
    layoutSlot("left").append(element);
  }

  override async _onFirstRender(): Promise<void> {
    const refresh = () => void this.render();
    for (const hook of ["createUser", "updateUser", "deleteUser", "userConnected"])
      Hooks.on(hook, refresh);
  }
}
