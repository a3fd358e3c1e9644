import { itemShelf, labelOf, OPERATION, type Stored, type StoredActor } from "./documents.ts";
import type { EntryUpdate, Shelf } from "./run-step.ts";
import type { Source } from "./step.ts";
import { updateData } from "./update-data.ts";

/** A token that has an actor of its own. */
export interface OwnToken extends Stored {
  readonly actorLink: boolean;
  readonly delta: Stored | null;
  readonly actor: StoredActor | null;
}

/** What a delta says, as Foundry stores it. */
interface DeltaSource extends Source {
  readonly items?: readonly (Source & { readonly _id: string; readonly _tombstone?: boolean })[];
}

/**
 * What an unlinked token's actor has of its own. What shows through from the world's actor is
 * brought up to date there; written here, it would stay behind when that actor changes next.
 */
export function ownActorShelves(token: OwnToken, where: string): Shelf[] {
  const { actor, delta } = token;
  if (token.actorLink || !actor || !delta) return [];
  const label = labelOf(where, token.name);
  const own = () => {
    const source = delta.toObject() as DeltaSource;
    return { ...source, type: source.type ?? actor.type, system: source.system ?? {} };
  };
  const items = (own().items ?? []).filter(({ _tombstone }) => !_tombstone);
  return [
    {
      kind: "Actor",
      entries: [{ id: actor.id ?? "", label, source: own }],
      write: async (updates: readonly EntryUpdate[]) => {
        for (const update of updates) await actor.update(updateData(update), OPERATION);
      },
    },
    itemShelf(
      actor,
      items.map((item) => ({
        id: item._id,
        label: labelOf(label, typeof item.name === "string" ? item.name : item._id),
        source: () => item,
      })),
    ),
  ];
}
