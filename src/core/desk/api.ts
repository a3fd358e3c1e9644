import { giveAward, undoAward } from "./awards.ts";
import { openDesk } from "./open.ts";
import { requestRolls } from "./requests.ts";
import { restAll } from "./rests.ts";

/** The desk of the game master for macros and modules: `game.quartet.desk`. Game masters only. */
export const deskApi = {
  open: openDesk,
  requestRolls,
  giveAward,
  undoAward,
  restAll,
} as const;
