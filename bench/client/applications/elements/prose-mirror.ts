import type { Draft } from "../api/part-state.ts";
import { localize } from "../text.ts";
import { AbstractFormInputElement } from "./form-element.ts";
import type { EditorState, RichText } from "./rich-text.ts";

/**
 * `<prose-mirror name value toggled compact>`: a rich text editor. With `toggled` it shows what
 * is written inside it until the user opens the editor, and changes its value when they save.
 * Fires `open`, `save`, `close`, and those of every form element.
 */
export class HTMLProseMirrorElement extends AbstractFormInputElement<string> {
  static override tagName = "prose-mirror";
  static override observedAttributes = [...AbstractFormInputElement.observedAttributes, "open"];

  #shown = "";
  #editor: RichText | null = null;
  #view!: HTMLElement;
  #toggle: HTMLButtonElement | null = null;
  #draft: Draft | null = null;

  get toggled(): boolean {
    return this.hasAttribute("toggled");
  }
  /** Whether the editor is in use. */
  get open(): boolean {
    return this.hasAttribute("open");
  }
  set open(value: boolean) {
    this.toggleAttribute("open", value);
  }
  isDirty(): boolean {
    return this.#editor !== null && this.#editor.html !== this._value;
  }

  /** Unsaved text, which another element of the same name can go on with after a render. */
  get draft(): Draft | null {
    if (!this.#editor || !this.isDirty()) return this.#draft;
    return { state: this.#editor.state, focused: this.contains(document.activeElement) };
  }
  set draft(draft: Draft | null) {
    this.#draft = draft;
    if (draft) this.open = true;
  }

  override _initialize(): void {
    this._value = this.getAttribute("value") ?? (this.toggled ? "" : this.innerHTML);
    this.#shown = this.innerHTML || this._value;
    // The attribute would only repeat what may be a long text.
    this.removeAttribute("value");
  }
  override _getValue(): string {
    return this.#editor?.html ?? this._value;
  }
  override _setValue(value: string): void {
    this._value = String(value ?? "");
    this.#shown = this._value;
  }
  override _buildElements(): HTMLElement[] {
    this.#view = document.createElement("div");
    this.#view.className = "editor-content";
    this.#toggle = null;
    if (!this.toggled) return [this.#view];
    const label = localize("BENCH.Editor.Open");
    this.#toggle = this._inner("button", {
      type: "button",
      class: "icon toggle fa-solid fa-edit",
      "aria-label": label,
      "data-tooltip-text": label,
    });
    this.#toggle.addEventListener("click", () => {
      this.open = true;
    });
    return [this.#view, this.#toggle];
  }
  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.toggled && this.editable) this.open = true;
    if (this.open) void this.#start();
  }
  disconnectedCallback(): void {
    this.#editor?.destroy();
    this.#editor = null;
  }
  override attributeChangedCallback(name?: string, before?: string | null, now?: string | null) {
    if (name !== "open") super.attributeChangedCallback();
    else if (this.isConnected && (before === null) !== (now === null))
      void (now === null ? this.#stop() : this.#start());
  }
  override _refresh(): void {
    if (!this.#editor) this.#view.innerHTML = this.#shown;
    else if (this.#editor.html !== this._value) this.#editor.html = this._value;
  }
  override _toggleDisabled(disabled: boolean): void {
    if (this.#toggle) this.#toggle.hidden = disabled;
    if (!disabled && !this.toggled) this.open = true;
    if (disabled) this.open = false;
  }

  async #start(): Promise<void> {
    if (this.#editor || !this.editable) return;
    // The editor is large; it is only loaded where somebody writes.
    const { RichText } = await import("./rich-text.ts");
    if (this.#editor || !this.open || !this.isConnected) return;
    this.#view.replaceChildren();
    const draft = this.#draft;
    this.#draft = null;
    this.#editor = new RichText(this.#view, (draft?.state as EditorState) ?? this._value, {
      label: this.getAttribute("aria-label") ?? localize("BENCH.Editor.Label"),
      compact: this.hasAttribute("compact"),
      onInput: () => this.dispatchEvent(new Event("input", { bubbles: true })),
      onLeave: () => this.#commit(),
      onSave: this.toggled ? () => this.#save() : undefined,
      onCancel: this.toggled ? () => this.#cancel() : undefined,
    });
    if (this.#toggle) this.#toggle.hidden = true;
    if (draft ? draft.focused : this.toggled) this.#editor.focus();
    this.dispatchEvent(new Event("open"));
  }
  async #stop(): Promise<void> {
    if (!this.#editor) return;
    this.#editor.destroy();
    this.#editor = null;
    this.#view.innerHTML = this.#shown;
    if (this.#toggle) this.#toggle.hidden = !this.editable;
    this.dispatchEvent(new Event("close"));
  }

  /** An editor that is always open changes its value when it is left. */
  #commit(): void {
    if (this.toggled || !this.#editor || !this.isDirty()) return;
    this._setValue(this.#editor.html);
    this.dispatchEvent(new Event("change", { bubbles: true, cancelable: true }));
  }
  #save(): void {
    if (!this.#editor) return;
    const { html } = this.#editor;
    const changed = html !== this._value;
    if (changed) this._setValue(html);
    this.open = false;
    this.dispatchEvent(new Event("save", { bubbles: true, cancelable: true }));
    if (changed) this.dispatchEvent(new Event("change", { bubbles: true, cancelable: true }));
  }
  #cancel(): void {
    this.open = false;
  }
}
