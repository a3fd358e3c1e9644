import type { ChatCommand } from "../../core/chat-commands.ts";
import { warn, warnOfRule } from "../../core/notify.ts";
import { readCheck } from "./read-check.ts";
import { rollBare } from "./start-check.ts";

/** `/helix 4 vs 7`, `/helix 4 vs 5+1T3` and `/helix 4`. */
export const helixCommand: ChatCommand = {
  name: "helix",
  async run(text) {
    try {
      const asked = readCheck(text);
      if (!asked) return warn("QUARTET.Helix.CommandHelp", { text });
      return await rollBare(asked.value, { difficulty: asked.difficulty, skipDialog: true });
    } catch (error) {
      return warnOfRule(error);
    }
  },
};
