import { once } from "../../core/contest/guard.ts";
import { actorOf } from "../../core/documents/lookup.ts";
import { inTurn } from "../../core/in-turn.ts";
import { warn } from "../../core/notify.ts";
import type { NoppaCharacterModel } from "../data/character.ts";
import type { CheckMessage } from "./judge-message.ts";

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
  await once(`sisu ${message.id}`, () => inTurn(() => spend(message)));
}

async function spend(message: CheckMessage): Promise<boolean> {
  if (!maySpendSisuAfter(message)) {
    warn("QUARTET.Noppa.CannotRoll.noSisu");
    return false;
  }
  const { actor: uuid } = message.system;
  const addSisu = async (points: number) =>
    actorOf(uuid)?.update({ "system.sisu.value": sisuOf(uuid) + points } as never);
  await addSisu(-1);
  try {
    await message.update({ system: { sisu: { after: 1 } } } as never);
    return true;
  } catch (error) {
    await addSisu(1);
    throw error;
  }
}

function sisuOf(uuid: string | null | undefined): number {
  const system: unknown = actorOf(uuid)?.system;
  return (system as NoppaCharacterModel | undefined)?.sisu.value ?? 0;
}
