/** What `CHANGELOG.md` says about its newest version. */
export interface ChangelogEntry {
  /** The heading as it stands: `0.1.0`. */
  readonly heading: string;
  /** Everything below it, up to the next heading of its rank. */
  readonly text: string;
}

/** The first section of second rank, or null if there is none. */
export function newestEntry(changelog: string): ChangelogEntry | null {
  const [, first] = changelog.split(/^## +/m);
  if (first === undefined) return null;
  const [heading = "", ...lines] = first.split("\n");
  return { heading: heading.trim(), text: lines.join("\n").trim() };
}
