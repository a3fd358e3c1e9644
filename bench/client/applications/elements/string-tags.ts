import { notify } from "../api/queue.ts";
import { localize } from "../text.ts";
import { AbstractFormInputElement } from "./form-element.ts";
import { tagBox, tagElement } from "./tags.ts";

function slug(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

/** `<string-tags value="a,b">`: a set of words. Its value is an array. */
export class HTMLStringTagsElement extends AbstractFormInputElement<Set<string>> {
  static override tagName = "string-tags";
  #box!: HTMLElement;
  #input!: HTMLInputElement;

  override _initialize(): void {
    const initial = this.getAttribute("value") ?? this.textContent ?? "";
    const tags = initial.split(",").map((tag) => tag.trim());
    this._value = new Set(tags.filter(Boolean));
  }
  /** Subclasses throw here to refuse a tag. */
  _validateTag(tag: string): void {
    if (!tag) throw new Error(localize("BENCH.Field.EmptyTag"));
  }
  override _getValue(): string[] {
    return [...this._value];
  }
  override _setValue(value: Iterable<string>): void {
    const tags = [...value];
    for (const tag of tags) this._validateTag(tag);
    this._value = new Set(tags);
  }
  override _buildElements(): HTMLElement[] {
    this.#box = tagBox();
    const placeholder = this.getAttribute("placeholder") ?? localize("BENCH.Field.NewTag");
    this.#input = this._inner("input", { type: "text", placeholder, ...this._label() });
    const add = localize("BENCH.Field.AddTag");
    const button = this._inner("button", {
      type: "button",
      class: "icon fa-solid fa-plus",
      "aria-label": add,
      "data-tooltip-text": add,
    });
    button.addEventListener("click", () => this.#add());
    return [this.#box, this.#input, button];
  }
  override _refresh(): void {
    const tags = [...this._value].map((tag) => {
      const remove = () => {
        this.value = [...this._value].filter((other) => other !== tag);
      };
      return tagElement(tag, tag, this.editable ? remove : null);
    });
    this.#box.replaceChildren(...tags);
  }
  override _activateListeners(): void {
    this.#input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      event.stopPropagation();
      this.#add();
    });
  }
  override _toggleDisabled(disabled: boolean): void {
    super._toggleDisabled(disabled);
    this._refresh();
  }
  #add(): void {
    const typed = this.#input.value.trim();
    const tag = this.hasAttribute("slug") ? slug(typed) : typed;
    try {
      this.value = [...this._value, tag];
      this.#input.value = "";
    } catch (error) {
      notify("error", (error as Error).message);
    }
  }
}
