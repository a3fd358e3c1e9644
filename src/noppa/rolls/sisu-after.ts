import { actorOf } from "../../core/documents/lookup.ts";
import { inTurn } from "../../core/in-turn.ts";
import { warn } from "../../core/notify.ts";
import type { NoppaCharacterModel } from "../data/character.ts";
import type { CheckMessage } from "./judge-message.ts";

/** Messages on which this client is spending a point just now: a second click does nothing. */
const underWay = new Set<string>();

/**
 * Whether this client may spend the one point that the book allows after the roll (001:54).
 * The author's client does it, or a game master's where the author is away: one client only,
 * so that two quick owners cannot both pay.
 */
export function maySpendSisuAfter(message: CheckMessage): boolean {
  const { sisu, actor: uuid } = message.system;
  const actor = actorOf(uuid);
  if (!actor?.isOwner || sisu.after > 0 || sisuOf(uuid) < 1) return false;
  return message.isAuthor || (game.users.activeGM?.isSelf === true && !message.author?.active);
}

/** Spends the point: first paid, then written to the message; given back if that fails. */
export async function spendSisuAfter(message: CheckMessage): Promise<void> {
  const id = message.id ?? "";
  if (underWay.has(id)) return;
  underWay.add(id);
  try {
    await inTurn(() => spend(message));
  } finally {
    underWay.delete(id);
  }
}

async function spend(message: CheckMessage): Promise<void> {
  if (!maySpendSisuAfter(message)) {
    warn("QUARTET.Noppa.CannotRoll.noSisu");
    return;
  }
  const { actor: uuid } = message.system;
  const addSisu = async (points: number) =>
    actorOf(uuid)?.update({ "system.sisu.value": sisuOf(uuid) + points } as never);
  await addSisu(-1);
  try {
    await message.update({ system: { sisu: { after: 1 } } } as never);
  } catch (error) {
    await addSisu(1);
    throw error;
  }
}

function sisuOf(uuid: string | null | undefined): number {
  const system: unknown = actorOf(uuid)?.system;
  return (system as NoppaCharacterModel | undefined)?.sisu.value ?? 0;
}
