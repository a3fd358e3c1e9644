import type { Combat } from "../../../documents/combat.ts";
import type { Combatant } from "../../../documents/combatant.ts";
import { game } from "../../../globals.ts";
import { HandlebarsApplicationMixin } from "../../api/handlebars-application.ts";
import type { PartialConfiguration, RenderContext, RenderOptions } from "../../api/types.ts";
import { t } from "../../ui/text.ts";
import { AbstractSidebarTab } from "../sidebar-tab.ts";
import { combatActions, enterInitiative } from "./combat-actions.ts";
import { combatantMenu, encounterMenu } from "./combat-menus.ts";
import { type TurnContext, turnContext } from "./turn-context.ts";

/** The encounter: whose turn it is, the order of turns, and the buttons that move it on. */
export class CombatTracker extends HandlebarsApplicationMixin(AbstractSidebarTab) {
  static override tabName = "combat";

  static override DEFAULT_OPTIONS: PartialConfiguration = {
    classes: ["combat-sidebar"],
    actions: combatActions,
  };

  static override PARTS = {
    header: { template: "templates/sidebar/combat/header.hbs" },
    tracker: { template: "templates/sidebar/combat/tracker.hbs", scrollable: [""] },
    footer: { template: "templates/sidebar/combat/footer.hbs" },
  };

  #viewed: Combat | null | undefined;

  /** The encounters of the scene in view, and those of no scene. */
  get combats(): Combat[] {
    return game.combats.combats as Combat[];
  }

  /** The encounter that is shown. */
  get viewed(): Combat | null {
    const known = this.#viewed && game.combats.get(this.#viewed.id as string);
    return (known as Combat | undefined) ?? game.combats.active ?? this.combats[0] ?? null;
  }
  set viewed(combat: Combat | null) {
    this.#viewed = combat;
  }

  /** Choose the encounter to show and render. */
  initialize({ combat, render = true }: { combat?: Combat | null; render?: boolean } = {}): void {
    this.#viewed = combat;
    if (render && this.rendered) void this.render();
  }

  override async _prepareContext(options: RenderOptions): Promise<RenderContext> {
    const context = await super._prepareContext(options);
    await this._prepareCombatContext(context, options);
    await this._prepareTrackerContext(context, options);
    return context;
  }

  /** Add what header and footer show: the encounter, the others, and who controls the turn. */
  async _prepareCombatContext(context: RenderContext, _options: RenderOptions): Promise<void> {
    const combat = this.viewed;
    const combats = this.combats;
    Object.assign(context, {
      combat,
      hasCombat: combat !== null,
      combats: combats.map((other, index) => ({
        id: other.id,
        label: t("Combat.Encounter", { number: index + 1 }),
        active: other === combat,
      })),
      several: combats.length > 1,
      control: combat?.started && combat.combatant?.isOwner,
      canRoll: game.user.isGM && combat !== null,
      currentIndex: combat ? combats.indexOf(combat) : -1,
      title: encounterTitle(combat),
    });
  }

  /** Add `turns`, the combatants that the user may see in their order. */
  async _prepareTrackerContext(context: RenderContext, _options: RenderOptions): Promise<void> {
    const combat = this.viewed;
    const turns: TurnContext[] = [];
    for (const [index, combatant] of (combat?.turns ?? []).entries())
      if (combat && (combatant as Combatant).visible)
        turns.push(await this._prepareTurnContext(combat, combatant as Combatant, index));
    context.turns = turns;
    context.hasDecimals = turns.some(({ initiative }) => !Number.isInteger(initiative ?? 0));
  }

  /** What the row of one combatant shows. */
  async _prepareTurnContext(
    combat: Combat,
    combatant: Combatant,
    index: number,
  ): Promise<TurnContext> {
    return turnContext(combat, combatant, index, await this._getCombatantThumbnail(combatant));
  }

  async _getCombatantThumbnail(combatant: Combatant): Promise<string> {
    return combatant.img ?? combatant.token?.texture?.src ?? combatant.actor?.img ?? "";
  }

  override async _onFirstRender(context: RenderContext, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("change", (event) => this.#onChange(event));
    this._createContextMenu(this._getEntryContextOptions, ".combatant", {
      hookName: "getCombatantContextOptions",
      parentClassHooks: false,
      fixed: true,
    });
    this._createContextMenu(this._getCombatContextOptions, ".combat-tracker-header", {
      hookName: "getCombatContextOptions",
      parentClassHooks: false,
      fixed: true,
    });
  }

  override async _onRender(context: RenderContext, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    this.scrollToTurn();
  }

  /** Bring the combatant whose turn it is into view. */
  scrollToTurn(): void {
    this.element.querySelector(".combatant.active")?.scrollIntoView?.({ block: "nearest" });
  }

  _getEntryContextOptions(): Record<string, unknown>[] {
    return combatantMenu(() => this.viewed);
  }

  _getCombatContextOptions(): Record<string, unknown>[] {
    return encounterMenu(() => this.viewed);
  }

  #onChange(event: Event): void {
    const target = event.target as HTMLInputElement | HTMLSelectElement;
    if (target.name === "encounter") void game.combats.get(target.value)?.activate();
    else if (target.name.startsWith("initiative-"))
      void enterInitiative(this.viewed, target as HTMLInputElement);
  }
}

function encounterTitle(combat: Combat | null): string {
  if (!combat) return t("Combat.None");
  return combat.started ? t("Combat.Round", { round: combat.round }) : t("Combat.NotStarted");
}
