import type { ClientDocument } from "../../documents/client-document.ts";
import { Hooks } from "../../helpers/hooks.ts";
import { DocumentSheetV2 } from "../api/document-sheet.ts";
import type * as Types from "../api/types.ts";
import { DragDrop } from "../ux/drag-drop.ts";
import { TextEditor } from "../ux/text-editor.ts";
import {
  type ActorLike,
  createDropped,
  type DroppedDocument,
  resolveDrop,
  rowDragData,
  sortDropped,
} from "./drops.ts";

/** The base of sheets of actors: drag and drop of items and effects, and the prototype token. */
export class ActorSheetV2 extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: Types.PartialConfiguration = {
    position: { width: 600 },
    actions: {
      configurePrototypeToken: ActorSheetV2.#onConfigurePrototypeToken,
      configureToken: ActorSheetV2.#onConfigureToken,
    },
    window: {
      controls: [
        {
          icon: "fa-solid fa-circle-user",
          label: "BENCH.Sheet.PrototypeToken",
          action: "configurePrototypeToken",
          ownership: "OWNER",
        },
        {
          icon: "fa-solid fa-circle-user",
          label: "BENCH.Sheet.Token",
          action: "configureToken",
          ownership: "OWNER",
        },
      ],
    },
  };

  #dragDrop: DragDrop | null = null;

  /** The actor of this sheet. */
  // biome-ignore lint/suspicious/noExplicitAny: as `document`
  get actor(): any {
    return this.document;
  }
  /** The token whose own actor this is; null for actors of the world. */
  // biome-ignore lint/suspicious/noExplicitAny: as `document`
  get token(): any {
    return this.document.token ?? null;
  }
  get _dragDrop(): DragDrop {
    this.#dragDrop ??= new DragDrop.implementation({
      dragSelector: ".draggable",
      permissions: {
        dragstart: (selector) => this._canDragStart(selector as string),
        drop: (selector) => this._canDragDrop(selector as string),
      },
      callbacks: {
        dragstart: (event) => this._onDragStart(event),
        dragover: (event) => this._onDragOver(event),
        drop: (event) => this._onDrop(event),
      },
    });
    return this.#dragDrop;
  }

  override _getHeaderControls(): Types.HeaderControl[] {
    // A token's own actor has a token to configure, every other one a prototype.
    const other = this.token ? "configurePrototypeToken" : "configureToken";
    return super._getHeaderControls().filter((control) => control.action !== other);
  }

  override async _onRender(
    context: Types.RenderContext,
    options: Types.RenderOptions,
  ): Promise<void> {
    await super._onRender(context, options);
    this._dragDrop.bind(this.element);
  }

  _canDragStart(_selector: string): boolean {
    return this.isEditable;
  }
  _canDragDrop(_selector: string): boolean {
    return this.isEditable;
  }

  /** Put the item or effect of the dragged row on the drag. */
  async _onDragStart(event: DragEvent): Promise<void> {
    const data = rowDragData(this.actor as ActorLike, event);
    if (data) event.dataTransfer?.setData("text/plain", JSON.stringify(data));
  }
  _onDragOver(_event: DragEvent): void {}

  async _onDrop(event: DragEvent): Promise<unknown> {
    const data = TextEditor.implementation.getDragEventData(event) as { type?: string };
    if (Hooks.call("dropActorSheetData", this.actor, this, data) === false) return undefined;
    const document = await resolveDrop(data);
    return document ? this._onDropDocument(event, document) : undefined;
  }

  /** A resolved document was dropped. Returns the document that came of it, or null. */
  async _onDropDocument(event: DragEvent, document: DroppedDocument): Promise<unknown> {
    switch (document.documentName) {
      case "ActiveEffect":
        return (await this._onDropActiveEffect(event, document)) ?? null;
      case "Actor":
        return (await this._onDropActor(event, document)) ?? null;
      case "Item":
        return (await this._onDropItem(event, document)) ?? null;
      case "Folder":
        return (await this._onDropFolder(event, document)) ?? null;
      default:
        return null;
    }
  }

  async _onDropActiveEffect(_event: DragEvent, effect: DroppedDocument): Promise<unknown> {
    const applied = (effect as { target?: unknown }).target;
    if (!this.actor.isOwner || !effect || applied === this.actor) return null;
    return createDropped(effect, this.actor as ClientDocument);
  }
  async _onDropActor(_event: DragEvent, _actor: DroppedDocument): Promise<unknown> {
    return null;
  }
  async _onDropItem(event: DragEvent, item: DroppedDocument): Promise<unknown> {
    if (!this.actor.isOwner) return null;
    if (this.actor.uuid !== item.parent?.uuid)
      return createDropped(item, this.actor as ClientDocument);
    const sorted = await this._onSortItem(event, item);
    return sorted?.length ? item : null;
  }
  async _onDropFolder(_event: DragEvent, _folder: DroppedDocument): Promise<unknown> {
    return null;
  }

  /** Move an item of this actor beside the item on whose row it was dropped. */
  // biome-ignore lint/suspicious/noConfusingVoidType: the documented signature
  _onSortItem(event: DragEvent, item: DroppedDocument): Promise<unknown[]> | void {
    return sortDropped(this.actor as ActorLike, event, item);
  }

  static async #onConfigurePrototypeToken(this: ActorSheetV2): Promise<void> {
    const { PrototypeTokenConfig } = await import("./token-config.ts");
    await new PrototypeTokenConfig({ document: this.actor }).render({ force: true });
  }
  static async #onConfigureToken(this: ActorSheetV2): Promise<void> {
    const { TokenConfig } = await import("./token-config.ts");
    await new TokenConfig({ document: this.token }).render({ force: true });
  }
}
