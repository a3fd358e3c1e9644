import { localize } from "../text.ts";
import { AbstractFormInputElement } from "./form-element.ts";
import { tagBox, tagElement } from "./tags.ts";

type Choice = HTMLOptionElement | HTMLOptGroupElement;

/** Base of elements that choose several of the options written inside them. */
export abstract class AbstractMultiSelectElement extends AbstractFormInputElement<Set<string>> {
  _options: Choice[] = [];
  /** Labels by value. */
  _choices: Record<string, string> = {};

  override _initialize(): void {
    const written = [...this.querySelectorAll<Choice>(":scope > option, :scope > optgroup")];
    this._options = written.map((element) => element.cloneNode(true) as Choice);
    this._value = new Set();
    for (const option of this.querySelectorAll("option")) {
      if (option.hasAttribute("selected")) this._value.add(option.value);
      if (option.value) this._choices[option.value] = option.textContent ?? "";
    }
    const value = this.getAttribute("value");
    for (const entry of value?.split(",") ?? []) if (entry) this._value.add(entry);
  }
  select(value: string): void {
    if (!(value in this._choices)) throw new Error(`"${value}" is not an allowed choice`);
    if (this._value.has(value)) return;
    this.value = [...this._value, value];
  }
  unselect(value: string): void {
    if (!this._value.has(value)) return;
    this.value = [...this._value].filter((other) => other !== value);
  }
  override _getValue(): string[] {
    return [...this._value];
  }
  override _setValue(value: Iterable<string>): void {
    const values = [...value];
    const wrong = values.find((entry) => !(entry in this._choices));
    if (wrong !== undefined) throw new Error(`"${wrong}" is not an allowed choice`);
    this._value = new Set(values);
  }
}

/** `<multi-select>`: chosen options as tags, more from a select. Its value is an array. */
export class HTMLMultiSelectElement extends AbstractMultiSelectElement {
  static override tagName = "multi-select";
  #tags!: HTMLElement;
  #select!: HTMLSelectElement;

  override _buildElements(): HTMLElement[] {
    this.#tags = tagBox();
    this.#select = this._inner("select", this._label());
    const blank = document.createElement("option");
    blank.value = "";
    blank.textContent = this.getAttribute("placeholder") ?? localize("BENCH.Field.AddChoice");
    this.#select.append(blank, ...this._options.map((option) => option.cloneNode(true)));
    for (const option of this.#select.options) option.defaultSelected = false;
    return [this.#tags, this.#select];
  }
  override _refresh(): void {
    const tags = [...this._value].map((value) => {
      const remove = () => this.unselect(value);
      return tagElement(value, this._choices[value] ?? value, this.editable ? remove : null);
    });
    this.#tags.replaceChildren(...tags);
    for (const option of this.#select.options)
      option.disabled = option.value !== "" && this._value.has(option.value);
    this.#select.value = "";
  }
  override _activateListeners(): void {
    this.#select.addEventListener("change", () => {
      if (this.#select.value) this.select(this.#select.value);
    });
  }
  override _toggleDisabled(disabled: boolean): void {
    this.#select.disabled = disabled;
    this._refresh();
  }
}

/** `<multi-checkbox>`: a checkbox for every option. Its value is an array. */
export class HTMLMultiCheckboxElement extends AbstractMultiSelectElement {
  static override tagName = "multi-checkbox";

  #row(option: HTMLOptionElement): HTMLElement {
    const label = document.createElement("label");
    label.className = "checkbox";
    const input = this._inner("input", { type: "checkbox", value: option.value });
    input.addEventListener("change", () =>
      input.checked ? this.select(option.value) : this.unselect(option.value),
    );
    label.append(input, ` ${option.textContent ?? ""}`);
    return label;
  }
  override _buildElements(): HTMLElement[] {
    return this._options.map((choice) => {
      if (choice.localName === "option") return this.#row(choice as HTMLOptionElement);
      const group = document.createElement("fieldset");
      const legend = document.createElement("legend");
      legend.textContent = (choice as HTMLOptGroupElement).label;
      group.append(legend, ...[...choice.querySelectorAll("option")].map((o) => this.#row(o)));
      return group;
    });
  }
  override _refresh(): void {
    for (const input of this.querySelectorAll<HTMLInputElement>("input[type=checkbox]"))
      input.checked = this._value.has(input.value);
  }
}
