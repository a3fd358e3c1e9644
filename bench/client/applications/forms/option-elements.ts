import { prepareSelectOptionGroups } from "../../../common/data/fields/form.ts";
import { chosenValues, type SelectOption } from "./select-options.ts";

function optionElement({ value, label, ...option }: SelectOption): HTMLElement {
  if (option.rule) return document.createElement("hr");
  const element = document.createElement("option");
  element.setAttribute("value", value);
  element.textContent = label;
  element.toggleAttribute("selected", option.selected ?? false);
  element.toggleAttribute("disabled", option.disabled ?? false);
  for (const [key, data] of Object.entries(option.dataset ?? {})) element.dataset[key] = data;
  return element;
}

/** The `option` and `optgroup` elements of a select, as HTML text. */
export function optionsHTML(options: SelectOption[], settings: Record<string, unknown>): string {
  const { blank, groups, localize, sort } = settings;
  const prepared = prepareSelectOptionGroups({
    options,
    value: chosenValues(settings.selected),
    blank: blank === undefined || blank === null ? undefined : String(blank),
    groups: groups as string[] | undefined,
    localize: Boolean(localize),
    sort: Boolean(sort),
  });
  const elements = prepared.flatMap(({ group, options: members }) => {
    const children = (members as SelectOption[]).map(optionElement);
    if (!group || children.length === 0) return children;
    const holder = document.createElement("optgroup");
    holder.setAttribute("label", group);
    holder.append(...children);
    return [holder];
  });
  return elements.map((element) => element.outerHTML).join("");
}
