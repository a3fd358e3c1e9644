import { clearTemplateCache, Handlebars, loadTemplates } from "../applications/handlebars.ts";
import { instances } from "../applications/instances.ts";
import { game } from "../globals.ts";
import { Hooks } from "../helpers/hooks.ts";
import { importStyle } from "./packages.ts";

interface ChangedFile {
  packageType: string;
  packageId: string;
  /** Such as `systems/quartet/styles/quartet.css`. */
  path: string;
  extension: string;
}

/**
 * Brings a changed file of the system into the running page: styles, templates and languages
 * in place, modules by a reload. The hook `hotReload` may prevent it.
 */
export async function hotReload(file: ChangedFile): Promise<void> {
  const { path, extension } = file;
  if (["js", "mjs"].includes(extension)) return location.reload();
  if (!["css", "hbs", "html", "json"].includes(extension)) return;
  const response = await fetch(`/${path}`, { cache: "no-cache" });
  // The file may be gone, or in the midst of being written; its next change comes soon.
  if (!response.ok) return;
  const content = await response.text();
  if (!Hooks.call("hotReload", { ...file, content })) return;
  if (extension === "css") return reloadStyle(path);
  if (extension === "json") {
    if (!isLanguage(path)) return;
    await game.i18n.setLanguage(game.i18n.lang);
  } else await reloadTemplates();
  for (const app of instances.values()) if (app.rendered) await app.render({});
}

/** Partials that were loaded by their path must be there when others use them. */
async function reloadTemplates(): Promise<void> {
  const paths = Object.keys(Handlebars.partials).filter((path) => path.includes("/"));
  clearTemplateCache();
  await loadTemplates(paths);
}

async function reloadStyle(path: string): Promise<void> {
  const style = document.querySelector<HTMLStyleElement>(`style[data-href="${path}"]`);
  if (style) await importStyle(style);
}

function isLanguage(path: string): boolean {
  const { id, languages } = game.system as unknown as { id: string; languages: { path: string }[] };
  return languages.some((language) => path === `systems/${id}/${language.path}`);
}
