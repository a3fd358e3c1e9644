import { expandCopy, expandJournal, expandPacks } from "./expand.ts";
import { readWorldList } from "./read.ts";
import type { ContentCopy, ContentDocument, Source, Texts } from "./types.ts";

type List = Record<string, unknown>[];

/** The demo world of the bench: everything in `content/world`, with its copies of pack documents. */
export function expandWorld(): Record<string, List> {
  const known = new Map<string, Source>();
  for (const sources of expandPacks().values())
    for (const source of sources) known.set(source._id, source);
  const copies = (name: string): List =>
    readWorldList(name).map((entry, index) =>
      "from" in entry ? expandCopy(entry as ContentCopy, known, name, index) : plain(entry),
    );
  return {
    users: readWorldList("users"),
    folders: readWorldList("folders").map(plain),
    actors: copies("actors"),
    items: copies("items"),
    journal: readWorldList("journal").map((entry, index) => ({
      ...expandJournal(entry as unknown as ContentDocument, index),
      ...("ownership" in entry && { ownership: entry.ownership }),
    })),
    macros: readWorldList("macros").map(plain),
    scenes: readWorldList("scenes").map(plain),
    settings: readWorldList("settings"),
  };
}

/** World documents other than copies have one name: their English one. */
function plain(entry: Record<string, unknown>): Record<string, unknown> {
  const { name } = entry;
  return typeof name === "object" && name !== null ? { ...entry, name: (name as Texts).en } : entry;
}
