import type { Source, Texts } from "../content/types.ts";
import {
  type Addresses,
  addressesOf,
  type ReleaseFiles,
  SYSTEM_FILES,
} from "../release/addresses.ts";
import { english, inEveryLanguage } from "./texts.ts";

/** What a quickstart takes over from `system.json`. */
export interface SystemFacts {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly compatibility: { readonly verified: string };
  readonly authors: readonly { readonly name: string }[];
  readonly license: string;
}

/** The `module.json` of a quickstart: Foundry 14 makes a world of it that has one book's scene. */
export interface QuickstartManifest extends Partial<Addresses> {
  readonly id: string;
  readonly type: "module";
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly compatibility: { readonly minimum: string; readonly verified: string };
  readonly authors: readonly { readonly name: string }[];
  readonly license: string;
  readonly media: readonly object[];
  readonly packs: readonly {
    readonly name: string;
    readonly label: string;
    readonly path: string;
    readonly type: string;
    readonly system: string;
    readonly ownership: Readonly<Record<string, string>>;
  }[];
  readonly relationships: {
    readonly systems: readonly {
      readonly id: string;
      readonly type: "system";
      readonly compatibility: { readonly minimum: string };
      readonly manifest?: string;
    }[];
  };
  readonly quickstart: {
    readonly adventures: Readonly<Record<string, { readonly uuid: string }>>;
    readonly world: {
      readonly background: string;
      readonly cover: string;
      readonly description: string;
    };
  };
}

/** An adventure as far as its manifest tells of it; the rest goes into the pack as it is. */
interface AdventureFacts {
  readonly _id: string;
  readonly flags: {
    readonly quartet: {
      readonly book: string;
      readonly translations: Readonly<
        Record<keyof Texts, { readonly name: string; readonly description: string }>
      >;
    };
  };
}

/** Its one compendium. */
const PACK = "adventure";

/** The one picture of its own, in its folder. */
export const COVER_NAME = "media/cover.webp";

/** Only Foundry 14 knows `quickstart`. On 13 the system's own compendium has the same adventure. */
const FIRST_GENERATION = "14";

/** The id of the module that starts a world of a rule book. */
const quickstartId = (book: string): string => `quartet-quickstart-${book}`;

/** The rule book of an adventure of ours. */
export const bookOf = (adventure: Source): string =>
  (adventure as unknown as AdventureFacts).flags.quartet.book;

/** What a quickstart is called beside the system in a release. */
export function quickstartFiles(book: string): ReleaseFiles {
  const id = quickstartId(book);
  return { manifest: `${id}.json`, zip: `${id}.zip` };
}

/**
 * The manifest of the module that starts a world with an adventure of ours.
 * @param releases Where releases are, if they have a place yet.
 */
export function quickstartManifest(
  adventure: Source,
  system: SystemFacts,
  releases: string | null,
): QuickstartManifest {
  const { _id, flags } = adventure as unknown as AdventureFacts;
  const { book, translations } = flags.quartet;
  const { id: systemId, version, compatibility, authors, license } = system;
  const id = quickstartId(book);
  const cover = `modules/${id}/${COVER_NAME}`;
  const { name, description } = translations.en;
  const title = `${system.title} quickstart: ${english(`QUARTET.Book.${book}.Name`)}`;
  return {
    id,
    type: "module",
    title,
    description: `Begins a world with a ready scene, its characters and a handout. ${name}: ${description}`,
    version,
    compatibility: { minimum: FIRST_GENERATION, verified: compatibility.verified },
    authors,
    license,
    media: [{ type: "setup", url: cover, caption: `${title}. ${name}` }],
    packs: [
      {
        name: PACK,
        label: "QUARTET.Pack.Adventures",
        path: `packs/${PACK}`,
        type: "Adventure",
        system: systemId,
        // What waits on the scene is the game master's to tell.
        ownership: { PLAYER: "NONE", ASSISTANT: "OWNER" },
      },
    ],
    relationships: {
      systems: [
        {
          id: systemId,
          type: "system",
          compatibility: { minimum: version },
          ...(releases && { manifest: addressesOf(releases, version, SYSTEM_FILES).manifest }),
        },
      ],
    },
    quickstart: {
      adventures: { [systemId]: { uuid: `Compendium.${id}.${PACK}.Adventure.${_id}` } },
      world: { background: cover, cover, description: inEveryLanguage(translations) },
    },
    ...(releases && addressesOf(releases, version, quickstartFiles(book))),
  };
}
