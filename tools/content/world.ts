import { expandCopy, expandJournal, expandPacks } from "./expand.ts";
import { named } from "./named.ts";
import { readWorldList } from "./read.ts";
import { withTokenDefaults } from "./token-defaults.ts";
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
  const actors = copies("actors");
  return {
    users: readWorldList("users"),
    folders: readWorldList("folders").map(plain),
    actors,
    items: copies("items"),
    journal: readWorldList("journal").map((entry, index) => ({
      ...expandJournal(entry as unknown as ContentDocument, index),
      ...("ownership" in entry && { ownership: entry.ownership }),
    })),
    macros: readWorldList("macros").map(plain),
    scenes: readWorldList("scenes").map((scene) => withTokens(plain(scene), actors)),
    settings: readWorldList("settings"),
  };
}

/** A scene whose tokens show and hide what those of its actors do. */
function withTokens(scene: Record<string, unknown>, actors: List): Record<string, unknown> {
  const types = new Map(actors.map(({ _id, type }) => [_id, String(type)]));
  const tokens = (scene.tokens ?? []) as List;
  return {
    ...scene,
    tokens: tokens.map((token) => withTokenDefaults(types.get(token.actorId) ?? "", token)),
  };
}

/** World documents other than copies are stored by their English name. */
function plain(entry: Record<string, unknown>): Record<string, unknown> {
  const { name, flags } = entry;
  if (typeof name !== "object" || name === null) return entry;
  const texts = name as Texts;
  return {
    ...entry,
    name: texts.en,
    flags: { ...(flags as object | undefined), quartet: { translations: named(texts) } },
  };
}
