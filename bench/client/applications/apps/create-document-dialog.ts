import type { Document } from "../../../common/abstract/document.ts";
import type { JsonObject, Operation } from "../../../common/protocol.ts";
import type { ClientDocument } from "../../documents/client-document.ts";
import { CONFIG, game } from "../../globals.ts";
import { DialogV2 } from "../api/dialog.ts";
import { h } from "../ui/dom.ts";
import { compareWords, kindName, t } from "../ui/text.ts";
import { formBody, formRow, select } from "./form-rows.ts";

type DocumentClass = typeof Document & {
  TYPES: readonly string[];
  create(data: JsonObject, operation?: object): Promise<Document | undefined>;
  defaultName?(context: object): string;
  createDialog(data: JsonObject): Promise<unknown>;
};

interface CreateOptions {
  /** Sub-types to offer; all of the system by default. */
  types?: string[] | null;
  folders?: { id: string; name: string }[];
  [key: string]: unknown;
}

/** Ask for the name and sub-type of a new document of the world, in the way of its class. */
export function openCreateDialog(documentName: string, data: JsonObject = {}): Promise<unknown> {
  const config = CONFIG as unknown as Record<string, { documentClass: DocumentClass }>;
  return config[documentName]!.documentClass.createDialog(data);
}

/**
 * Ask for name, sub-type and folder of a new document, create it and show its sheet.
 * @returns The document, or null if the dialog was dismissed.
 */
export async function createDocumentDialog(
  documentClass: typeof Document,
  data: JsonObject = {},
  operation: Operation & { parent?: Document | null } = {},
  { types, folders, ...dialogOptions }: CreateOptions = {},
): Promise<Document | null> {
  const cls = documentClass as DocumentClass;
  const offered = offeredTypes(cls, types);
  const kind = kindName(cls.documentName);
  const inWorld = !operation.parent && !operation.pack;
  const answer = (await DialogV2.input({
    window: { title: t("Create.Title", { type: kind }) },
    position: { width: 380 },
    ...dialogOptions,
    content: formBody(
      formRow(
        t("Create.Name"),
        h("input", {
          type: "text",
          name: "name",
          value: data.name as string | undefined,
          placeholder: defaultName(cls, { ...operation, type: data.type ?? offered[0] }),
          autofocus: true,
          autocomplete: "off",
        }),
      ),
      offered.length > 1 &&
        formRow(t("Create.Type"), typeSelect(cls, offered, data.type as string)),
      inWorld && folderRow(cls, data.folder as string | null, folders),
    ),
    ok: { label: t("Create.Submit"), icon: "fa-solid fa-check" },
  })) as { name?: string; type?: string; folder?: string } | null;
  if (!answer) return null;
  const type = answer.type ?? (data.type as string | undefined) ?? offered[0];
  const source: JsonObject = { ...data, ...(type && { type }) };
  source.name = answer.name?.trim() || defaultName(cls, { ...operation, type });
  if (inWorld && answer.folder !== undefined) source.folder = answer.folder || null;
  const created = await cls.create(source, { renderSheet: true, ...operation });
  return created ?? null;
}

function defaultName(cls: DocumentClass, context: object): string {
  return cls.defaultName?.(context) ?? kindName(cls.documentName);
}

function offeredTypes(cls: DocumentClass, wanted?: string[] | null): string[] {
  const all = cls.TYPES.filter((type) => type !== "base");
  const offered = wanted ? all.filter((type) => wanted.includes(type)) : [...all];
  return offered.sort((a, b) =>
    compareWords(kindName(cls.documentName, a), kindName(cls.documentName, b)),
  );
}

function typeSelect(cls: DocumentClass, types: string[], chosen?: string): HTMLSelectElement {
  const config = CONFIG as unknown as Record<string, { defaultType?: string }>;
  return select(
    "type",
    types.map((type) => [type, kindName(cls.documentName, type)] as const),
    chosen ?? config[cls.documentName]?.defaultType ?? types[0],
  );
}

function folderRow(
  cls: DocumentClass,
  chosen: string | null,
  given?: { id: string; name: string }[],
): HTMLElement | null {
  const folders =
    given ??
    (game.folders.contents as ClientDocument[])
      .filter((folder) => (folder as { type?: string }).type === cls.documentName)
      .map((folder) => ({ id: folder.id as string, name: folder.name }));
  if (!folders.length) return null;
  folders.sort((a, b) => compareWords(a.name, b.name));
  const options = folders.map(({ id, name }) => [id, name] as const);
  return formRow(
    t("Create.Folder"),
    select("folder", [["", t("Create.NoFolder")], ...options], chosen ?? ""),
  );
}
