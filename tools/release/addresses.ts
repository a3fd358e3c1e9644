/** Where Foundry looks for newer versions, and where it downloads this one. */
export interface Addresses {
  readonly manifest: string;
  readonly download: string;
}

/** The field `repository` of `package.json`. */
export type Repository = string | { readonly url: string } | undefined;

/** What a package is called in a release, which holds several. */
export interface ReleaseFiles {
  readonly manifest: string;
  readonly zip: string;
}

export const SYSTEM_FILES: ReleaseFiles = { manifest: "system.json", zip: "quartet.zip" };

/** How both addresses end. The manifest's has no version: it has to lead to the newest one. */
const manifestEnd = ({ manifest }: ReleaseFiles): string => `/latest/download/${manifest}`;
const downloadEnd = ({ zip }: ReleaseFiles, version: string): string =>
  `/download/v${version}/${zip}`;

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

/** Both addresses of a version of a package, below the address of the releases. */
export function addressesOf(
  releases: string,
  version: string,
  files: ReleaseFiles = SYSTEM_FILES,
): Addresses {
  const base = releases.replace(/\/+$/, "");
  return {
    manifest: `${base}${manifestEnd(files)}`,
    download: `${base}${downloadEnd(files, version)}`,
  };
}

/** What is wrong with the addresses of a package, each as a line. */
export function addressProblems(
  { manifest, download }: Partial<Addresses>,
  version: string,
  files: ReleaseFiles = SYSTEM_FILES,
): string[] {
  return [
    ...oneAddress("manifest", manifest, manifestEnd(files)),
    ...oneAddress("download", download, downloadEnd(files, version)),
    ...oneHome(manifest, download),
  ];
}

function oneAddress(name: string, address: string | undefined, end: string): string[] {
  if (!address)
    return [
      `The address "${name}" is missing: set "repository" in package.json or QUARTET_RELEASES.`,
    ];
  const problems: string[] = [];
  if (!address.startsWith("https://"))
    problems.push(`The address "${name}" must begin with https://, unlike ${address}`);
  if (!address.endsWith(end))
    problems.push(`The address "${name}" must end with ${end}, unlike ${address}`);
  return problems;
}

/** Both addresses lead to the releases of the same repository. */
function oneHome(update: string | undefined, download: string | undefined): string[] {
  const [first, second] = [update, download].map((address) => address && homeOf(address));
  if (!first || !second || first === second) return [];
  return [`The addresses lead to different places: ${first} and ${second}`];
}

/** The releases that an address lies in. */
export function homeOf(address: string): string {
  return address.replace(/\/(latest\/download|download\/[^/]+)\/[^/]+$/, "");
}
