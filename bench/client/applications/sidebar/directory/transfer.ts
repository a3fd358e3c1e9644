import type { JsonObject } from "../../../../common/protocol.ts";
import type { ClientDocument } from "../../../documents/client-document.ts";
import { ui } from "../../../globals.ts";
import { DialogV2 } from "../../api/dialog.ts";
import { h } from "../../ui/dom.ts";
import { t } from "../../ui/text.ts";

/** Ask for an exported JSON file and replace a document's data with it. */
export async function importDocument(target: ClientDocument): Promise<void> {
  const content = h(
    "div",
    {},
    h("p", { class: "hint" }, t("Directory.ImportHint")),
    h("input", {
      type: "file",
      name: "file",
      accept: "application/json,.json",
      "aria-label": t("Directory.Import"),
    }),
  );
  await DialogV2.prompt({
    window: { title: t("Directory.Import"), icon: "fa-solid fa-file-import" },
    content,
    ok: {
      label: t("Directory.Import"),
      callback: async (_event: Event, button: HTMLButtonElement) => {
        const input = button.form?.elements.namedItem("file") as HTMLInputElement | null;
        const file = input?.files?.[0];
        if (file) await importText(target, await file.text());
      },
    },
  });
}

/** Replace a document's data with an exported file's text; a wrong file is told and changes nothing. */
export async function importText(target: ClientDocument, text: string): Promise<void> {
  const { type } = target as { type?: string };
  if (type !== undefined && parse(text)?.type !== type) {
    ui.notifications.error(t("Directory.ImportWrong"));
    return;
  }
  await target.importFromJSON(text);
}

function parse(text: string): JsonObject | null {
  try {
    const data: unknown = JSON.parse(text);
    return data && typeof data === "object" && !Array.isArray(data) ? (data as JsonObject) : null;
  } catch {
    return null;
  }
}
