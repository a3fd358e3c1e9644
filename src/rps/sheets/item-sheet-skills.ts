import type { QuartetActor } from "../../core/documents/actor.ts";
import { type Reader, sortedByName } from "../../core/i18n/language.ts";
import { identifiedInPacks } from "../../core/packs.ts";
import { attributeName, skillSuggestionName } from "../names.ts";
import { hasNb } from "../rules/attributes.ts";
import type { RpsSettings } from "../rules/settings.ts";

/** A skill or an attribute that something is used with. */
export interface SkillEntry {
  readonly id: string;
  readonly name: string;
}

/** Everything that something could be used with. */
export interface KnownSkills {
  /** Of whoever has the item, or of those who serve it. */
  readonly own: readonly SkillEntry[];
  /** Of the world, our packs and the list that new characters begin with. */
  readonly others: readonly SkillEntry[];
  readonly attributes: readonly SkillEntry[];
}

/** The skills of actors, of the world, of packs and of the settings. */
export function knownSkills(
  actors: readonly QuartetActor[],
  { attributes, skillSuggestions }: RpsSettings,
  reader: Reader,
): KnownSkills {
  const own = actors.flatMap((actor) => entriesOf(actor.items));
  const packs = identifiedInPacks("rpsSkill").map(({ identifier, name }) => ({
    id: identifier,
    name,
  }));
  const suggested = skillSuggestions.map((id) => ({ id, name: skillSuggestionName(id, reader) }));
  return {
    own,
    others: [...entriesOf(game.items), ...packs, ...suggested],
    attributes: attributes
      .filter(({ kind }) => hasNb(kind))
      .map(({ id }) => ({ id, name: attributeName(id, reader) })),
  };
}

/** What an item must tell to be found among skills. */
interface AnyItem {
  readonly type: string;
  readonly name: string;
}

function entriesOf(items: Iterable<AnyItem>): SkillEntry[] {
  return [...items]
    .filter(({ type }) => type === "rpsSkill")
    .map((item) => ({
      id: String(foundry.utils.getProperty(item, "system.identifier")),
      name: item.name,
    }));
}

/** The choices in groups, each id once; an id that nobody knows any more stays to be seen. */
export function skillGroups(known: KnownSkills, chosen: readonly string[], reader: Reader) {
  const seen = new Set<string>();
  const unique = (entries: readonly SkillEntry[]) =>
    entries.filter(({ id }) => id !== "" && !seen.has(id) && seen.add(id));
  const groups = (["own", "others", "attributes"] as const).map((group) => ({
    label: reader.text(`QUARTET.Rps.Item.SkillGroup.${group}`),
    entries: sortedByName(unique(known[group]), reader.language),
  }));
  const unknown = chosen.filter((id) => id !== "" && !seen.has(id)).map((id) => ({ id, name: id }));
  return [
    ...groups,
    { label: reader.text("QUARTET.Rps.Item.SkillGroup.unknown"), entries: unknown },
  ]
    .filter(({ entries }) => entries.length > 0)
    .map(({ label, entries }) => ({
      label,
      entries: entries.map((entry) => ({ ...entry, isChosen: chosen.includes(entry.id) })),
    }));
}
