import { UNIT_SYSTEMS, type UnitSystem } from "../rules/measures.ts";
import { Setting } from "./setting.ts";

const listeners: (() => void)[] = [];

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
  onChange: () => {
    for (const tell of listeners) tell();
  },
}));

/** The units of this world; metric where the stored ones are unknown. */
export function unitSystem(): UnitSystem {
  const stored = UNITS.get();
  return UNIT_SYSTEMS.find((system) => system === stored) ?? "metric";
}

/** Calls back whenever the units have changed, at whichever client. */
export function onUnitsChosen(listener: () => void): void {
  listeners.push(listener);
}
