import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { fromRoot } from "../paths.ts";
import type { ContentDocument } from "./types.ts";

/** The documents of one folder of `content/`: one a file, or a list. Sorted by file name. */
export function readContent(folder: string): ContentDocument[] {
  const path = fromRoot("content", folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .flatMap((file) => parse(readFileSync(join(path, file), "utf8")) as ContentDocument[]);
}

/** One list of `content/world/`, such as `users`. */
export function readWorldList(name: string): Record<string, unknown>[] {
  const path = fromRoot("content/world", `${name}.yaml`);
  return existsSync(path) ? (parse(readFileSync(path, "utf8")) as Record<string, unknown>[]) : [];
}
