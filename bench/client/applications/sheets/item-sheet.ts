import type { ClientDocument } from "../../documents/client-document.ts";
import { generation } from "../../globals.ts";
import { DocumentSheetV2 } from "../api/document-sheet.ts";
import type * as Types from "../api/types.ts";
import { DragDrop } from "../ux/drag-drop.ts";
import { TextEditor } from "../ux/text-editor.ts";
import { createDropped, type DroppedDocument, resolveDrop, rowDragData } from "./drops.ts";

/** The base of sheets of items. From generation 14 on, effects can be dragged from and to it. */
export class ItemSheetV2 extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: Types.PartialConfiguration = {
    position: { width: 480 },
  };

  #dragDrop: DragDrop | null = null;

  // biome-ignore lint/suspicious/noExplicitAny: as `document`
  get item(): any {
    return this.document;
  }
  /** The actor that has this item, or null. */
  // biome-ignore lint/suspicious/noExplicitAny: as `document`
  get actor(): any {
    return this.document.actor ?? null;
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

  override async _onRender(
    context: Types.RenderContext,
    options: Types.RenderOptions,
  ): Promise<void> {
    await super._onRender(context, options);
    if (generation() === 14) this._dragDrop.bind(this.element);
  }

  _canDragStart(_selector: string): boolean {
    return this.isEditable;
  }
  _canDragDrop(_selector: string): boolean {
    return this.isEditable;
  }
  async _onDragStart(event: DragEvent): Promise<void> {
    const data = rowDragData(this.item, event);
    if (data) event.dataTransfer?.setData("text/plain", JSON.stringify(data));
  }
  _onDragOver(_event: DragEvent): void {}

  async _onDrop(event: DragEvent): Promise<unknown> {
    const data = TextEditor.implementation.getDragEventData(event) as { type?: string };
    const document = await resolveDrop(data);
    return document ? this._onDropDocument(event, document) : undefined;
  }
  async _onDropDocument(event: DragEvent, document: DroppedDocument): Promise<unknown> {
    if (document.documentName !== "ActiveEffect") return null;
    return (await this._onDropActiveEffect(event, document)) ?? null;
  }
  async _onDropActiveEffect(_event: DragEvent, effect: DroppedDocument): Promise<unknown> {
    if (!this.item.isOwner || effect.parent === this.item) return null;
    return createDropped(effect, this.item as ClientDocument);
  }
}
