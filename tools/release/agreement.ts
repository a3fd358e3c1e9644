import { addressProblems } from "./addresses.ts";
import { newestEntry } from "./changelog.ts";
import type { ReleaseManifest } from "./manifest.ts";

/** Everything that must tell of the same version. */
export interface ReleaseFacts {
  /** `version` of `package.json` and of `package-lock.json`. */
  readonly packageVersion: string;
  readonly lockVersion: string;
  readonly manifest: ReleaseManifest;
  /** The text of `CHANGELOG.md`. */
  readonly changelog: string;
  /** The tag that is being released, such as `v0.1.0`; with one, addresses are a must. */
  readonly tag?: string | undefined;
}

/** What does not agree, each as a line that says what to do. Empty if all is well. */
export function disagreements(facts: ReleaseFacts): string[] {
  return [...versionProblems(facts), ...changelogProblems(facts), ...placeProblems(facts)];
}

function versionProblems({ packageVersion, lockVersion, manifest, tag }: ReleaseFacts): string[] {
  const problems: string[] = [];
  if (!/^\d+\.\d+\.\d+$/.test(packageVersion))
    problems.push(`package.json has the version "${packageVersion}"; a release is X.Y.Z.`);
  if (manifest.version !== packageVersion)
    problems.push(
      `system.json has the version ${manifest.version}, package.json ${packageVersion}: make them one.`,
    );
  if (lockVersion !== packageVersion)
    problems.push(
      `package-lock.json has the version ${lockVersion}, package.json ${packageVersion}: run npm install --package-lock-only.`,
    );
  if (tag !== undefined && tag !== `v${packageVersion}`)
    problems.push(`The tag is ${tag}, but package.json asks for v${packageVersion}.`);
  return problems;
}

function changelogProblems({ packageVersion, changelog }: ReleaseFacts): string[] {
  const entry = newestEntry(changelog);
  if (!entry) return [`CHANGELOG.md has no heading; it begins with "## ${packageVersion}".`];
  const { heading, text } = entry;
  if (heading !== packageVersion)
    return [
      `The newest heading of CHANGELOG.md is "${heading}"; for this version it is "${packageVersion}".`,
    ];
  return text ? [] : [`CHANGELOG.md says nothing below "${heading}".`];
}

function placeProblems({ packageVersion, manifest, tag }: ReleaseFacts): string[] {
  const isPublic =
    tag !== undefined || manifest.manifest !== undefined || manifest.download !== undefined;
  return isPublic ? addressProblems(manifest, packageVersion) : [];
}
