import { namedFiles, type ReleaseManifest } from "./manifest.ts";

/** What is in a package: names with forward slashes, and the texts among them. */
export interface Contents {
  readonly names: readonly string[];
  /** The text of a file; asked for scripts, style sheets and templates. */
  read(name: string): string;
}

/** What the manifest's files load by themselves. */
const LOADED = [
  /^templates\/[\w/-]+\.hbs$/,
  /^assets\/icons\/[\w-]+\/[\w-]+\.svg$/,
  /^fonts\/[\w-]+\.woff2$/,
  /^assets-credits\.txt$/,
];

/** The files of a LevelDB that hold data. It makes its lock and its diary anew wherever it is. */
export const PACK_FILE = /^(CURRENT|MANIFEST-\d+|\d+\.(ldb|log))$/;

/** Whether a built file goes into the package. */
export function isReleased(name: string): boolean {
  return !name.endsWith(".map") && !/^packs\/[^/]+\/(LOCK|LOG(\.old)?)$/.test(name);
}

/** A built script without the line that names its source map, which stays at home. */
export function withoutSourceMap(script: string): string {
  return script.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, "\n");
}

/** What is missing in a package and what does not belong there, each as a line. */
export function contentProblems(contents: Contents, manifest: ReleaseManifest): string[] {
  return [...missing(contents, manifest), ...strangers(contents.names, manifest)];
}

function missing(contents: Contents, manifest: ReleaseManifest): string[] {
  const has = new Set(contents.names);
  const named = namedFiles(manifest)
    .filter((name) => !has.has(name))
    .map((name) => `The manifest names ${name}, which is not in the package.`);
  const packs = (manifest.packs ?? [])
    .filter(({ path }) => !has.has(`${path}/CURRENT`))
    .map(({ name, path }) => `The compendium ${name} is not in the package: ${path} has no data.`);
  const loaded = contents.names.flatMap((name) =>
    references(name, contents, manifest.id)
      .filter((path) => !has.has(path))
      .map((path) => `${name} loads ${path}, which is not in the package.`),
  );
  return [...named, ...packs, ...new Set(loaded)];
}

/** The files that a script, a template or a style sheet names in full. */
function references(name: string, contents: Contents, id: string): string[] {
  const find = (pattern: RegExp) =>
    [...contents.read(name).matchAll(pattern)].map(([, path = ""]) => path);
  if (name.endsWith(".css")) return find(/url\(["']?(?!data:|https?:|#)([^"')]+?)["']?\)/g);
  if (/\.(js|hbs)$/.test(name))
    return find(new RegExp(`systems/${id}/([\\w/-]+\\.(?:hbs|svg|webp|png|woff2))`, "g"));
  return [];
}

function strangers(names: readonly string[], manifest: ReleaseManifest): string[] {
  const named = new Set(namedFiles(manifest));
  const folders = (manifest.packs ?? []).map(({ path }) => `${path}/`);
  const belongs = (name: string) =>
    named.has(name) ||
    LOADED.some((pattern) => pattern.test(name)) ||
    folders.some((folder) => name.startsWith(folder) && PACK_FILE.test(name.slice(folder.length)));
  return names
    .filter((name) => !belongs(name))
    .map((name) => `${name} does not belong into the package: the manifest does not name it.`);
}
