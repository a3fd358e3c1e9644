import { generation } from "../../globals.ts";

interface MenuChoice {
  label: string;
  /** Font Awesome classes. */
  icon: string;
  visible?: (target: HTMLElement) => boolean;
  onClick: (target: HTMLElement) => unknown;
}

/** An entry of a context menu in the shape of the running generation. */
export function menuEntry({ label, icon, visible, onClick }: MenuChoice): Record<string, unknown> {
  if (generation() === 13)
    return {
      name: label,
      icon: `<i class="${icon} fa-fw" aria-hidden="true"></i>`,
      condition: visible ?? (() => true),
      callback: onClick,
    };
  return {
    label,
    icon,
    visible: visible ?? (() => true),
    onClick: (_event: Event, target: HTMLElement) => onClick(target),
  };
}
