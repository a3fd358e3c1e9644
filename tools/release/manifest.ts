/** What the release reads of `system.json`. */
export interface ReleaseManifest {
  readonly id: string;
  readonly version: string;
  readonly manifest?: string;
  readonly download?: string;
  readonly license?: string;
  readonly readme?: string;
  readonly changelog?: string;
  readonly background?: string;
  readonly esmodules?: readonly string[];
  readonly styles?: readonly (string | { readonly src: string })[];
  readonly languages?: readonly { readonly path: string }[];
  readonly packs?: readonly { readonly name: string; readonly path: string }[];
  readonly media?: readonly { readonly url?: string; readonly thumbnail?: string }[];
}

const isAddress = (path: string): boolean => /^[a-z]+:/i.test(path);

/**
 * The files of the package that the manifest names, relative to the package's folder. Pictures
 * are named from the server's root, everything else from the package's folder.
 */
export function namedFiles(manifest: ReleaseManifest): string[] {
  const { id, license, readme, changelog, background, media = [] } = manifest;
  const pictures = [background, ...media.flatMap(({ url, thumbnail }) => [url, thumbnail])];
  const own = [
    ...(manifest.esmodules ?? []),
    ...(manifest.styles ?? []).map((style) => (typeof style === "string" ? style : style.src)),
    ...(manifest.languages ?? []).map(({ path }) => path),
    ...[license, readme, changelog].filter((path) => path !== undefined),
    ...pictures.filter((path) => path !== undefined).map((path) => fromServer(path, id)),
  ];
  return ["system.json", ...new Set(own.filter((path) => !isAddress(path)))];
}

function fromServer(path: string, id: string): string {
  const folder = `systems/${id}/`;
  return path.startsWith(folder) ? path.slice(folder.length) : path;
}
