import { USER_ROLE_NAMES, USER_ROLES } from "../../../common/constants.ts";
import type { JsonObject } from "../../../common/protocol.ts";
import type { User } from "../../documents/user.ts";
import { CONFIG, game } from "../../globals.ts";
import { ApplicationV2 } from "../api/application.ts";
import type { PartialConfiguration } from "../api/types.ts";
import { confirmDelete } from "../sidebar/directory/confirm-delete.ts";
import { colorOf } from "../ui/color.ts";
import { h, icon, iconButton, swapContent } from "../ui/dom.ts";
import { compareWords, t } from "../ui/text.ts";
import type { FormDataExtended } from "../ux/form-data-extended.ts";
import { select } from "./form-rows.ts";

/** Who may join the world, in what role and as which character. For game masters. */
export class UserManagement extends ApplicationV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "user-management",
    tag: "form",
    classes: ["standard-form", "user-management"],
    position: { width: 780 },
    window: { icon: "fa-solid fa-users-gear" },
    form: { handler: UserManagement.#onSubmit, closeOnSubmit: true },
    actions: { addUser: UserManagement.#onAdd, deleteUser: UserManagement.#onDelete },
  };

  override get title(): string {
    return t("Users.Title");
  }

  override async _renderHTML(): Promise<DocumentFragment> {
    const fragment = document.createDocumentFragment();
    const columns = ["Name", "Role", "Password", "Colour", "Character"];
    const users = game.users.contents.sort((a, b) => compareWords(a.name, b.name));
    fragment.append(
      // Forms lay their rows out as boxes, which a table must not become.
      h(
        "div",
        {},
        h(
          "table",
          { class: "users" },
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              ...columns.map((key) => h("th", { scope: "col" }, t(`Users.${key}`))),
              h("td"),
            ),
          ),
          h("tbody", {}, ...users.map(userRow)),
        ),
      ),
      h(
        "footer",
        { class: "form-footer" },
        h(
          "button",
          { type: "button", dataset: { action: "addUser" } },
          icon("fa-solid fa-user-plus"),
          t("Users.Add"),
        ),
        h("button", { type: "submit" }, icon("fa-solid fa-floppy-disk"), t("Users.Save")),
      ),
    );
    return fragment;
  }

  override _replaceHTML(result: DocumentFragment, content: HTMLElement): void {
    swapContent(content, result);
  }

  static async #onAdd(this: UserManagement): Promise<void> {
    const taken = new Set(game.users.contents.map((user) => user.name));
    let name = t("Users.NewName");
    for (let number = 2; taken.has(name); number++) name = `${t("Users.NewName")} ${number}`;
    await CONFIG.User.documentClass.create({ name, role: USER_ROLES.PLAYER } as never);
    await this.render();
  }

  static async #onDelete(this: UserManagement, _event: Event, target: HTMLElement): Promise<void> {
    await confirmDelete(game.users.get(target.dataset.userId ?? ""));
    await this.render();
  }

  static async #onSubmit(
    this: UserManagement,
    _event: Event,
    _form: HTMLFormElement,
    formData: FormDataExtended,
  ): Promise<void> {
    const updates = new Map<string, JsonObject>();
    for (const [path, value] of Object.entries(formData.object as Record<string, unknown>)) {
      const [id = "", field = ""] = path.split(".");
      const update = updates.get(id) ?? { _id: id };
      updates.set(id, update);
      if (field === "role") update.role = Number(value);
      else if (field === "character") update.character = (value as string) || null;
      // An empty password field keeps the password.
      else if (field !== "password" || value) update[field] = value as string;
    }
    await CONFIG.User.documentClass.updateDocuments([...updates.values()]);
  }
}

function userRow(user: User): HTMLTableRowElement {
  const id = user.id as string;
  const named = (key: string) => `${t(`Users.${key}`)}: ${user.name}`;
  const roles = Object.entries(USER_ROLE_NAMES).map(
    ([role, name]) => [role, t(`Role.${name}`)] as const,
  );
  const actors = game.actors.contents
    .map((actor) => [actor.id as string, actor.name] as const)
    .sort((a, b) => compareWords(a[1], b[1]));
  const role = select(`${id}.role`, roles, user.role);
  role.setAttribute("aria-label", named("Role"));
  // Nobody may lock themselves out.
  if (user.isSelf) role.disabled = true;
  const character = select(
    `${id}.character`,
    [["", t("Users.NoCharacter")], ...actors],
    user.character?.id ?? "",
  );
  character.setAttribute("aria-label", named("Character"));
  const input = (type: string, field: string, label: string, more: object = {}) =>
    h("input", { type, name: `${id}.${field}`, "aria-label": named(label), ...more });
  return h(
    "tr",
    {},
    h("td", {}, input("text", "name", "Name", { value: user.name, required: true })),
    h("td", {}, role),
    h(
      "td",
      {},
      input("password", "password", "Password", {
        autocomplete: "new-password",
        placeholder: t("Users.KeepPassword"),
      }),
    ),
    h("td", {}, input("color", "color", "Colour", { value: colorOf(user) })),
    h("td", {}, character),
    h(
      "td",
      {},
      !user.isSelf &&
        iconButton("fa-solid fa-trash", t("Users.Delete", { name: user.name }), {
          dataset: { action: "deleteUser", userId: id },
        }),
    ),
  );
}

export async function openUserManagement(): Promise<void> {
  await new UserManagement().render({ force: true });
}
