import { type Reader, reader } from "../i18n/language.ts";
import { readNumber } from "../i18n/numbers.ts";
import { warn } from "../notify.ts";
import { FormDialog } from "../sheets/form-dialog.ts";
import {
  type Askable,
  askedOf,
  type RequestDraft,
  requestDialogView,
  usualValue,
} from "./request-dialog-view.ts";
import type { RequestWish } from "./requests.ts";
import type { DeskBook } from "./rules.ts";

/** No difficulty and no modifier of any book is beyond these. */
const BOUNDS = { min: -999, max: 999 } as const;

/** Asks the game master what to ask the players for. */
export class RequestDialog extends FormDialog<RequestWish> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-desk-request",
    classes: ["plain", "desk-request"],
    window: { icon: "fa-solid fa-hand-point-up" },
    position: { width: 520 },
    actions: { preset: RequestDialog.onPreset },
  };

  static override PARTS = {
    fields: {
      template: "systems/quartet/templates/core/desk/request-fields.hbs",
      scrollable: [""],
    },
    footer: { template: "systems/quartet/templates/core/dialog/footer.hbs" },
  };

  private readonly draft: RequestDraft;

  /** @param value What is asked for, to begin with; the first there is if empty. */
  constructor(
    private readonly book: DeskBook,
    private readonly people: readonly Askable[],
    chosen: Iterable<string>,
    value: string,
  ) {
    super({});
    const { number } = book.rules.check;
    this.draft = {
      value: value || usualValue(people),
      number: number.initial,
      hidden: number.mayHide,
      note: "",
      chosen: new Set(chosen),
    };
  }

  override get title(): string {
    return reader().text("QUARTET.Desk.Request.Open");
  }

  protected override read(): RequestWish {
    const { value, number, hidden, note } = this.draft;
    return { actors: askedOf(this.people, this.draft), value, number, hidden, note };
  }

  protected override async _prepareContext(): Promise<never> {
    const here: Reader = reader();
    return {
      rootId: this.id,
      ...requestDialogView(this.people, this.draft, this.book.rules.check.number, here),
      submit: here.text("QUARTET.Desk.Request.Send"),
    } as never;
  }

  protected override async _onFirstRender(context: never, options: never): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.classList.add(this.book.id);
  }

  protected override _onChangeForm(formConfig: never, event: Event): void {
    super._onChangeForm(formConfig, event);
    const { name, value, checked } = event.target as HTMLInputElement;
    const { draft } = this;
    if (name === "value") draft.value = value;
    else if (name === "note") draft.note = value;
    else if (name === "hidden") draft.hidden = checked;
    else if (name === "number") draft.number = this.typed(value);
    else if (name === "actor" && checked) draft.chosen.add(value);
    else if (name === "actor") draft.chosen.delete(value);
    void this.render({ parts: ["fields"] });
  }

  private typed(text: string): number {
    const typed = readNumber(text);
    const isWhole =
      (typed.kind === "value" || typed.kind === "change") && Number.isInteger(typed.value);
    if (isWhole && typed.value >= BOUNDS.min && typed.value <= BOUNDS.max) return typed.value;
    if (isWhole) warn("QUARTET.RuleError.outOfRange", { value: text, ...BOUNDS });
    else warn("QUARTET.Number.NotWhole", { value: text });
    return this.draft.number;
  }

  private static onPreset(this: RequestDialog, _event: Event, target: HTMLElement): void {
    this.draft.number = Number(target.dataset.value);
    void this.render({ parts: ["fields"] });
  }
}
