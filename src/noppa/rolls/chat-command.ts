import type { ChatCommand } from "../../core/chat-commands.ts";
import { warn, warnOfRule } from "../../core/notify.ts";
import { readCheck } from "./read-check.ts";
import { rollBare } from "./start-check.ts";

/** `/noppa 3n8 > 5`, in the notation of any language. */
export const noppaCommand: ChatCommand = {
  name: "noppa",
  async run(text) {
    try {
      const asked = readCheck(text);
      if (!asked) return warn("QUARTET.Noppa.CommandHelp", { text });
      return await rollBare(asked.dice, {
        difficulty: asked.difficulty,
        hidden: false,
        skipDialog: true,
      });
    } catch (error) {
      return warnOfRule(error);
    }
  },
};
