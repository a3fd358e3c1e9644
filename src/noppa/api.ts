import { spendSisuAfter } from "./rolls/sisu-after.ts";
import { rollBare } from "./rolls/start-check.ts";

/** What macros and modules may call of Noppajärjestelmä, as `game.quartet.noppa`. */
export const noppaApi = { rollBare, spendSisuAfter } as const;
