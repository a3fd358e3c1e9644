import { h, icon } from "../../ui/dom.ts";
import { t } from "../../ui/text.ts";

/** The field that filters a directory; `onSearch` hears what was typed. */
export function searchBox(value: string, onSearch: (text: string) => void): HTMLElement {
  const input: HTMLInputElement = h("input", {
    type: "search",
    name: "search",
    value,
    placeholder: t("Directory.Search"),
    "aria-label": t("Directory.Search"),
    autocomplete: "off",
    on: { input: () => onSearch(input.value) },
  });
  return h("search", {}, icon("fa-solid fa-magnifying-glass"), input);
}
