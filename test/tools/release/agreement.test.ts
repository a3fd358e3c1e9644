import { describe, expect, it } from "vitest";
import { addressesOf, releasesOf } from "../../../tools/release/addresses.ts";
import { disagreements, type ReleaseFacts } from "../../../tools/release/agreement.ts";
import { newestEntry } from "../../../tools/release/changelog.ts";

const RELEASES = "https://example.org/quartet/releases";
const CHANGELOG = "# Changelog\n\n## 1.2.0\n\n- New.\n\n## 1.1.0\n\n- Old.\n";

const facts = (changes: Partial<ReleaseFacts> = {}): ReleaseFacts => ({
  packageVersion: "1.2.0",
  lockVersion: "1.2.0",
  manifest: { id: "quartet", version: "1.2.0", ...addressesOf(RELEASES, "1.2.0") },
  changelog: CHANGELOG,
  tag: "v1.2.0",
  ...changes,
});

const withManifest = (changes: object) =>
  disagreements(facts({ manifest: { ...facts().manifest, ...changes } }));

describe("a release agrees with itself", () => {
  it("when version, tag, changelog and addresses are of one version", () => {
    expect(disagreements(facts())).toEqual([]);
  });

  it("without addresses as long as nobody publishes it", () => {
    const manifest = { id: "quartet", version: "1.2.0" };
    expect(disagreements(facts({ manifest, tag: undefined }))).toEqual([]);
    expect(disagreements(facts({ manifest }))).toEqual([
      'The address "manifest" is missing: set "repository" in package.json or QUARTET_RELEASES.',
      'The address "download" is missing: set "repository" in package.json or QUARTET_RELEASES.',
    ]);
  });
});

describe("versions", () => {
  it.each([
    [{ packageVersion: "1.2" }, 'package.json has the version "1.2"; a release is X.Y.Z.'],
    [{ lockVersion: "1.1.0" }, "package-lock.json has the version 1.1.0, package.json 1.2.0"],
    [{ tag: "v1.2.1" }, "The tag is v1.2.1, but package.json asks for v1.2.0."],
    [{ tag: "1.2.0" }, "The tag is 1.2.0, but package.json asks for v1.2.0."],
  ])("%o is told", (changes, line) => {
    expect(disagreements(facts(changes)).join("\n")).toContain(line);
  });

  it("of the manifest is told once", () => {
    expect(withManifest({ version: "1.1.0" })).toEqual([
      "system.json has the version 1.1.0, package.json 1.2.0: make them one.",
    ]);
  });
});

describe("the changelog", () => {
  it.each([
    ["# Changelog\n", 'CHANGELOG.md has no heading; it begins with "## 1.2.0".'],
    [
      "# Changelog\n\n## Unreleased\n\n- New.\n",
      'The newest heading of CHANGELOG.md is "Unreleased"; for this version it is "1.2.0".',
    ],
    [
      "# Changelog\n\n## 1.1.0\n\n- Old.\n\n## 1.2.0\n\n- New.\n",
      'The newest heading of CHANGELOG.md is "1.1.0"; for this version it is "1.2.0".',
    ],
    ["# Changelog\n\n## 1.2.0\n\n## 1.1.0\n\n- Old.\n", 'CHANGELOG.md says nothing below "1.2.0".'],
  ])("%j is refused", (changelog, line) => {
    expect(disagreements(facts({ changelog }))).toEqual([line]);
  });

  it("gives the release its notes", () => {
    expect(newestEntry(CHANGELOG)).toEqual({ heading: "1.2.0", text: "- New." });
  });
});

describe("addresses", () => {
  it("of an older download are refused", () => {
    const download = `${RELEASES}/download/v1.1.0/quartet.zip`;
    expect(withManifest({ download })).toEqual([
      `The address "download" must end with /download/v1.2.0/quartet.zip, unlike ${download}`,
    ]);
  });

  it("of another file are refused", () => {
    const download = `${RELEASES}/download/v1.2.0/system.zip`;
    expect(withManifest({ download })).toHaveLength(1);
    expect(withManifest({ manifest: `${RELEASES}/latest/download/module.json` })).toHaveLength(1);
  });

  it("of a manifest that stays at one version are refused: nobody would ever get the next", () => {
    const manifest = `${RELEASES}/download/v1.2.0/system.json`;
    expect(withManifest({ manifest })).toEqual([
      `The address "manifest" must end with /latest/download/system.json, unlike ${manifest}`,
    ]);
  });

  it("are both needed, encrypted, and at one place", () => {
    expect(withManifest({ download: undefined })).toHaveLength(1);
    const open = addressesOf("http://example.org/quartet/releases", "1.2.0");
    expect(withManifest(open)).toHaveLength(2);
    const { download } = addressesOf("https://example.org/fork/releases", "1.2.0");
    expect(withManifest({ download })).toEqual([
      `The addresses lead to different places: ${RELEASES} and https://example.org/fork/releases`,
    ]);
  });

  it("follow from the repository, however it is written", () => {
    expect(releasesOf(undefined)).toBeNull();
    for (const repository of [
      "https://github.com/somebody/quartet",
      "github:somebody/quartet",
      { url: "git+https://github.com/somebody/quartet.git" },
    ])
      expect(releasesOf(repository)).toBe("https://github.com/somebody/quartet/releases");
    expect(addressesOf(`${RELEASES}/`, "1.2.0").download).toBe(
      `${RELEASES}/download/v1.2.0/quartet.zip`,
    );
  });
});
