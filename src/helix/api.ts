import { openHelixCombat, openHelixContest } from "./contest/index.ts";
import { applyCheck, undoCheck } from "./rolls/check-changes.ts";
import { rollBare } from "./rolls/start-check.ts";
import { buildSpell } from "./rolls/start-weaving.ts";
import { awardExperience } from "./sheets/award-dialog.ts";

/** What macros and modules may call of HELIX, as `game.quartet.helix`. */
export const helixApi = {
  openContest: openHelixContest,
  openCombat: openHelixCombat,
  buildSpell,
  rollBare,
  applyCheck,
  undoCheck,
  awardExperience,
} as const;
