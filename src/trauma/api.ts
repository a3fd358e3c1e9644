import { setSneaking } from "./combat/state.ts";
import { aimOf, toggleAimOf } from "./rolls/aim.ts";
import { applyAttack, undoAttack } from "./rolls/attack-changes.ts";
import { applyMedicine } from "./rolls/medicine-changes.ts";
import { attackWith, provokedAttack } from "./rolls/start-attack.ts";
import { checkAbility, rollBare } from "./rolls/start-check.ts";
import { useMedicine } from "./rolls/start-medicine.ts";
import { rollStealth } from "./rolls/start-stealth.ts";
import { openRest } from "./sheets/rest-dialog.ts";
import { revive } from "./vitals.ts";

/** What macros and modules may call of Trauma, as `game.quartet.trauma`. */
export const traumaApi = {
  attackWith,
  provokedAttack,
  applyAttack,
  undoAttack,
  checkAbility,
  rollBare,
  rollStealth,
  setSneaking,
  useMedicine,
  applyMedicine,
  aimOf,
  toggleAimOf,
  rest: openRest,
  revive,
} as const;
