import type { QuartetItem } from "../documents/item.ts";
import type { TranslatedName } from "../i18n/translations.ts";
import { TemplateItemSheet } from "./bases.ts";
import { changedData } from "./changed-data.ts";
import { wordOf } from "./item-facts.ts";
import { commitTyping } from "./kept-typing.ts";
import { formattedText, localText } from "./text.ts";

/** The base of all item sheets: a form that saves one value at a time, and a description. */
export abstract class QuartetItemSheet extends TemplateItemSheet {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions = {
    classes: ["quartet", "quartet-sheet", "quartet-item"],
    position: { width: 520, height: 560 },
    window: { resizable: true },
    form: { submitOnChange: true },
  };

  get quartetItem(): QuartetItem {
    return this.item as unknown as QuartetItem;
  }

  /** The part of the context that every item sheet has. */
  protected async baseContext() {
    const item = this.quartetItem;
    const { description, translations } = item.system as unknown as {
      description: string;
      translations: TranslatedName["translations"];
    };
    return {
      item,
      system: item.system,
      isEditable: this.isEditable,
      typeLabel: game.i18n.localize(`TYPES.Item.${item.type}`),
      description: await formattedText(localText(description, translations), item),
    };
  }

  /** A short text, such as a range, as this reader knows it. @param field What it is called. */
  protected word(field: string): string {
    const system = this.quartetItem.system as unknown as Readonly<Record<string, unknown>>;
    return wordOf({ system }, field, { language: game.i18n.lang });
  }

  protected override _processFormData(
    event: SubmitEvent | null,
    form: HTMLFormElement,
    formData: foundry.applications.ux.FormDataExtended,
  ): object {
    void form;
    return foundry.utils.expandObject(changedData(event, formData.object, this.item)) as object;
  }

  /** What is still being typed is saved before the window goes. */
  protected override async _preClose(options: never): Promise<void> {
    commitTyping(this.element);
    await super._preClose(options);
  }
}
