import type { Data } from "../../common/types.ts";
import { mergeObject } from "../../common/utils.ts";
import { localize } from "../applications/text.ts";
import { currentMode, modeOf, modeSetting } from "../dice/message-modes.ts";
import { CONFIG } from "../globals.ts";
import type { ChatMessage } from "./chat-message.ts";
import type { Combat } from "./combat.ts";
import type { Combatant } from "./combatant.ts";
import type { JsonObject } from "./types.ts";

export interface InitiativeOptions {
  /** Instead of each combatant's own formula. */
  formula?: string | null;
  /** Whether the turn stays with the same combatant though the order changes. */
  updateTurn?: boolean;
  messageOptions?: Data;
}

/** Rolls initiative for combatants that the user owns, posts the rolls, and sorts the order anew. */
export async function rollInitiative(
  combat: Combat,
  ids: string[],
  { formula = null, updateTurn = true, messageOptions = {} }: InitiativeOptions,
): Promise<void> {
  const current = combat.combatant?.id ?? null;
  const updates: JsonObject[] = [];
  const messages: Data[] = [];
  for (const id of ids) {
    const combatant = combat.combatants.get(id) as Combatant | undefined;
    if (!combatant?.isOwner) continue;
    const roll = combatant.getInitiativeRoll(formula ?? undefined);
    await roll.evaluate();
    updates.push({ _id: id, initiative: roll.total ?? null });
    messages.push(await messageOf(combatant, roll, messageOptions, messages.length > 0));
  }
  if (updates.length === 0) return;
  await combat.updateEmbeddedDocuments("Combatant", updates, {
    // The one who rolled keeps the turn where it was; see updateTurn.
    combatTurn: updateTurn ? current : null,
  });
  const cls = CONFIG.ChatMessage.documentClass;
  await cls.createDocuments(messages as never);
}

/** The chat message of a roll; of several at once only the first makes a sound. */
async function messageOf(
  combatant: Combatant,
  roll: ReturnType<Combatant["getInitiativeRoll"]>,
  options: Data,
  silent: boolean,
): Promise<Data> {
  const { [modeSetting()]: wanted = currentMode(), ...rest } = options;
  const hidden = combatant.hidden || combatant.token?.hidden;
  const mode = hidden && wanted === modeOf("public") ? modeOf("gm") : wanted;
  const cls = CONFIG.ChatMessage.documentClass as unknown as typeof ChatMessage;
  const data = mergeObject(
    {
      speaker: cls.getSpeaker({
        actor: combatant.actor ?? undefined,
        token: combatant.token ?? undefined,
        alias: combatant.name,
      } as never),
      flavor: localize("BENCH.Documents.RollsInitiative", { name: combatant.name }),
      flags: { core: { initiativeRoll: true } },
    },
    rest,
  );
  const message = (await roll.toMessage(data, {
    create: false,
    [modeSetting()]: mode as string,
  })) as Data;
  if (silent) message.sound = null;
  return message;
}
