import { type FSWatcher, watch } from "node:fs";
import { extname } from "node:path";
import type { Context } from "./context.ts";

const SETTLE_MS = 150;

/** Tells clients which files of the built system have changed. They decide what to do about it. */
export function watchSystem(
  { options, manifest }: Context,
  tell: (event: string, data: unknown) => void,
): FSWatcher {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  return watch(options.systemPath, { recursive: true }, (_event, file) => {
    if (!file || file.startsWith("packs")) return;
    changed.add(file.replaceAll("\\", "/"));
    // A build writes many files, each more than once.
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { id } = manifest;
      for (const path of changed)
        tell("hotReload", {
          packageType: "system",
          packageId: id,
          path: `systems/${id}/${path}`,
          extension: extname(path).slice(1),
        });
      changed.clear();
    }, SETTLE_MS);
  });
}
