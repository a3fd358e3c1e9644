import { cleanHTML } from "../../../common/utils.ts";
import { game } from "../../globals.ts";
import { localize } from "../text.ts";
import { FormDataExtended } from "../ux/form-data-extended.ts";
import { ApplicationV2 } from "./application.ts";
import { buttonElement, type DialogButton } from "./dialog-buttons.ts";
import { notify } from "./queue.ts";
import type { ClickAction, Configuration, PartialConfiguration } from "./types.ts";

export interface DialogOptions extends PartialConfiguration {
  content?: string | HTMLDivElement;
  buttons?: DialogButton[];
  modal?: boolean | null;
  // biome-ignore lint/suspicious/noExplicitAny: results are of whatever type buttons return
  submit?: ((result: any, dialog: DialogV2) => unknown) | null;
}

export interface WaitOptions extends DialogOptions {
  render?: ((event: Event, dialog: DialogV2) => unknown) | null;
  close?: ((event: Event, dialog: DialogV2) => unknown) | null;
  /** Reject instead of resolving with null when the dialog is dismissed. */
  rejectClose?: boolean | null;
}

export interface ConfirmOptions extends WaitOptions {
  yes?: Partial<DialogButton> | null;
  no?: Partial<DialogButton> | null;
}

export interface PromptOptions extends WaitOptions {
  ok?: Partial<DialogButton> | null;
}

type QueryType = "prompt" | "confirm" | "wait" | "input";
// biome-ignore lint/suspicious/noExplicitAny: the caller knows what its buttons return
type Result = Promise<any>;

/** A window with some content in a form, and buttons that answer it. */
export class DialogV2 extends ApplicationV2 {
  static override DEFAULT_OPTIONS: DialogOptions = {
    id: "dialog-{id}",
    classes: ["dialog"],
    tag: "dialog",
    form: { closeOnSubmit: true },
    window: { minimizable: false },
  };

  /** The dialog's form, within its frame. */
  override get form(): HTMLFormElement | null {
    return this.element?.querySelector<HTMLFormElement>("form.dialog-form") ?? null;
  }

  get #buttons(): Record<string, DialogButton> {
    return this.options.buttons as Record<string, DialogButton>;
  }

  override _initializeApplicationOptions(given: DialogOptions): Configuration {
    const options = super._initializeApplicationOptions(given);
    const buttons = (options.buttons ?? []) as DialogButton[];
    if (buttons.length === 0) throw new Error("a dialog needs at least one button");
    options.buttons = Object.fromEntries(buttons.map((button) => [button.action, button]));
    for (const { action } of buttons)
      options.actions[action] ??= DialogV2._onClickButton as ClickAction;
    return options;
  }

  override async _renderHTML(): Promise<HTMLFormElement> {
    const form = document.createElement("form");
    form.className = "dialog-form standard-form";
    form.autocomplete = "off";
    const { content } = this.options;
    if (content instanceof HTMLElement) {
      content.classList.add("dialog-content");
      form.append(content);
    } else if (content) {
      const body = document.createElement("div");
      body.className = "dialog-content standard-form";
      body.innerHTML = cleanHTML(String(content));
      form.append(body);
    }
    const footer = document.createElement("footer");
    footer.className = "form-footer";
    const focusButton = !form.querySelector("[autofocus]");
    footer.append(...Object.values(this.#buttons).map((b) => buttonElement(b, focusButton)));
    form.append(footer);
    return form;
  }

  override _replaceHTML(result: HTMLFormElement, content: HTMLElement): void {
    content.replaceChildren(result);
    result.addEventListener("submit", (event) => {
      const button = (event.submitter as HTMLButtonElement | null) ?? this.#defaultButton();
      void this._onSubmit(button, event);
    });
  }

  override _insertElement(element: HTMLElement): void {
    super._insertElement(element);
    const dialog = element as HTMLDialogElement;
    if (this.options.modal) dialog.showModal();
    else dialog.show();
  }

  override _attachFrameListeners(): void {
    super._attachFrameListeners();
    this.element.addEventListener("keydown", (event) => this._onKeyDown(event));
    // The browser's own way to leave a modal dialog must go through close().
    this.element.addEventListener("cancel", (event) => {
      event.preventDefault();
      void this.close({ closeKey: true });
    });
  }

  #defaultButton(): HTMLButtonElement {
    const all = Object.values(this.#buttons);
    const { action } = all.find((button) => button.default) ?? all[0]!;
    const selector = `.form-footer button[data-action="${CSS.escape(action)}"]`;
    return this.element.querySelector<HTMLButtonElement>(selector)!;
  }

  _onKeyDown(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      void this.close({ closeKey: true });
    } else if (event.key === "Enter" && target.matches("input, select")) {
      event.preventDefault();
      const button = this.#defaultButton();
      if (!button.disabled) button.click();
    }
  }

  static _onClickButton(this: DialogV2, event: PointerEvent, target: HTMLButtonElement): void {
    void this._onSubmit(target, event);
  }

  /** Answer the dialog with a button: its callback's value, else its action. */
  async _onSubmit(target: HTMLButtonElement, event: Event): Promise<this> {
    event.preventDefault();
    const button = this.#buttons[target.dataset.action ?? ""];
    if (!button) return this;
    try {
      const result = (await button.callback?.(event, target, this)) ?? button.action;
      await (this.options as DialogOptions).submit?.(result, this);
    } catch (error) {
      notify("error", error instanceof Error ? error.message : String(error));
      throw error;
    }
    return this.options.form?.closeOnSubmit ? this.close({ submitted: true }) : this;
  }

  /** Ask a question with yes and no: true, false, or null when dismissed. */
  static confirm({ yes, no, buttons = [], ...options }: ConfirmOptions = {}): Result {
    const standard: DialogButton[] = [
      { action: "yes", label: "BENCH.Dialog.Yes", icon: "fa-solid fa-check", callback: () => true },
      {
        action: "no",
        label: "BENCH.Dialog.No",
        icon: "fa-solid fa-xmark",
        default: true,
        callback: () => false,
      },
    ];
    Object.assign(standard[0]!, yes);
    Object.assign(standard[1]!, no);
    return this.wait({ ...options, buttons: [...standard, ...buttons] });
  }

  /** Show content with one button to confirm it. */
  static prompt({ ok, buttons = [], ...options }: PromptOptions = {}): Result {
    const confirm: DialogButton = {
      action: "ok",
      label: "BENCH.Dialog.Confirm",
      icon: "fa-solid fa-check",
      default: true,
      ...ok,
    };
    return this.wait({ ...options, buttons: [confirm, ...buttons] });
  }

  /** Ask for input: the form's data as FormDataExtended reads it, or null when dismissed. */
  static input({ ok, ...options }: PromptOptions = {}): Result {
    const callback = (_event: Event, button: HTMLButtonElement) =>
      new FormDataExtended(button.form!).object;
    return this.prompt({ ...options, ok: { callback, ...ok } });
  }

  /** Show a dialog and wait for its answer; null when dismissed, unless `close` returns another. */
  static wait({ rejectClose, close, render, submit, ...options }: WaitOptions): Result {
    return new Promise((resolve, reject) => {
      const dialog = new this({
        ...options,
        submit: async (result: unknown, shown: DialogV2) => {
          await submit?.(result, shown);
          resolve(result);
        },
      });
      dialog.addEventListener("close", (event) => {
        const result = close?.(event, dialog);
        if (rejectClose) reject(new Error(localize("BENCH.Dialog.Dismissed")));
        else resolve(result ?? null);
      });
      if (render) dialog.addEventListener("render", (event) => render(event, dialog));
      dialog.render({ force: true }).catch(reject);
    });
  }

  /** Show a dialog on another user's screen. Its options cannot contain functions. */
  static async query(user: QueryUser | string, type: QueryType, config: object = {}): Result {
    const target = typeof user === "string" ? users().get(user) : user;
    if (!target) throw new Error(`there is no user "${String(user)}"`);
    if (containsFunction(config)) throw new Error("a dialog query cannot contain functions");
    return target.query("dialog", { type, config });
  }

  /** The other side of {@link query}: the handler of `CONFIG.queries.dialog`. */
  static _handleQuery({ type, config }: { type: QueryType; config: object }): Result {
    if (!["prompt", "confirm", "wait", "input"].includes(type))
      throw new Error(`there is no dialog of type "${type}"`);
    return DialogV2[type](config as WaitOptions);
  }
}

interface QueryUser {
  query(name: string, data: unknown): Promise<unknown>;
}

function users(): { get(id: string): QueryUser | undefined } {
  return (game as unknown as { users: { get(id: string): QueryUser | undefined } }).users;
}

function containsFunction(value: unknown): boolean {
  if (typeof value === "function") return true;
  return typeof value === "object" && value !== null && Object.values(value).some(containsFunction);
}
