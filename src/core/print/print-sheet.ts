import { makePlain } from "./plain.ts";
import { printDocument } from "./print-document.ts";

/** A sheet in play mode, part by part, as it was rendered. */
export interface RenderedSheet {
  readonly name: string;
  /** The classes of its window, which carry the skin. */
  readonly classes: readonly string[];
  readonly parts: Readonly<Record<string, HTMLElement>>;
  /** What parts are called that are tabs of the window. */
  readonly labels: Readonly<Record<string, string>>;
}

/** What a sheet shows to a reader who can change nothing: values, and no way to alter them. */
export const ON_PAPER = {
  isEditing: false,
  isEditable: false,
  editable: false,
  isOwner: false,
  isGameMaster: false,
} as const;

/** For the header of every sheet: who sees a sheet may print what is seen. */
export const PRINT_CONTROL = {
  icon: "fa-solid fa-print",
  label: "QUARTET.Print.Control",
  action: "print",
} as const;

/** Prints a sheet: all of its parts below each other, black on white. */
export async function printSheet(sheet: RenderedSheet): Promise<void> {
  const root = printedSheet(sheet);
  await printDocument({ title: sheet.name, language: game.i18n.lang, root });
}

/** What is printed of a sheet. */
export function printedSheet({ classes, parts, labels }: RenderedSheet): HTMLElement {
  // A document that nobody looks at: nothing in it loads or runs.
  const page = document.implementation.createHTMLDocument();
  const root = page.createElement("main");
  const skins = classes.filter((name) => !name.startsWith("theme-"));
  root.className = ["quartet-print", ...skins].join(" ");
  const content = page.createElement("div");
  content.className = "window-content";
  root.append(content);
  for (const [id, part] of Object.entries(parts))
    content.append(printedPart(page.importNode(part, true), labels[id]));
  makePlain(root);
  dropEmpty(root);
  return root;
}

function printedPart(part: HTMLElement, label: string | undefined): HTMLElement {
  if (!label) return part;
  const title = part.ownerDocument.createElement("h2");
  title.className = "part-title";
  title.textContent = label;
  part.prepend(title);
  part.classList.add("active");
  return part;
}

/** A tab of which nothing is left but its name is none. */
function dropEmpty(root: HTMLElement): void {
  for (const section of root.querySelectorAll(".tab")) {
    const others = [...section.children].filter((child) => !child.matches(".part-title"));
    const says = others.some((child) => child.querySelector("img") || child.textContent?.trim());
    if (!says) section.remove();
  }
}
