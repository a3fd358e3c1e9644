import { UNIT_SYSTEMS, type UnitSystem } from "../rules/measures.ts";
import { Setting } from "./setting.ts";

/** In which units this world reads its measures. The data are metric in any case. */
export const UNITS = new Setting<UnitSystem>("core.units", () => ({
  scope: "world",
  type: String,
  default: "metric",
  config: true,
  name: "QUARTET.Settings.Units.Label",
  hint: "QUARTET.Settings.Units.Hint",
  choices: Object.fromEntries(
    UNIT_SYSTEMS.map((system) => [system, `QUARTET.Settings.Units.Choice.${system}`]),
  ),
}));

/** The units of this world; metric where the stored ones are unknown. */
export function unitSystem(): UnitSystem {
  const stored = UNITS.get();
  return UNIT_SYSTEMS.find((system) => system === stored) ?? "metric";
}
