import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { root } from "../../tools/paths.ts";

/** A file of the repository. Paths are relative, with forward slashes. */
export interface RepositoryFile {
  readonly path: string;
  readonly text: string;
}

/** All files below a folder whose names end so. */
export function filesBelow(folder: string, ...endings: string[]): RepositoryFile[] {
  const walk = (path: string): string[] =>
    statSync(path).isDirectory()
      ? readdirSync(path).flatMap((name) => walk(join(path, name)))
      : [path];
  return walk(join(root, folder))
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .sort()
    .map((path) => ({
      path: relative(root, path).split(sep).join("/"),
      text: readFileSync(path, "utf8"),
    }));
}

export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(join(root, path), "utf8")) as T;
}
