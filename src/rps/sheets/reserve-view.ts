import type { Reader } from "../../core/i18n/language.ts";
import { type Mood, type ReserveGauge, reserveGauge } from "../rules/reserve.ts";
import type { RpsSettings } from "../rules/settings.ts";

/** Cells narrower than this many to a gauge have no room for their numbers. */
const MOST_NUMBERED = 20;
/** A world may set any limit; more cells than this could not be told apart. */
const MOST_CELLS = 60;

/** One point of the gauge. `base` is the last one at which the character is calm. */
interface ReserveCell {
  readonly number: string;
  readonly zone: "calm" | "base" | "nervous" | "limit";
  readonly isHeld: boolean;
}

/** A face for each mood: nothing is told by colour alone. */
const FACES: Readonly<Record<Mood, string>> = {
  calm: "fa-face-smile",
  nervous: "fa-face-meh",
  limit: "fa-bolt",
};
const VERY_NERVOUS = "fa-face-grimace";

/** The reserve as the sheet draws it: one cell a point, with base, nervous zone and limit. RPS [77] */
export function reserveView(value: number, level: number, settings: RpsSettings, reader: Reader) {
  const gauge = reserveGauge(value, level, settings);
  const { base, limit } = gauge;
  const mood = moodText(gauge, reader);
  return {
    value,
    base,
    limit,
    mood: gauge.mood,
    moodText: mood,
    icon: faceOf(gauge),
    cells: limit <= MOST_CELLS ? cells(value, gauge, reader) : [],
    count: Math.min(limit, MOST_CELLS),
    isNumbered: limit <= MOST_NUMBERED,
    /** For worlds whose limit is beyond all cells. */
    share: Math.min(100, (value / limit) * 100),
    hasBase: base < limit,
    basePlace: Math.min(base, MOST_CELLS),
    /** On which side of its mark the word for the base has room. */
    baseSide: base * 2 <= limit ? "after" : "before",
    baseText: reader.text("QUARTET.Rps.Sheet.Reserve.Base", { base }),
    limitText: reader.text("QUARTET.Rps.Sheet.Reserve.Limit", { limit }),
    spoken: reader.text("QUARTET.Rps.Sheet.Reserve.Spoken", { value, base, limit, mood }),
    canBeLess: value > 0,
    /** Growth reaches the limit, the hand does not: that is an event of its own. */
    canBeMore: value < limit - 1,
  };
}

function cells(value: number, { base, limit }: ReserveGauge, reader: Reader): ReserveCell[] {
  return Array.from({ length: limit }, (_, index) => {
    const number = index + 1;
    const zone =
      number === limit ? "limit" : number === base ? "base" : number > base ? "nervous" : "calm";
    return { number: reader.number(number), zone, isHeld: number <= value };
  });
}

function moodText({ mood, above, left }: ReserveGauge, { text }: Reader): string {
  return text(`QUARTET.Rps.Sheet.Reserve.Mood.${mood}`, { above, left });
}

function faceOf({ mood, nervousness }: ReserveGauge): string {
  return mood === "nervous" && nervousness >= 0.5 ? VERY_NERVOUS : FACES[mood];
}
