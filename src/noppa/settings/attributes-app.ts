import { LANGUAGES, reader } from "../../core/i18n/language.ts";
import { inTurn } from "../../core/in-turn.ts";
import { TemplateApplication } from "../../core/sheets/bases.ts";
import { attributeName, unwrittenName } from "../attribute-names.ts";
import { type AttributeSetup, BOOK_ATTRIBUTES } from "../rules/attributes.ts";
import { saveAttributes, worldAttributes } from "./attributes.ts";

const { DialogV2 } = foundry.applications.api;

/** The window in which a game master adds, renames, orders and removes attributes. */
export class NoppaAttributesApp extends TemplateApplication {
  static override DEFAULT_OPTIONS = {
    id: "quartet-noppa-attributes",
    tag: "form",
    classes: ["quartet", "quartet-settings", "noppa"],
    window: {
      title: "QUARTET.Noppa.Attributes.Menu",
      icon: "fa-solid fa-list-ul",
      contentClasses: ["standard-form"],
    },
    position: { width: 720 },
    form: { handler: NoppaAttributesApp.onSubmit, submitOnChange: true },
    actions: {
      add: NoppaAttributesApp.onAdd,
      remove: NoppaAttributesApp.onRemove,
      up: NoppaAttributesApp.onUp,
      restore: NoppaAttributesApp.onRestore,
    },
  };

  static override PARTS = {
    list: { template: "systems/quartet/templates/noppa/settings/attributes.hbs" },
  };

  protected override async _prepareContext(): Promise<never> {
    const here = reader();
    const rows = worldAttributes().map((attribute, index) => ({
      id: attribute.id,
      isFirst: index === 0,
      label: attributeName(attribute, here),
      names: LANGUAGES.map((language) => ({
        language,
        field: `${attribute.id}.${language}`,
        label: here.text(`QUARTET.Language.${language}`),
        value: attribute.names[language] ?? "",
        placeholder: unwrittenName(attribute, language, here),
      })),
    }));
    return { rows, languages: LANGUAGES.map((l) => here.text(`QUARTET.Language.${l}`)) } as never;
  }

  /** Changes to the list wait for one another: each begins with what the one before has saved. */
  private change(edit: (list: readonly AttributeSetup[]) => readonly AttributeSetup[]) {
    return inTurn(async () => {
      await saveAttributes(edit(worldAttributes()));
      await this.render();
    });
  }

  private static async onSubmit(this: NoppaAttributesApp, event: Event): Promise<void> {
    const { name, value } = event.target as HTMLInputElement;
    const [id, language = ""] = name.split(".");
    await this.change((list) =>
      list.map((attribute) =>
        attribute.id === id
          ? { ...attribute, names: { ...attribute.names, [language]: value.trim() } }
          : attribute,
      ),
    );
  }

  private static async onAdd(this: NoppaAttributesApp): Promise<void> {
    const here = reader();
    const names = { [here.language]: here.text("QUARTET.Noppa.Attributes.New") };
    await this.change((list) => [...list, { id: foundry.utils.randomID(), names }]);
  }

  private static async onRemove(
    this: NoppaAttributesApp,
    _event: Event,
    target: HTMLElement,
  ): Promise<void> {
    const here = reader();
    const attribute = worldAttributes().find(({ id }) => id === target.dataset.id);
    if (!attribute) return;
    const name = foundry.utils.escapeHTML(attributeName(attribute, here));
    const sure = await DialogV2.confirm({
      window: { title: "QUARTET.Noppa.Attributes.Remove" },
      content: `<p>${here.text("QUARTET.Noppa.Attributes.RemoveSure", { name })}</p>`,
    });
    if (sure) await this.change((list) => list.filter(({ id }) => id !== attribute.id));
  }

  private static async onUp(
    this: NoppaAttributesApp,
    _event: Event,
    target: HTMLElement,
  ): Promise<void> {
    await this.change((list) => {
      const attributes = [...list];
      const index = attributes.findIndex(({ id }) => id === target.dataset.id);
      if (index > 0) attributes.splice(index - 1, 0, ...attributes.splice(index, 1));
      return attributes;
    });
  }

  private static async onRestore(this: NoppaAttributesApp): Promise<void> {
    await this.change(() => BOOK_ATTRIBUTES);
  }
}
