export interface AnchorConfig {
  attrs?: Record<string, string>;
  dataset?: Record<string, string | undefined>;
  classes?: string[];
  name?: string;
  icon?: string;
}

/** A link with an icon before its text. */
export function createAnchor(config: AnchorConfig): HTMLAnchorElement {
  const anchor = document.createElement("a");
  for (const [name, value] of Object.entries(config.attrs ?? {})) anchor.setAttribute(name, value);
  for (const [key, value] of Object.entries(config.dataset ?? {}))
    if (value !== undefined) anchor.dataset[key] = value;
  anchor.classList.add(...(config.classes ?? []));
  if (config.icon) {
    const icon = document.createElement("i");
    icon.className = config.icon;
    icon.ariaHidden = "true";
    anchor.append(icon);
  }
  anchor.append(config.name ?? "");
  return anchor;
}
