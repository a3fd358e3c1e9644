/// <reference types="vite/client" />
import Handlebars from "handlebars";
import { registerHelpers } from "./handlebars-helpers.ts";

export { Handlebars };

type Template = Handlebars.TemplateDelegate;

/** The bench's own templates, part of its bundle: paths from `templates/` on. */
const bundled: Record<string, string> = import.meta.glob("../templates/**/*.hbs", {
  query: "?raw",
  import: "default",
  eager: true,
});

const cache = new Map<string, Promise<Template>>();

async function sourceOf(path: string): Promise<string> {
  const own = bundled[`../${path}`];
  if (own !== undefined) return own;
  const response = await fetch(path.startsWith("/") ? path : `/${path}`);
  if (!response.ok) throw new Error(`template ${path} cannot be read: ${response.status}`);
  return response.text();
}

/**
 * A compiled template by its path, also registered as a partial under `id` or the path.
 * Rejects if there is none.
 */
export function getTemplate(path: string, id?: string): Promise<Template> {
  let template = cache.get(path);
  if (!template) {
    template = sourceOf(path).then((source) => Handlebars.compile(source));
    template.catch(() => cache.delete(path));
    cache.set(path, template);
  }
  return template.then((compiled) => {
    Handlebars.registerPartial(id ?? path, compiled);
    return compiled;
  });
}

/** Load templates so that they can be used as partials: by path, or by the ids of a record. */
export function loadTemplates(paths: string[] | Record<string, string>): Promise<Template[]> {
  if (Array.isArray(paths)) return Promise.all(paths.map((path) => getTemplate(path)));
  return Promise.all(Object.entries(paths).map(([id, path]) => getTemplate(path, id)));
}

/** Render the template at `path` with `data`. Getters and methods of data may be used in it. */
export async function renderTemplate(path: string, data: object = {}): Promise<string> {
  const template = await getTemplate(path);
  return template(data, {
    allowProtoMethodsByDefault: true,
    allowProtoPropertiesByDefault: true,
  });
}

/** Forget fetched templates, so that the next use reads their files anew. */
export function clearTemplateCache(): void {
  for (const path of cache.keys()) Handlebars.unregisterPartial(path);
  cache.clear();
}

/** Register the helpers. Called once while the client boots. */
export function initialize(): void {
  registerHelpers(Handlebars);
}
