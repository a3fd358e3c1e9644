import type { QuartetActor } from "../../core/documents/actor.ts";

/** The parts that this user aims at, by the UUID of whose body it is; gone with the page. */
const aims = new Map<string, readonly string[]>();

/** The parts of this body that the user's next attack is aimed at. */
export function aimOf({ uuid }: Pick<QuartetActor, "uuid">): readonly string[] {
  return aims.get(uuid) ?? [];
}

/** Aims at a part of a body, as a click on its figure does; a second one takes it back. */
export function toggleAimOf({ uuid }: Pick<QuartetActor, "uuid">, part: string): void {
  const before = aims.get(uuid) ?? [];
  const isAimed = before.includes(part);
  aims.set(uuid, isAimed ? before.filter((one) => one !== part) : [...before, part]);
}

/** Keeps what the last attack was aimed at: the next one is often the same. */
export function rememberAim(uuid: string | null, parts: readonly string[]): void {
  if (uuid) aims.set(uuid, [...parts]);
}
