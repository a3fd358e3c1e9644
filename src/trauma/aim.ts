import type { QuartetActor } from "../core/documents/actor.ts";

/** Who is aimed at, and where, by uuid of the actor: at this client alone, until it reloads. */
const aims = new Map<string, ReadonlySet<string>>();

/** The parts of a body that this player aims at: what an attack on it starts with. */
export function aimedParts(actor: Pick<QuartetActor, "uuid">): ReadonlySet<string> {
  return aims.get(actor.uuid) ?? new Set();
}

/** Aims at a part, or no longer, and draws the sheets of its owner anew. */
export function toggleAim(actor: QuartetActor, part: string): void {
  const aimed = new Set(aimedParts(actor));
  if (!aimed.delete(part)) aimed.add(part);
  aims.set(actor.uuid, aimed);
  actor.render(false);
}
