import type { QuartetActor } from "../../core/documents/actor.ts";
import { deleteKey } from "../../core/foundry.ts";
import type { Defence } from "../rules/round.ts";

/** Where a defender keeps which defences are used up: by fight, defence and opponent. RPS [119][121] */
const MARKS = "flags.quartet.rpsMarks";

/** By the id of the opponent's side: the contest in which the defence was used. */
type FightMarks = Readonly<Partial<Record<Defence, Readonly<Record<string, string>>>>>;

function allMarks(actor: QuartetActor): Readonly<Record<string, FightMarks>> {
  return (foundry.utils.getProperty(actor, MARKS) ?? {}) as Readonly<Record<string, FightMarks>>;
}

/** @returns Id of the contest in which a defence was used against an opponent; `null` if it was not. */
export function markOf(
  actor: QuartetActor | null,
  fight: string,
  defence: Defence,
  opponent: string,
): string | null {
  return (actor && allMarks(actor)[fight]?.[defence]?.[opponent]) ?? null;
}

/** Marks a defence as used for the rest of the fight; marks of fights that are gone go. */
export async function setMark(
  actor: QuartetActor,
  fight: string,
  defence: Defence,
  opponent: string,
  contest: string,
): Promise<void> {
  await actor.update({
    ...staleMarks(actor, fight),
    [`${MARKS}.${fight}.${defence}.${opponent}`]: contest,
  } as never);
}

/** Takes a mark back that was set by mistake. */
export async function clearMark(
  actor: QuartetActor,
  fight: string,
  defence: Defence,
  opponent: string,
): Promise<void> {
  await actor.update(deleteKey(`${MARKS}.${fight}.${defence}`, opponent) as never);
}

function staleMarks(actor: QuartetActor, fight: string): Record<string, unknown> {
  const stale = Object.keys(allMarks(actor)).filter(
    (id) => id !== fight && !game.combats.get(id) && !game.messages.get(id),
  );
  return Object.assign({}, ...stale.map((id) => deleteKey(MARKS, id)));
}
