import { localize } from "../text.ts";

/** A tag of a list with a button that removes it. */
export function tagElement(key: string, label: string, onRemove: (() => void) | null): HTMLElement {
  const tag = document.createElement("div");
  tag.className = "tag";
  tag.dataset.key = key;
  const text = document.createElement("span");
  text.textContent = label;
  tag.append(text);
  if (onRemove) {
    const remove = document.createElement("button");
    remove.type = "button";
    remove.className = "remove icon fa-solid fa-xmark";
    remove.ariaLabel = localize("BENCH.Field.RemoveTag", { name: label });
    remove.addEventListener("click", onRemove);
    tag.append(remove);
  }
  return tag;
}

/** The box that holds tags. */
export function tagBox(): HTMLElement {
  const box = document.createElement("div");
  box.className = "tags input-element-tags";
  return box;
}
