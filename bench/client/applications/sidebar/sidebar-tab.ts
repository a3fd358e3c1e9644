import { game, ui } from "../../globals.ts";
import { ApplicationV2 } from "../api/application.ts";
import type { PartialConfiguration, RenderContext, RenderOptions } from "../api/types.ts";

/**
 * A tab of the sidebar: an application without a window, whose element is the panel
 * `#<tabName>` and carries the class `active` while its tab is the chosen one.
 */
export class AbstractSidebarTab extends ApplicationV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    tag: "section",
    classes: ["tab", "sidebar-tab", "flexcol"],
    window: { frame: false, positioned: false },
  };

  /** The name of the tab, its id and the key in `ui`. */
  static tabName = "";

  get tabName(): string {
    return (this.constructor as typeof AbstractSidebarTab).tabName;
  }

  /** Whether this tab is the one shown. */
  get active(): boolean {
    return this.rendered && this.element.classList.contains("active");
  }

  /** The bench shows tabs only in the sidebar. */
  get isPopout(): boolean {
    return false;
  }

  override _initializeApplicationOptions(
    options: PartialConfiguration,
  ): ReturnType<ApplicationV2["_initializeApplicationOptions"]> {
    const merged = super._initializeApplicationOptions(options);
    merged.id = this.tabName;
    return merged;
  }

  override async _prepareContext(_options: RenderOptions): Promise<RenderContext> {
    return { user: game.user };
  }

  override _insertElement(element: HTMLElement): void {
    element.dataset.tab = this.tabName;
    element.dataset.group = "primary";
    element.setAttribute("role", "tabpanel");
    element.classList.toggle("active", ui.sidebar.tabGroups.primary === this.tabName);
    ui.sidebar.panels.append(element);
  }

  /** Make this the shown tab. */
  activate(): void {
    ui.sidebar.changeTab(this.tabName, "primary");
  }

  /** Called when the tab becomes the shown one. */
  _onActivate(): void {}

  /** Called when another tab becomes the shown one. */
  _onDeactivate(): void {}
}
