import type { Reader } from "../../core/i18n/language.ts";
import type { RpsSettings } from "../rules/settings.ts";
import { MAX_SHOCK, shockStage, suggestPenalty } from "../rules/shock.ts";

/** One track of 0–6, with the stage that it stands for. RPS [125] */
function track(id: "shock" | "blood", value: number, reader: Reader) {
  const stage = reader.text(`QUARTET.Rps.Sheet.Shock.Stage.${id}.${shockStage(value)}`);
  return {
    id,
    path: `system.${id}.value`,
    label: reader.text(`QUARTET.Rps.Sheet.Shock.${id}.Label`),
    less: reader.text(`QUARTET.Rps.Sheet.Shock.${id}.Less`),
    more: reader.text(`QUARTET.Rps.Sheet.Shock.${id}.More`),
    value,
    max: MAX_SHOCK,
    stage,
    spoken: reader.text("QUARTET.Rps.Sheet.Shock.Spoken", { value, max: MAX_SHOCK, stage }),
    pips: Array.from({ length: MAX_SHOCK }, (_, index) => ({ isMarked: index < value })),
    canBeLess: value > 0,
    canBeMore: value < MAX_SHOCK,
  };
}

/** Shock, and blood where the world counts it apart; a penalty is suggested and never applied. RPS [125] */
export function shockView(shock: number, blood: number, settings: RpsSettings, reader: Reader) {
  const isDual = settings.shockMode === "dual";
  const { steps, percent } = suggestPenalty(shock, isDual ? blood : 0, settings);
  return {
    tracks: [track("shock", shock, reader), ...(isDual ? [track("blood", blood, reader)] : [])],
    suggestion:
      steps === 0
        ? ""
        : reader.text("QUARTET.Rps.Sheet.Shock.Suggestion", {
            steps: reader.change(steps),
            percent: reader.change(percent),
          }),
  };
}
