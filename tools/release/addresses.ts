/** Where Foundry looks for newer versions, and where it downloads this one. */
export interface Addresses {
  readonly manifest: string;
  readonly download: string;
}

/** The field `repository` of `package.json`. */
export type Repository = string | { readonly url: string } | undefined;

/** How both addresses end. The manifest's has no version: it has to lead to the newest one. */
export const MANIFEST_END = "/latest/download/system.json";
export const downloadEnd = (version: string): string => `/download/v${version}/quartet.zip`;

/** The address of a repository's releases, or null if no repository is known. */
export function releasesOf(repository: Repository): string | null {
  const given = typeof repository === "string" ? repository : repository?.url;
  if (!given) return null;
  const address = given
    .replace(/^git\+/, "")
    .replace(/^github:/, "https://github.com/")
    .replace(/(\.git)?\/?$/, "");
  return `${address}/releases`;
}

/** Both addresses of a version, below the address of the releases. */
export function addressesOf(releases: string, version: string): Addresses {
  const base = releases.replace(/\/+$/, "");
  return { manifest: `${base}${MANIFEST_END}`, download: `${base}${downloadEnd(version)}` };
}
