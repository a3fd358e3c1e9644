import { fromUuid, fromUuidSync } from "../../documents/uuid.ts";
import { notify } from "../api/queue.ts";
import { localize } from "../text.ts";
import { AbstractFormInputElement } from "./form-element.ts";
import { tagBox, tagElement } from "./tags.ts";

interface Tagged {
  uuid?: string;
  name?: string;
  documentName?: string;
}

/** `<document-tags type single max>`: documents by UUID, typed or dropped. */
export class HTMLDocumentTagsElement extends AbstractFormInputElement<string[]> {
  static override tagName = "document-tags";
  #box!: HTMLElement;
  #input!: HTMLInputElement;

  get type(): string | null {
    return this.getAttribute("type");
  }
  get single(): boolean {
    return this.hasAttribute("single");
  }
  get max(): number {
    return this.single ? 1 : Number(this.getAttribute("max") ?? Number.POSITIVE_INFINITY);
  }
  override _initialize(): void {
    const initial = this.getAttribute("value") ?? this.textContent ?? "";
    this._value = initial
      .split(",")
      .map((uuid) => uuid.trim())
      .filter(Boolean);
  }
  override _getValue(): string[] | string | null {
    return this.single ? (this._value[0] ?? null) : [...this._value];
  }
  override _setValue(value: string | string[]): void {
    const uuids = Array.isArray(value) ? value : value ? [value] : [];
    if (uuids.length > this.max)
      throw new Error(localize("BENCH.Field.TooMany", { max: this.max }));
    this._value = [...new Set(uuids)];
  }
  override _buildElements(): HTMLElement[] {
    this.#box = tagBox();
    this.#input = this._inner("input", {
      type: "text",
      placeholder: localize("BENCH.Field.DropDocument"),
      ...this._label(),
    });
    return [this.#box, this.#input];
  }
  override _refresh(): void {
    const tags = this._value.map((uuid) => {
      const found = fromUuidSync(uuid, { strict: false } as never) as Tagged | null;
      const remove = () => {
        this.value = this._value.filter((other) => other !== uuid);
      };
      return tagElement(uuid, found?.name ?? uuid, this.editable ? remove : null);
    });
    this.#box.replaceChildren(...tags);
  }
  override _activateListeners(): void {
    this.#input.addEventListener("change", () => void this.#add(this.#input.value.trim()));
    this.addEventListener("dragover", (event) => event.preventDefault());
    this.addEventListener("drop", (event) => {
      const text = event.dataTransfer?.getData("text/plain") ?? "";
      event.preventDefault();
      event.stopPropagation();
      try {
        void this.#add((JSON.parse(text) as Tagged).uuid ?? "");
      } catch {
        notify("error", localize("BENCH.Field.WrongDocument"));
      }
    });
  }
  async #add(uuid: string): Promise<void> {
    if (!uuid || !this.editable) return;
    const found = (await fromUuid(uuid)) as Tagged | null;
    if (!found || (this.type && found.documentName !== this.type)) {
      notify("error", localize("BENCH.Field.WrongDocument"));
      return;
    }
    this.#input.value = "";
    this.value = this.single ? uuid : [...this._value, uuid];
  }
}
