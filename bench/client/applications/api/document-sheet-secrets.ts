import { getProperty } from "../../../common/utils.ts";
import type { ClientDocument } from "../../documents/client-document.ts";

/**
 * Reveal or hide the secret section whose button was pressed, in the document's own text: the
 * section is found by its id in the field that the nearest `data-target`, `data-edit` or `name`
 * gives.
 */
export async function revealSecret(document: ClientDocument, event: Event): Promise<void> {
  const origin = event.target as Element;
  const section =
    origin.closest<HTMLElement>("section.secret, secret-block")?.closest("section") ??
    origin.querySelector<HTMLElement>("section.secret");
  const holder = origin.closest<HTMLElement>("[data-target], [data-edit], [name]");
  const path =
    holder?.dataset.target ?? holder?.dataset.edit ?? holder?.getAttribute("name") ?? undefined;
  if (!section?.id || !path) return;
  const content = getProperty(document._source, path);
  if (typeof content !== "string") return;
  const template = window.document.createElement("template");
  template.innerHTML = content;
  const stored = template.content.querySelector(`#${CSS.escape(section.id)}`);
  if (!stored) return;
  stored.classList.toggle("revealed");
  await document.update({ [path]: template.innerHTML });
}
