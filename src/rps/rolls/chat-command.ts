import type { ChatCommand } from "../../core/chat-commands.ts";
import { QuartetActor } from "../../core/documents/actor.ts";
import { warn, warnOfRule } from "../../core/notify.ts";
import { readCheck } from "./read-check.ts";
import { rollBare } from "./start-check.ts";
import { rpsModel } from "./values.ts";

/** `/rps 65`, and `/rps 71 +2p -10`: points come from the reserve of whoever speaks. */
export const rpsCommand: ChatCommand = {
  name: "rps",
  async run(text) {
    try {
      const asked = readCheck(text);
      if (!asked) return warn("QUARTET.Rps.Check.CommandHelp", { text });
      const { chance, ...options } = asked;
      const actor = asked.points > 0 ? speaker() : null;
      return await rollBare(chance, { ...options, skipDialog: true }, actor);
    } catch (error) {
      return warnOfRule(error);
    }
  },
};

/** The character of the selected token, else the user's own; `null` for none of RPS. */
function speaker(): QuartetActor | null {
  const { implementation } = ChatMessage;
  const actor: unknown = implementation.getSpeakerActor(implementation.getSpeaker());
  return actor instanceof QuartetActor && rpsModel(actor) ? actor : null;
}
