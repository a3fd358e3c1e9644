import type { QuartetActor } from "../documents/actor.ts";
import type { QuartetItem } from "../documents/item.ts";
import { leavesOpponentsToTokens, otherRole, tokenRole } from "../documents/token-rules.ts";
import { EXCHANGE_ACTIONS, exchangeControls } from "../exchange/controls.ts";
import { DRAGGED_CHECK } from "../hotbar.ts";
import { reader } from "../i18n/language.ts";
import type { TranslatedName } from "../i18n/translations.ts";
import { inTurn } from "../in-turn.ts";
import { warn } from "../notify.ts";
import { ON_PAPER, PRINT_CONTROL, printSheet } from "../print/print-sheet.ts";
import { skipsDialog } from "../uses.ts";
import { TemplateActorSheet } from "./bases.ts";
import { changedData } from "./changed-data.ts";
import { type DropRules, dropItem, itemOfMacro } from "./drops.ts";
import { type ItemFacts, itemFacts } from "./item-facts.ts";
import { commitTyping } from "./kept-typing.ts";
import { formattedText, localText } from "./text.ts";

/** Documents whose drop Foundry's own sheet hands on; all others are refused. */
const DROPPABLE = ["ActiveEffect", "Actor", "Folder", "Item"];

/**
 * The base of all actor sheets: a mode for playing and one for editing, items that roll, that are
 * dragged, sorted and dropped, and a form that saves one value at a time.
 */
export abstract class QuartetActorSheet extends TemplateActorSheet {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions = {
    classes: ["quartet", "quartet-sheet"],
    position: { width: 640, height: 700 },
    window: { resizable: true },
    form: { submitOnChange: true },
    actions: {
      toggleMode: QuartetActorSheet.onToggleMode,
      toggleOpponent: QuartetActorSheet.onToggleOpponent,
      useItem: QuartetActorSheet.onUseItem,
      openItem: QuartetActorSheet.onOpenItem,
      createItem: QuartetActorSheet.onCreateItem,
      deleteItem: QuartetActorSheet.onDeleteItem,
      step: QuartetActorSheet.onStep,
      reload: QuartetActorSheet.onReload,
      wear: QuartetActorSheet.onWear,
      print: QuartetActorSheet.onPrint,
      ...EXCHANGE_ACTIONS,
    },
  };

  /** What may be dropped on the sheet. */
  protected abstract readonly drops: DropRules;

  private wantsToEdit = false;

  get quartetActor(): QuartetActor {
    return this.actor as unknown as QuartetActor;
  }

  /** Whether values are shown as fields. Only owners can edit. */
  get isEditing(): boolean {
    return this.wantsToEdit && this.isEditable;
  }

  /** The part of the context that every actor sheet has. */
  protected async baseContext() {
    const actor = this.quartetActor;
    const { biography, notes, translations } = actor.system as unknown as {
      biography: string;
      notes: string;
      translations: TranslatedName["translations"];
    };
    return {
      tabs: this._prepareTabs("primary"),
      actor,
      isEditing: this.isEditing,
      isOwner: actor.isOwner,
      opponent: leavesOpponentsToTokens(actor.type) && {
        isOne: tokenRole(actor) === "opponent",
        canChange: this.isEditing && !actor.token,
      },
      biography: await formattedText(localText(biography, translations), actor),
      notes: await formattedText(notes, actor),
    };
  }

  protected override _getHeaderControls() {
    return [...super._getHeaderControls(), ...exchangeControls(this), PRINT_CONTROL];
  }

  /** What view models need of the actor's items. */
  protected itemFacts(): ItemFacts[] {
    return this.quartetActor.items.map((item) => itemFacts(item as never));
  }

  protected override _processFormData(
    event: SubmitEvent | null,
    form: HTMLFormElement,
    formData: foundry.applications.ux.FormDataExtended,
  ): object {
    void form;
    return foundry.utils.expandObject(changedData(event, formData.object, this.actor)) as object;
  }

  /** What is still being typed is saved before the window goes. */
  protected override async _preClose(options: never): Promise<void> {
    commitTyping(this.element);
    await super._preClose(options);
  }

  /** A check that is dragged is one of this actor, wherever it is dropped. */
  protected override async _onDragStart(event: DragEvent): Promise<void> {
    const { check } = (event.currentTarget as HTMLElement).dataset;
    if (check === undefined) return super._onDragStart(event);
    const dragged = { type: DRAGGED_CHECK, uuid: this.actor.uuid, check };
    event.dataTransfer?.setData("text/plain", JSON.stringify(dragged));
  }

  /** What may not be dropped here is refused with a reason, not passed over in silence. */
  protected override _canDragDrop(): boolean {
    return true;
  }

  protected override async _onDropDocument<D extends never>(
    event: DragEvent,
    document: D,
  ): Promise<D | null> {
    const dropped: unknown = document;
    const isMacro = dropped instanceof Macro;
    const item = isMacro ? itemOfMacro(dropped as Macro.Implementation) : null;
    if (item) return (await this._onDropItem(event, item as never)) as D | null;
    const { documentName, name } = document as { documentName: string; name?: string };
    if (DROPPABLE.includes(documentName)) return super._onDropDocument(event, document);
    warn("QUARTET.Drop.NotAnItem", { name: String(name) });
    return null;
  }

  protected override async _onDropItem(event: DragEvent, item: never): Promise<never> {
    const dropped = item as QuartetItem;
    if (dropped.parent?.uuid === this.actor.uuid) return super._onDropItem(event, item) as never;
    const copy = event.altKey || event.ctrlKey;
    const kept = await dropItem(this.quartetActor, dropped, this.drops, { copy });
    if (kept) await this.turnTo(kept);
    return kept as never;
  }

  /** Turns to an item's row: on another page a drop would seem to have done nothing. */
  private async turnTo({ id }: QuartetItem): Promise<void> {
    await this.render();
    if (!this.rendered) return;
    const row = this.element.querySelector<HTMLElement>(`[data-item-id="${id}"]`);
    const page = row?.closest<HTMLElement>(".tab[data-group][data-tab]");
    if (page) this.changeTab(String(page.dataset.tab), String(page.dataset.group));
    row?.scrollIntoView({ block: "nearest" });
  }

  protected override async _onDropActor(_event: DragEvent, actor: never): Promise<null> {
    warn("QUARTET.Drop.NotAnItem", { name: (actor as QuartetActor).name });
    return null;
  }

  protected override async _onDropFolder(_event: DragEvent, folder: never): Promise<never> {
    const { contents, name } = folder as { contents: unknown[]; name: string };
    const items = contents.filter((document) => document instanceof Item);
    if (items.length === 0) warn("QUARTET.Drop.NotAnItem", { name });
    for (const item of items)
      await dropItem(this.quartetActor, item as unknown as QuartetItem, this.drops, { copy: true });
    return null as never;
  }

  /** The item whose row holds the control. */
  protected rowItem(control: HTMLElement): QuartetItem | undefined {
    const id = control.closest<HTMLElement>("[data-item-id]")?.dataset.itemId ?? "";
    return this.actor.items.get(id) as QuartetItem | undefined;
  }

  /** All parts in play mode, below each other, on paper. */
  private static async onPrint(this: QuartetActorSheet): Promise<void> {
    // What the mixin of templates adds: the parts as they stand.
    const { parts: shown } = this as unknown as { parts: Readonly<Record<string, HTMLElement>> };
    const options = { parts: Object.keys(shown) } as never;
    const context: object = await this._prepareContext(options);
    const parts = await this._renderHTML({ ...context, ...ON_PAPER } as never, options);
    const tabs = Object.entries(this._prepareTabs("primary"));
    await printSheet({
      name: this.quartetActor.name,
      classes: this.options.classes,
      parts: parts as Readonly<Record<string, HTMLElement>>,
      labels: Object.fromEntries(tabs.map(([id, { label }]) => [id, reader().text(label ?? id)])),
    });
  }

  private static async onToggleMode(this: QuartetActorSheet): Promise<void> {
    this.wantsToEdit = !this.wantsToEdit;
    await this.render();
  }

  /** From now on each of its tokens is somebody else, or all are the one character again. */
  private static async onToggleOpponent(this: QuartetActorSheet): Promise<void> {
    await this.quartetActor.update(otherRole(this.quartetActor) as never);
  }

  private static async onUseItem(
    this: QuartetActorSheet,
    event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    await this.rowItem(target)?.use({ skipDialog: skipsDialog(event) });
  }

  private static async onOpenItem(
    this: QuartetActorSheet,
    _event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    await this.rowItem(target)?.sheet?.render({ force: true } as never);
  }

  private static async onCreateItem(
    this: QuartetActorSheet,
    _event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const type = target.dataset.type ?? "";
    const name = reader().text("QUARTET.Item.New", { type: reader().text(`TYPES.Item.${type}`) });
    const [item] = await this.actor.createEmbeddedDocuments("Item", [{ name, type } as never]);
    await (item as QuartetItem | undefined)?.sheet?.render({ force: true } as never);
  }

  private static async onDeleteItem(
    this: QuartetActorSheet,
    _event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const item = this.rowItem(target);
    if (!item) return;
    const name = foundry.utils.escapeHTML(item.name);
    const sure = await foundry.applications.api.DialogV2.confirm({
      window: { title: reader().text("QUARTET.Item.Delete", { name: item.name }) },
      content: `<p>${reader().text("QUARTET.Item.DeleteSure", { name })}</p>`,
    });
    if (sure) await item.delete();
  }

  /**
   * A − or + button: adds `data-step` to the number at `data-path` of the actor or the row's item.
   * Only with `data-signed` can the number fall below 0.
   */
  private static async onStep(
    this: QuartetActorSheet,
    _event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const { path = "", step = "0" } = target.dataset;
    const document = this.rowItem(target) ?? this.quartetActor;
    await inTurn(async () => {
      const current = Number(foundry.utils.getProperty(document._source, path) ?? 0);
      const least = target.dataset.signed === undefined ? 0 : Number.NEGATIVE_INFINITY;
      const value = Math.max(current + Number(step), least);
      await document.update({ [path]: value } as never);
    });
  }

  /** Fills the magazine of the row's weapon. */
  private static async onReload(
    this: QuartetActorSheet,
    _event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const item = this.rowItem(target);
    const max = foundry.utils.getProperty(item ?? {}, "system.ammunition.max");
    await item?.update({ "system.ammunition.value": max } as never);
  }

  /** Puts the row's armour on, or takes it off. */
  private static async onWear(
    this: QuartetActorSheet,
    _event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const item = this.rowItem(target);
    const worn = foundry.utils.getProperty(item ?? {}, "system.worn");
    await item?.update({ "system.worn": !worn } as never);
  }
}
