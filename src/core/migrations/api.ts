import { registerMigration } from "./registry.ts";
import { REMOVED } from "./step.ts";

/** For trying steps out, as `game.quartet.migrations`. Numbers are the system's own: modules keep away from them. */
export const migrationApi = { register: registerMigration, REMOVED } as const;
