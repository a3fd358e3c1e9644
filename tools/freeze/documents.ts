import { stableId } from "../content/ids.ts";
import { exampleOf } from "./example.ts";
import type { Model, TypedDocument } from "./models.ts";

/** Stored data, as far as a frozen world shows them. */
export type Frozen = { readonly _id: string; readonly [field: string]: unknown };

/** The two ends of a type: everything filled in, and as it is when it is new. */
export function frozenPair(name: TypedDocument, type: string, model: Model): Frozen[] {
  const make = (label: string, system: unknown): Frozen => ({
    _id: stableId(`${name}/${type}/${label}`),
    ...(name !== "ChatMessage" && { name: `${type}, ${label}` }),
    type,
    system,
  });
  return [make("full", exampleOf(model.schema)), make("new", model.cleanData({}))];
}

/** The first part of a type's name that it shares with its rule book. */
export function bookOf(type: string): string {
  return /^[a-z]+/.exec(type)?.[0] ?? type;
}

/** A token whose actor has some values and an item of its own, and has lost another item. */
export function unlinkedToken(actor: Frozen, at: number): Frozen {
  const [changed, lost] = (actor.items ?? []) as Frozen[];
  const system = Object.entries(actor.system as object);
  return {
    _id: stableId(`token/${actor._id}`),
    name: `${actor.name}, alone`,
    actorId: actor._id,
    actorLink: false,
    x: at * 100,
    y: 100,
    delta: {
      _id: stableId(`delta/${actor._id}`),
      system: Object.fromEntries(system.filter((_, index) => index % 2 === 0)),
      items: [
        ...(changed ? [{ ...changed, name: `${changed.name}, own` }] : []),
        ...(lost ? [{ _id: lost._id, _tombstone: true }] : []),
      ],
    },
  };
}
