import type { JsonObject } from "../../../common/protocol.ts";
import type { Folder } from "../../documents/folder.ts";
import { CONFIG } from "../../globals.ts";
import { DialogV2 } from "../api/dialog.ts";
import { colorOf } from "../ui/color.ts";
import { h } from "../ui/dom.ts";
import { kindName, t } from "../ui/text.ts";
import { formBody, formRow } from "./form-rows.ts";

/** Ask for the name and colour of a folder, then create it or change the one given. */
export async function openFolderDialog(data: JsonObject, folder?: Folder): Promise<void> {
  const kind = kindName("Folder");
  const answer = (await DialogV2.input({
    window: {
      title: folder ? folder.name : t("Create.Title", { type: kind }),
      icon: "fa-solid fa-folder",
    },
    position: { width: 360 },
    content: formBody(
      formRow(
        t("Create.Name"),
        h("input", {
          type: "text",
          name: "name",
          value: folder?.name,
          placeholder: kind,
          autofocus: true,
          autocomplete: "off",
        }),
      ),
      formRow(
        t("Create.Colour"),
        h("input", { type: "color", name: "color", value: colorOf(folder, "#7a8793") }),
      ),
    ),
    ok: { label: folder ? t("Common.Save") : t("Create.Submit"), icon: "fa-solid fa-check" },
  })) as { name?: string; color?: string } | null;
  if (!answer) return;
  const name = answer.name?.trim() || folder?.name || kind;
  const color = answer.color || null;
  if (folder) await folder.update({ name, color });
  else await CONFIG.Folder.documentClass.create({ ...data, name, color } as never);
}
