import type { ApplicationV2 } from "./application.ts";
import type { ChangeTabOptions, Tab, TabsConfiguration } from "./types.ts";

/** The tab of each group that is active before the first change. */
export function initialTabs(
  groups: Record<string, TabsConfiguration>,
): Record<string, string | null> {
  const entries = Object.entries(groups).map(([id, group]) => [id, group.initial ?? null]);
  return Object.fromEntries(entries);
}

/** Apply the render option `tab`. Changes `active`. */
export function requestTabs(
  active: Record<string, string | null>,
  groups: Record<string, TabsConfiguration>,
  tab: string | Record<string, string>,
): void {
  if (typeof tab !== "string") Object.assign(active, tab);
  else {
    const ids = Object.keys(groups).length ? Object.keys(groups) : Object.keys(active);
    if (ids.length !== 1) throw new Error("a single tab id needs an application with one group");
    active[ids[0]!] = tab;
  }
}

/** Template data of a tab group. */
export function prepareTabs(app: ApplicationV2, group: string): Record<string, Tab> {
  const config = app._getTabsConfig(group);
  if (!config) throw new Error(`${app.constructor.name} has no tab group "${group}"`);
  app.tabGroups[group] ??= config.initial ?? null;
  const tabs: Record<string, Tab> = {};
  for (const { id, cssClass = "", label, ...rest } of config.tabs) {
    const active = app.tabGroups[group] === id;
    tabs[id] = {
      ...rest,
      id,
      group,
      active,
      cssClass: [cssClass, active ? "active" : ""].filter(Boolean).join(" "),
      label: label ?? (config.labelPrefix ? `${config.labelPrefix}.${id}` : undefined),
    };
  }
  return tabs;
}

function select(app: ApplicationV2, selector: string): HTMLElement[] {
  return [...app.element.querySelectorAll<HTMLElement>(selector)];
}

/** Make `tab` the active one of `group`. Throws if the application shows no such tab. */
export function changeTab(
  app: ApplicationV2,
  tab: string,
  group: string,
  { force = false, updatePosition = true }: ChangeTabOptions,
): void {
  if (!tab || !group) throw new Error("changeTab needs a tab and a group");
  if (app.tabGroups[group] === tab && !force) return;
  const name = CSS.escape(group);
  const contents = select(app, `.tab[data-group="${name}"]`);
  if (!contents.some((content) => content.dataset.tab === tab))
    throw new Error(`${app.constructor.name} shows no tab "${tab}" in group "${group}"`);
  for (const content of contents) content.classList.toggle("active", content.dataset.tab === tab);
  const links = `[data-action="tab"][data-group="${name}"], .tabs[data-group="${name}"] [data-tab]`;
  for (const link of select(app, links)) {
    const active = link.dataset.tab === tab;
    link.classList.toggle("active", active);
    for (const attribute of ["aria-selected", "aria-pressed"])
      if (link.hasAttribute(attribute)) link.setAttribute(attribute, String(active));
  }
  app.tabGroups[group] = tab;
  if (updatePosition && app.position.height === "auto") app.setPosition();
}
