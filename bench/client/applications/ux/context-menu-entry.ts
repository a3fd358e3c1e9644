import { generation } from "../../globals.ts";
import { BenchDeprecated } from "../../strict.ts";

type Test = boolean | null | ((target: HTMLElement) => unknown);

/** One entry as packages write it: the names of generation 13, or those of 14. */
export interface ContextMenuEntry {
  name?: string;
  condition?: Test;
  callback?: (target: HTMLElement) => unknown;
  label?: string;
  visible?: Test;
  onClick?: (event: Event, target: HTMLElement) => unknown;
  /** HTML of an icon element, or (generation 14) its classes. */
  icon?: string;
  group?: string | null;
  classes?: string;
}

export interface ResolvedEntry {
  label: string;
  group: string;
  classes: string;
  icon(): Node[];
  visible(target: HTMLElement): boolean;
  run(event: Event, target: HTMLElement): unknown;
}

const OLD = { name: "label", condition: "visible", callback: "onClick" } as const;

/** The icon as nodes; text that is no markup is taken as classes. */
function iconNodes(icon: string | undefined): Node[] {
  if (!icon) return [];
  const template = document.createElement("template");
  if (icon.trimStart().startsWith("<")) template.innerHTML = icon;
  else {
    const element = document.createElement("i");
    element.className = `fa-fw ${icon}`;
    element.ariaHidden = "true";
    template.content.append(element);
  }
  return [...template.content.childNodes];
}

/**
 * An entry in one shape for both generations. On 14 the keys of 13 throw BenchDeprecated; on 13
 * an entry without them is an error.
 */
export function entryOf(entry: ContextMenuEntry): ResolvedEntry {
  const old = generation() === 13;
  if (!old) {
    for (const [key, instead] of Object.entries(OLD))
      if (key in entry) throw new BenchDeprecated(`context menu entry "${key}"`, `"${instead}"`);
  }
  const label = old ? entry.name : entry.label;
  const action = old ? entry.callback : entry.onClick;
  const test = old ? entry.condition : entry.visible;
  if (!label || !action)
    throw new Error(
      `a context menu entry needs ${old ? '"name" and "callback"' : '"label" and "onClick"'}`,
    );
  return {
    label,
    group: entry.group ?? "_none",
    classes: entry.classes ?? "",
    icon: () => iconNodes(entry.icon),
    visible: (target) =>
      test === undefined ? true : Boolean(typeof test === "function" ? test(target) : test),
    run: (event, target) => (old ? entry.callback?.(target) : entry.onClick?.(event, target)),
  };
}
