import { fromUuid } from "../../documents/uuid.ts";
import { notify } from "../api/queue.ts";
import { localize } from "../text.ts";

interface Linked {
  uuid: string;
  documentName: string;
  _onClickDocumentLink?(event: MouseEvent): unknown;
  sheet?: { render(options: object): unknown } | null;
  toDragData(): object;
}

/** Open what a content link leads to. */
export async function onClickContentLink(event: MouseEvent, link: HTMLElement): Promise<void> {
  event.preventDefault();
  const found = (await fromUuid(link.dataset.uuid ?? "")) as Linked | null;
  if (!found) {
    notify("warn", localize("BENCH.Link.Broken"));
    return;
  }
  if (found._onClickDocumentLink) found._onClickDocumentLink(event);
  else found.sheet?.render({ force: true });
}

/** A dragged content link carries its document. */
export function onDragContentLink(event: DragEvent): void {
  const link = (event.target as Element).closest?.<HTMLElement>("a.content-link[data-uuid]");
  if (!link || event.target !== link) return;
  const { uuid, type } = link.dataset;
  event.stopPropagation();
  event.dataTransfer?.setData("text/plain", JSON.stringify({ type, uuid }));
}
