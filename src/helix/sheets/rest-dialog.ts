import { reader } from "../../core/i18n/language.ts";
import { readNumber } from "../../core/i18n/numbers.ts";
import { FormDialog } from "../../core/sheets/form-dialog.ts";
import { type RestFacts, type RestWish, restView } from "./rest-view.ts";

/** Asks how long somebody rested, and shows what it gives back. */
export class RestDialog extends FormDialog<RestWish> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-helix-rest-{id}",
    classes: ["helix"],
    window: { icon: "fa-solid fa-bed" },
    position: { width: 520 },
  };

  static override PARTS = {
    fields: { template: "systems/quartet/templates/helix/rest/fields.hbs" },
    result: { template: "systems/quartet/templates/helix/rest/result.hbs" },
    footer: { template: "systems/quartet/templates/core/dialog/footer.hbs" },
  };

  private readonly wish: RestWish = { days: 1, isCaredFor: true, minutes: 0 };

  constructor(private readonly facts: RestFacts) {
    super({});
  }

  override get title(): string {
    return reader().text("QUARTET.Helix.Rest.Title", { name: this.facts.name });
  }

  protected override read(): RestWish {
    return this.wish;
  }

  protected override async _prepareContext(): Promise<never> {
    const here = reader();
    return {
      wish: this.wish,
      ...restView(this.facts, this.wish, here),
      submit: here.text("QUARTET.Helix.Rest.Do"),
    } as never;
  }

  protected override _onChangeForm(formConfig: never, event: Event): void {
    super._onChangeForm(formConfig, event);
    const { name, value, checked } = event.target as HTMLInputElement;
    if (name === "isCaredFor") this.wish.isCaredFor = checked;
    else if (name === "days" || name === "minutes") {
      const typed = readNumber(value);
      if (typed.kind !== "wrong" && typed.kind !== "empty")
        this.wish[name] = Math.max(typed.value, 0);
    }
    void this.render({ parts: ["fields", "result"] });
  }
}
