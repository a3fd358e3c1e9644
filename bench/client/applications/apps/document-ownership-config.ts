import { DOCUMENT_OWNERSHIP_LEVELS } from "../../../common/constants.ts";
import type { JsonObject } from "../../../common/protocol.ts";
import type { ClientDocument } from "../../documents/client-document.ts";
import { game } from "../../globals.ts";
import { ApplicationV2 } from "../api/application.ts";
import type { PartialConfiguration } from "../api/types.ts";
import { h, icon } from "../ui/dom.ts";
import { compareWords, t } from "../ui/text.ts";
import type { FormDataExtended } from "../ux/form-data-extended.ts";
import { formRow, select } from "./form-rows.ts";

const LEVELS = [
  [DOCUMENT_OWNERSHIP_LEVELS.NONE, "Ownership.None"],
  [DOCUMENT_OWNERSHIP_LEVELS.LIMITED, "Ownership.Limited"],
  [DOCUMENT_OWNERSHIP_LEVELS.OBSERVER, "Ownership.Observer"],
  [DOCUMENT_OWNERSHIP_LEVELS.OWNER, "Ownership.Owner"],
] as const;
/** The choice that leaves a user with what all players have. */
const AS_ALL = "";

/** Who may see and change a document. For game masters. */
export class DocumentOwnershipConfig extends ApplicationV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "document-ownership-{id}",
    tag: "form",
    classes: ["standard-form", "document-ownership"],
    position: { width: 400 },
    window: { icon: "fa-solid fa-user-lock" },
    form: { handler: DocumentOwnershipConfig.#onSubmit, closeOnSubmit: true },
  };

  readonly document: ClientDocument;

  constructor(options: PartialConfiguration) {
    const document = options.document as ClientDocument;
    super({ uniqueId: document.uuid.replaceAll(".", "-"), ...options });
    this.document = document;
  }

  override get title(): string {
    return t("Ownership.Title", { name: this.document.name });
  }

  override async _renderHTML(): Promise<DocumentFragment> {
    const ownership = this.document._source.ownership as Record<string, number>;
    const levels = LEVELS.map(([level, key]) => [level, t(key)] as const);
    const fragment = document.createDocumentFragment();
    fragment.append(
      formRow(t("Ownership.AllPlayers"), select("default", levels, ownership.default ?? 0)),
      h("hr"),
    );
    const players = game.users.contents.filter((user) => !user.isGM);
    for (const user of players.sort((a, b) => compareWords(a.name, b.name)))
      fragment.append(
        formRow(
          user.name,
          select(
            user.id as string,
            [[AS_ALL, t("Ownership.Default")], ...levels],
            ownership[user.id as string] ?? AS_ALL,
          ),
        ),
      );
    fragment.append(
      h(
        "footer",
        { class: "form-footer" },
        h("button", { type: "submit" }, icon("fa-solid fa-floppy-disk"), t("Ownership.Save")),
      ),
    );
    return fragment;
  }

  override _replaceHTML(result: DocumentFragment, content: HTMLElement): void {
    content.replaceChildren(result);
  }

  static async #onSubmit(
    this: DocumentOwnershipConfig,
    _event: Event,
    _form: HTMLFormElement,
    formData: FormDataExtended,
  ): Promise<void> {
    const chosen = formData.object as Record<string, unknown>;
    // Users that are not in the form, such as game masters, keep what they have.
    const ownership = { ...(this.document._source.ownership as JsonObject) };
    for (const [id, level] of Object.entries(chosen)) {
      if (level === AS_ALL || level === null) delete ownership[id];
      else ownership[id] = Number(level);
    }
    await this.document.update({ ownership }, { diff: false, recursive: false });
  }
}
