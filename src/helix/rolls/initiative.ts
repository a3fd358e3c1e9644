import type { InitiativeRule } from "../../core/initiative.ts";
import { helixSettings } from "../settings/switches.ts";
import { HelixRoll } from "./helix-roll.ts";
import { helixModel } from "./values.ts";

/**
 * Agility decides who acts first (HELIX 002:8): as it stands, or as an action roll on it (setting
 * `initiative`). Equals are told apart by agility, then by perception, and else act at once.
 */
export const helixInitiative: InitiativeRule = {
  roll(actor) {
    const agility = helixModel(actor)?.attribute("agi") ?? 0;
    const isRolled = helixSettings().initiative === "actionRoll";
    return isRolled ? HelixRoll.ofValue(agility) : new Roll(String(agility));
  },
  tieBreakers(actor) {
    const model = helixModel(actor);
    return model ? [model.attribute("agi"), model.attribute("per")] : [];
  },
};
