import { deskGauge } from "../../core/desk/gauge.ts";
import type { DeskNote, DeskView } from "../../core/desk/rules.ts";
import type { Reader } from "../../core/i18n/language.ts";
import type { ActionValue } from "../rolls/offered-terms.ts";
import { valueName } from "../rolls/value-name.ts";
import { reserveGauge } from "../rules/reserve.ts";
import type { RpsSettings } from "../rules/settings.ts";
import { MAX_SHOCK, shockStage } from "../rules/shock.ts";
import { percentOf } from "../sheets/character-view.ts";

/** A character as the desk needs it. */
export interface DeskFacts {
  readonly reserve: number;
  readonly level: number;
  readonly shock: number;
  readonly blood: number;
  /** Wounds, in words. */
  readonly injuries: string;
  readonly values: readonly ActionValue[];
  readonly settings: RpsSettings;
}

/** Reserve, shock and level, injuries, and everything that can be acted with. RPS [55][77][125] */
export function deskView(facts: DeskFacts, reader: Reader): DeskView {
  const { text } = reader;
  const { reserve, level, shock, blood, settings } = facts;
  const { base, limit, mood } = reserveGauge(reserve, level, settings);
  const track = (id: "shock" | "blood", value: number) => {
    const stage = shockStage(value);
    return deskGauge(
      {
        id,
        label: text(`QUARTET.Rps.Sheet.Shock.${id}.Label`),
        value,
        max: MAX_SHOCK,
        isLow: stage === "coma",
        note: value === 0 ? "" : text(`QUARTET.Rps.Sheet.Shock.Stage.${id}.${stage}`),
      },
      reader,
    );
  };
  return {
    gauges: [
      deskGauge(
        {
          id: "reserve",
          label: text("QUARTET.Rps.Sheet.Reserve.Label"),
          value: reserve,
          max: limit,
          isLow: mood === "limit",
          note: text(`QUARTET.Rps.Desk.Mood.${mood}`, { base }),
        },
        reader,
      ),
      track("shock", shock),
      ...(settings.shockMode === "dual" ? [track("blood", blood)] : []),
      deskGauge({ id: "level", label: text("QUARTET.Rps.Sheet.Level"), value: level }, reader),
    ],
    notes: injuryNotes(facts),
    values: facts.values.map((value) => ({
      id: value.id,
      kind: value.source === "skill" ? "skill" : "attribute",
      name: valueName(value, reader),
      text: text("QUARTET.Rps.Desk.Value", {
        level: value.level,
        chance: percentOf(value.level, settings, reader),
      }),
      rank: value.level,
    })),
  };
}

function injuryNotes({ injuries }: DeskFacts): DeskNote[] {
  const text = injuries.trim();
  return text ? [{ icon: "fa-bandage", text }] : [];
}
