import { openBattleOfWills, openRpsContest, openRpsRound } from "./contest/index.ts";
import { openExplosion } from "./explosion/start-explosion.ts";
import { rollBare } from "./rolls/start-check.ts";
import { startParry } from "./rolls/start-parry.ts";
import { newSession } from "./sheets/rest.ts";
import { openRest } from "./sheets/rest-dialog.ts";

/** What macros and modules may call of RPS, as `game.quartet.rps`. */
export const rpsApi = {
  openContest: openRpsContest,
  openBattleOfWills,
  openRound: openRpsRound,
  openExplosion,
  startParry,
  rollBare,
  rest: openRest,
  newSession,
} as const;
