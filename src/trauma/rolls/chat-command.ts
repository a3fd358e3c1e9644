import type { ChatCommand } from "../../core/chat-commands.ts";
import { warn, warnOfRule } from "../../core/notify.ts";
import { readCheck } from "./read-check.ts";
import { rollBare } from "./start-check.ts";

/** `/trauma +4 adv vs 10`, in the words of all languages. */
export const traumaCommand: ChatCommand = {
  name: "trauma",
  async run(text) {
    try {
      const asked = readCheck(text);
      if (!asked) return warn("QUARTET.Trauma.Check.CommandHelp", { text });
      return await rollBare({ ...asked, skipDialog: true });
    } catch (error) {
      return warnOfRule(error);
    }
  },
};
