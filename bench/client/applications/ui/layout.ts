import { h } from "./dom.ts";

/** Where the parts of the interface stand on the page. */
export type Slot = "board" | "top" | "left" | "bottom" | "right";

const ORDER: Slot[] = ["board", "top", "left", "bottom", "right"];

/** The container of a slot; the layout is made when the first one is asked for. */
export function layoutSlot(slot: Slot): HTMLElement {
  const root = document.getElementById("interface") ?? buildInterface();
  const element = root.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
  if (!element) throw new Error(`the page has no slot ${slot}`);
  return element;
}

function buildInterface(): HTMLElement {
  const root = h("div", { id: "interface" });
  for (const slot of ORDER) root.append(h("div", { class: `slot-${slot}`, dataset: { slot } }));
  document.body.prepend(root);
  return root;
}
