import { reader } from "../i18n/language.ts";
import {
  actorShelves,
  entriesOf,
  type Held,
  labelOf,
  type Stored,
  type StoredActor,
  shelfOf,
} from "./documents.ts";
import { type OwnToken, ownActorShelves } from "./own-actor.ts";
import type { Place, Shelf } from "./run-step.ts";

/** A compendium, as far as steps are concerned. */
export interface Pack {
  readonly collection: string;
  readonly title: string;
  readonly locked: boolean;
  readonly index: { readonly size: number };
  readonly documentName: string;
  readonly metadata: { readonly packageType: string };
  getDocuments(): Promise<unknown>;
}

/** Everything in the world that steps bring up to date. World actors come before tokens' own. */
export function worldPlaces(): Place[] {
  const items = entriesOf(game.items as unknown as Held<Stored>, ({ name }) => labelOf(name));
  const messages = entriesOf(game.messages as unknown as Held<Stored>, messageLabel);
  return [
    worldPlace("Actor", actorShelves(game.actors as unknown as Held<StoredActor>)),
    ...[...game.scenes].map((scene) =>
      worldPlace(
        scene.name,
        [...(scene.tokens as unknown as Iterable<OwnToken>)].flatMap((token) =>
          ownActorShelves(token, scene.name),
        ),
      ),
    ),
    worldPlace("Item", [
      shelfOf(
        "Item",
        items.map(({ entry }) => entry),
      ),
    ]),
    worldPlace("ChatMessage", [
      shelfOf(
        "ChatMessage",
        messages.map(({ entry }) => entry),
      ),
    ]),
  ];
}

function worldPlace(label: string, shelves: readonly Shelf[]): Place {
  const size = shelves.reduce((sum, { entries }) => sum + entries.length, 0);
  return { label, size, open: async () => shelves };
}

function messageLabel(message: Stored): string {
  const { alias } = message as Stored & { readonly alias?: string };
  return reader().text("QUARTET.Migration.Message", { name: alias ?? message.id ?? "" });
}

/**
 * The compendiums that belong to the world. Those of systems and modules come up to date with
 * their package. Scenes in compendiums are left out: their tokens' actors may not be there.
 */
export function worldPacks(): Pack[] {
  return [...(game.packs as unknown as Iterable<Pack>)].filter(
    ({ documentName, metadata }) =>
      metadata.packageType === "world" && (documentName === "Actor" || documentName === "Item"),
  );
}

export function packPlace(pack: Pack): Place {
  const { collection, title, documentName, index } = pack;
  const open = async () => {
    await pack.getDocuments();
    if (documentName === "Actor")
      return actorShelves(pack as unknown as Held<StoredActor>, title, collection);
    const items = entriesOf(pack as unknown as Held<Stored>, ({ name }) => labelOf(title, name));
    return [
      shelfOf(
        "Item",
        items.map(({ entry }) => entry),
        collection,
      ),
    ];
  };
  return { label: title, size: index.size, open };
}
