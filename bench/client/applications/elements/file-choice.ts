import { localize } from "../text.ts";

/** Images that the bench serves itself, drawn for it. */
const OWN_IMAGES = ["mystery-man", "item-bag", "aura", "upgrade", "skull", "unconscious", "daze"];

function preview(path: string): HTMLImageElement {
  const image = document.createElement("img");
  image.className = "file-preview";
  image.alt = "";
  image.src = path || "icons/svg/mystery-man.svg";
  return image;
}

/**
 * Ask for the path of a file.
 * @param type  With "image", the bench's own images are offered and the choice is shown.
 * @returns null if the user dismisses the question.
 */
export async function chooseFile(current: string, type: string): Promise<string | null> {
  const content = document.createElement("div");
  const label = document.createElement("label");
  label.textContent = localize("BENCH.Field.Path");
  const input = document.createElement("input");
  Object.assign(input, { type: "text", name: "path", autofocus: true });
  input.setAttribute("value", current);
  label.append(input);
  content.append(label);
  if (type === "image" || type === "imagevideo") {
    const shown = preview(current);
    const list = document.createElement("datalist");
    list.id = "bench-own-images";
    for (const name of OWN_IMAGES) list.append(new Option("", `icons/svg/${name}.svg`));
    input.setAttribute("list", list.id);
    input.addEventListener("change", () => {
      shown.src = input.value;
    });
    content.append(list, shown);
  }
  // Imported when needed: dialogs use the elements of this folder.
  const { DialogV2 } = await import("../api/dialog.ts");
  const data = await DialogV2.input({
    window: { title: "BENCH.Field.ChooseFile" },
    classes: ["file-choice"],
    position: { width: 420 },
    content,
  });
  return data ? String((data as { path: string }).path).trim() : null;
}
