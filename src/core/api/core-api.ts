import { renderCard } from "../cards.ts";
import { contestApi } from "../contest/api.ts";
import { deskApi } from "../desk/api.ts";
import { exchangeApi } from "../exchange/api.ts";
import { migrationApi } from "../migrations/api.ts";
import { skipsDialog } from "../uses.ts";
import { actionsOf } from "./actions.ts";
import { checkByUuid, useByUuid } from "./by-uuid.ts";
import { resultOf } from "./check-result.ts";

/**
 * What macros and modules may call whatever the rule book, as `game.quartet`: from `init` on, and
 * with the world's documents from `ready` on.
 */
export const coreApi = {
  actions: actionsOf,
  use: useByUuid,
  check: checkByUuid,
  skipsDialog,
  renderCard,
  resultOf,
  contests: contestApi,
  desk: deskApi,
  exchange: exchangeApi,
  migrations: migrationApi,
} as const;
