import type { Reader } from "../../core/i18n/language.ts";
import type { RpsSettings } from "../rules/settings.ts";
import { MAX_SHOCK, suggestPenalty } from "../rules/shock.ts";
import type { LoserFacts } from "./outcome-facts.ts";

/** What the game master may say of the losers' shock, and what we suggest for what they have. RPS [125] */
export function shockView(losers: readonly LoserFacts[], settings: RpsSettings, reader: Reader) {
  const { text } = reader;
  const tracks =
    settings.shockMode === "dual" ? (["shock", "blood"] as const) : (["shock"] as const);
  return losers.map((loser) => ({
    id: loser.id,
    name: loser.name,
    tracks: tracks.map((track) => ({
      track,
      label: text("QUARTET.Rps.Contest.Shock.For", {
        track: text(`QUARTET.Rps.Contest.Shock.${track}`),
        name: loser.name,
      }),
      short: text(`QUARTET.Rps.Contest.Shock.${track}`),
      value: loser[track],
      max: MAX_SHOCK,
    })),
    now: loser.current ? nowText(loser.current, settings, reader) : "",
    isHurt: loser.current !== null && loser.current.shock + loser.current.blood > 0,
  }));
}

function nowText(
  { shock, blood }: NonNullable<LoserFacts["current"]>,
  settings: RpsSettings,
  { text, change, number }: Reader,
): string {
  const { steps, percent } = suggestPenalty(shock, blood, settings);
  const facts = { shock, blood, steps: change(steps), percent: number(percent) };
  const key = settings.shockMode === "dual" ? "NowDual" : "Now";
  return text(`QUARTET.Rps.Contest.Shock.${steps === 0 ? key : `${key}Suggests`}`, facts);
}
