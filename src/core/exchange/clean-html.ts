import type { CleanHtml } from "./check-data.ts";
import { isSafeImage } from "./safe.ts";

/** Attributes that load something by themselves. */
const LOADING = ["src", "srcset", "poster", "background", "data"];

/**
 * Formatted text of a file: cleaned by Foundry, and without anything that would be loaded from
 * elsewhere, which would tell a stranger who opens the sheet and when.
 */
export const cleanHtml: CleanHtml = (raw) => {
  const clean = parse(foundry.utils.cleanHTML(raw));
  for (const element of clean.querySelectorAll("*")) {
    for (const name of LOADING) {
      const value = element.getAttribute(name);
      if (value !== null && !isSafeImage(value)) element.removeAttribute(name);
    }
    if (/url|image|@/i.test(element.getAttribute("style") ?? "")) element.removeAttribute("style");
  }
  const text = clean.innerHTML;
  return { text, hadHarm: text !== parse(raw).innerHTML };
};

/** Parsed where nothing is loaded and nothing runs. */
function parse(text: string): HTMLElement {
  return new DOMParser().parseFromString(text, "text/html").body;
}
