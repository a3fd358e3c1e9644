import type { Scene } from "../../documents/scene.ts";
import { canvas, game } from "../../globals.ts";
import { Hooks } from "../../helpers/hooks.ts";
import { ApplicationV2 } from "../api/application.ts";
import type { PartialConfiguration, RenderContext } from "../api/types.ts";
import { openCreateDialog } from "../apps/create-document-dialog.ts";
import { confirmDelete } from "../sidebar/directory/confirm-delete.ts";
import { h, icon, iconButton, swapContent } from "./dom.ts";
import { layoutSlot } from "./layout.ts";
import { menuEntry } from "./menu-entry.ts";
import { t } from "./text.ts";

/** The names of the scenes along the top; the one in view is marked, the active one starred. */
export class SceneNavigation extends ApplicationV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "navigation",
    tag: "nav",
    window: { frame: false, positioned: false },
    actions: { viewScene: SceneNavigation.#onView, createScene: SceneNavigation.#onCreate },
  };

  override async _prepareContext(): Promise<RenderContext> {
    const scenes = game.scenes.contents.filter(
      (scene) => game.user.isGM || scene.active || (scene.navigation && scene.visible),
    );
    return { scenes };
  }

  override async _renderHTML(context: RenderContext): Promise<HTMLElement> {
    const list = h("menu", { class: "plain-list", "aria-label": t("Scenes.Label") });
    for (const scene of context.scenes as Scene[]) list.append(this.#sceneButton(scene));
    if (game.user.isGM)
      list.append(
        h(
          "li",
          {},
          iconButton("fa-solid fa-plus", t("Scenes.Create"), { "data-action": "createScene" }),
        ),
      );
    return list;
  }

  #sceneButton(scene: Scene): HTMLElement {
    const viewed = canvas.scene?.id === scene.id;
    return h(
      "li",
      { class: ["scene", viewed && "view", scene.active && "active"] },
      h(
        "button",
        {
          type: "button",
          class: "plain",
          "aria-current": viewed && "true",
          dataset: { action: "viewScene", sceneId: scene.id as string, focus: scene.id as string },
        },
        scene.active &&
          h("span", { class: "scene-active", title: t("Scenes.Active") }, icon("fa-solid fa-star")),
        (scene as unknown as { navName?: string }).navName || scene.name,
      ),
    );
  }

  override _replaceHTML(result: HTMLElement, content: HTMLElement): void {
    swapContent(content, result);
  }

  override _insertElement(element: HTMLElement): void {
    layoutSlot("top").append(element);
  }

  override async _onFirstRender(): Promise<void> {
    const refresh = () => void this.render();
    for (const hook of ["createScene", "updateScene", "deleteScene", "canvasReady"])
      Hooks.on(hook, refresh);
    this._createContextMenu(this._getContextMenuOptions, ".scene [data-scene-id]", {
      hookName: "getSceneContextOptions",
      parentClassHooks: false,
      fixed: true,
    });
  }

  _getContextMenuOptions() {
    const sceneOf = (target: HTMLElement) => game.scenes.get(target.dataset.sceneId ?? "");
    return [
      menuEntry({
        label: t("Scenes.Activate"),
        icon: "fa-solid fa-star",
        visible: (target) => game.user.isGM && !sceneOf(target)?.active,
        onClick: (target) => sceneOf(target)?.activate(),
      }),
      menuEntry({
        label: t("Scenes.Configure"),
        icon: "fa-solid fa-gear",
        visible: (target) => game.user.isGM && Boolean(sceneOf(target)?.sheet),
        onClick: (target) => sceneOf(target)?.sheet?.render({ force: true }),
      }),
      menuEntry({
        label: t("Directory.Delete"),
        icon: "fa-solid fa-trash",
        visible: (target) => game.user.isGM && !sceneOf(target)?.active,
        onClick: (target) => confirmDelete(sceneOf(target)),
      }),
    ];
  }

  static async #onView(this: SceneNavigation, _event: Event, target: HTMLElement): Promise<void> {
    await game.scenes.get(target.dataset.sceneId ?? "")?.view();
  }

  static async #onCreate(this: SceneNavigation): Promise<void> {
    await openCreateDialog("Scene");
  }
}
