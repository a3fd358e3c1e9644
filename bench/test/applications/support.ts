import { initialize } from "../../client/applications/handlebars.ts";
import { instances } from "../../client/applications/instances.ts";
import { game } from "../../client/globals.ts";

const templates = new Map<string, string>();

/** Serve a template as the server would, from `systems/test/`. Returns its path. */
export function serve(name: string, source: string): string {
  const path = `systems/test/${name}.hbs`;
  templates.set(path, source);
  return path;
}

/** An empty page of the given generation, with helpers registered. */
export function prepare(generation: 13 | 14 = 14): void {
  game.release = { generation, build: 1, version: `${generation}.1` };
  Object.assign(game, { user: { id: "gm", isGM: true } });
  document.body.replaceChildren();
  instances.clear();
  initialize();
  globalThis.fetch = (async (address: string) => {
    const source = templates.get(String(address).replace(/^\//, ""));
    return new Response(source ?? "", { status: source === undefined ? 404 : 200 });
  }) as typeof fetch;
}

/** A promise and the function that resolves it. */
export function gate(): { passed: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}
