import { localize } from "../text.ts";
import { AbstractFormInputElement } from "./form-element.ts";

const COLOUR = /^#[0-9a-f]{6}$/i;

/** `<color-picker>`: a text field and a colour field that show the same colour, `#rrggbb`. */
export class HTMLColorPickerElement extends AbstractFormInputElement<string> {
  static override tagName = "color-picker";
  #text!: HTMLInputElement;
  #colour!: HTMLInputElement;

  override _initialize(): void {
    this._value = this.getAttribute("value") ?? "";
  }
  override _setValue(value: string): void {
    const text = String(value ?? "").trim();
    if (text && !COLOUR.test(text)) throw new Error(`"${text}" is no colour like #rrggbb`);
    this._value = text;
  }
  override _buildElements(): HTMLElement[] {
    const placeholder = this.getAttribute("placeholder") ?? "";
    this.#text = this._inner("input", { type: "text", placeholder, ...this._label() });
    this.#colour = this._inner("input", {
      type: "color",
      "aria-label": localize("BENCH.Field.Colour"),
    });
    return [this.#text, this.#colour];
  }
  override _refresh(): void {
    this.#text.value = this._value;
    this.#colour.value = this._value || this.getAttribute("placeholder") || "#000000";
  }
  override _activateListeners(): void {
    this.#colour.addEventListener("change", () => {
      this.value = this.#colour.value;
    });
    this.#text.addEventListener("change", () => {
      const text = this.#text.value.trim();
      if (text === "" || COLOUR.test(text)) this.value = text;
      else this._refresh();
    });
  }
}

/** `<range-picker min max step>`: a slider with a number field. */
export class HTMLRangePickerElement extends AbstractFormInputElement<number> {
  static override tagName = "range-picker";
  #range!: HTMLInputElement;
  #number!: HTMLInputElement;

  get valueAsNumber(): number {
    return this._getValue() as number;
  }
  #limit(name: "min" | "max" | "step", fallback: number): number {
    const value = Number(this.getAttribute(name) ?? fallback);
    return Number.isFinite(value) ? value : fallback;
  }
  override _initialize(): void {
    this._setValue(Number(this.getAttribute("value") ?? this.#limit("min", 0)));
  }
  override _setValue(value: number): void {
    const [min, max] = [this.#limit("min", 0), this.#limit("max", 100)];
    const step = this.#limit("step", 1);
    const stepped = Math.round((Number(value) - min) / step) * step + min;
    this._value = Number(Math.min(max, Math.max(min, stepped)).toFixed(10));
  }
  override _buildElements(): HTMLElement[] {
    const limits: Record<string, string> = {};
    for (const key of ["min", "max", "step"] as const)
      if (this.hasAttribute(key)) limits[key] = this.getAttribute(key) ?? "";
    const label = this.getAttribute("aria-label") ?? localize("BENCH.Field.Slider");
    this.#range = this._inner("input", { type: "range", "aria-label": label, ...limits });
    this.#number = this._inner("input", { type: "number", ...this._label(), ...limits });
    return [this.#range, this.#number];
  }
  override _refresh(): void {
    this.#range.value = String(this._value);
    this.#number.value = String(this._value);
  }
  override _activateListeners(): void {
    this.#range.addEventListener("input", () => {
      this.#number.value = this.#range.value;
    });
    for (const field of [this.#range, this.#number])
      field.addEventListener("change", () => {
        this.value = field.value === "" ? this._value : Number(field.value);
      });
  }
}

/** `<file-picker type>`: the path of a file, with a button to choose one. */
export class HTMLFilePickerElement extends AbstractFormInputElement<string> {
  static override tagName = "file-picker";
  input!: HTMLInputElement;
  button!: HTMLButtonElement;

  get type(): string {
    return this.getAttribute("type") ?? "any";
  }
  set type(value: string) {
    this.setAttribute("type", value);
  }
  override _initialize(): void {
    this._value = this.getAttribute("value") ?? "";
  }
  override _buildElements(): HTMLElement[] {
    const placeholder = this.getAttribute("placeholder") ?? "";
    this.input = this._inner("input", {
      type: "text",
      class: "image",
      placeholder,
      ...this._label(),
    });
    const label = localize("BENCH.Field.ChooseFile");
    this.button = this._inner("button", {
      type: "button",
      class: "icon fa-solid fa-file-import",
      "aria-label": label,
      "data-tooltip-text": label,
    });
    return [this.input, this.button];
  }
  override _refresh(): void {
    this.input.value = this._value;
  }
  override _activateListeners(): void {
    this.input.addEventListener("change", () => {
      this.value = this.input.value.trim();
    });
    this.button.addEventListener("click", async () => {
      // Imported when needed: the dialog is an application, and those use this element.
      const { chooseFile } = await import("./file-choice.ts");
      const path = await chooseFile(this._value, this.type);
      if (path !== null) this.value = path;
    });
  }
}
