/** Base of custom elements that hold a value in a form. Fires `input` and `change`. */
export abstract class AbstractFormInputElement<T = unknown> extends HTMLElement {
  static tagName: string;
  static formAssociated = true;
  static observedAttributes = ["disabled", "readonly"];

  _internals: ElementInternals | undefined = this.attachInternals?.();
  _value!: T;
  #initialized = false;

  get form(): HTMLFormElement | null {
    return this._internals?.form ?? this.closest("form");
  }
  get name(): string {
    return this.getAttribute("name") ?? "";
  }
  set name(value: string) {
    this.setAttribute("name", value);
  }
  get value(): unknown {
    this.#initialize();
    return this._getValue();
  }
  set value(value: unknown) {
    this.#initialize();
    this._setValue(value as T);
    this._refresh();
    this._announce();
  }
  get disabled(): boolean {
    return this.matches(":disabled") || this.hasAttribute("disabled");
  }
  set disabled(value: boolean) {
    this.toggleAttribute("disabled", value);
  }
  /** Neither disabled nor read-only. */
  get editable(): boolean {
    return !this.disabled && !this.hasAttribute("readonly");
  }

  connectedCallback(): void {
    this.#initialize();
    this.replaceChildren(...this._buildElements());
    this._refresh();
    this._toggleDisabled(!this.editable);
    this._activateListeners();
  }
  attributeChangedCallback(): void {
    if (this.isConnected) this._toggleDisabled(!this.editable);
  }
  formDisabledCallback(): void {
    if (this.isConnected) this._toggleDisabled(!this.editable);
  }

  #initialize(): void {
    if (this.#initialized) return;
    this.#initialized = true;
    this._initialize();
  }

  /** Read the first value from attributes and children. */
  abstract _initialize(): void;
  /** The element's children. */
  abstract _buildElements(): HTMLElement[];
  _getValue(): unknown {
    return this._value;
  }
  /** Take a value; throws if it is not allowed. */
  _setValue(value: T): void {
    this._value = value;
  }
  /** Show the value. */
  _refresh(): void {}
  _activateListeners(): void {}
  _toggleDisabled(disabled: boolean): void {
    for (const field of this.querySelectorAll<HTMLInputElement>("input, select, textarea, button"))
      field.disabled = disabled;
  }
  /** Tell listeners of a new value. */
  _announce(): void {
    for (const type of ["input", "change"])
      this.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  }

  /** A child whose own events must not look like the element's. */
  _inner<K extends keyof HTMLElementTagNameMap>(
    tag: K,
    attributes: Record<string, string> = {},
  ): HTMLElementTagNameMap[K] {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    for (const type of ["input", "change"])
      element.addEventListener(type, (event) => event.stopPropagation());
    return element;
  }
  /** The attributes that name the element, for its main inner input. */
  _label(): Record<string, string> {
    const label = this.getAttribute("aria-label");
    const attributes: Record<string, string> = {};
    if (this.id) attributes.id = `${this.id}-input`;
    if (label) attributes["aria-label"] = label;
    return attributes;
  }
}
