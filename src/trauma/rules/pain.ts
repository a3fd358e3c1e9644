import { requireChoice, requireInteger } from "../../core/rules/errors.ts";
import { Fraction } from "../../core/rules/fraction.ts";
import { requireAbility } from "./abilities.ts";
import {
  type Body,
  type BodyPlan,
  HUMANOID_PLAN,
  maxOp,
  opCap,
  type PartState,
  planOf,
  requireState,
} from "./body.ts";
import { DEFAULT_TRAUMA_SETTINGS, requireSetting, type TraumaSettings } from "./settings.ts";

/** What an injury adds to pain (Trauma 003:35). */
export const INJURY_PAIN = 5;
/** A fifth of constitution is one point of pain (Trauma 003:29). */
const FIFTHS = 5;

/** One reason for pain, in exact points. */
export interface PainTerm {
  readonly source: "missingOp" | "injury" | "adjust";
  readonly part: string | null;
  readonly exact: Fraction;
}

export interface Pain {
  readonly terms: readonly PainTerm[];
  /** The sum of the terms, never below 0. */
  readonly exact: Fraction;
  /** The sum as a whole number, rounded once, after adding. */
  readonly points: number;
  readonly rule: TraumaSettings["painRounding"];
}

/** The points of a part that count as missing. Healed above the reference, none are. */
export function missingOp(
  con: number,
  part: string,
  state: Pick<PartState, "op" | "injured">,
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
  plan: BodyPlan = HUMANOID_PLAN,
): number {
  const isBase = requireSetting(settings, "painReference") === "base";
  const reference = isBase ? maxOp(con, part, plan) : opCap(con, part, state.injured, plan);
  // Points below 0 hurt only while the group lets parts fall there.
  const op = requireSetting(settings, "allowNegativeOp") ? state.op : Math.max(0, state.op);
  return Math.max(0, reference - op);
}

/** 5 × missing points, plus 5 × constitution for an injury: the pain of a part in units of 1/constitution. */
export function painNumerator(con: number, missing: number, injured: boolean): number {
  return FIFTHS * missing + (injured ? INJURY_PAIN * con : 0);
}

/** Pain in units of 1/constitution as whole points; whole numbers all the way, for floats put 15 at 14.99…. */
export function roundPain(
  numerator: number,
  con: number,
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
): number {
  switch (requireSetting(settings, "painRounding")) {
    case "floor":
      return Math.floor(numerator / con);
    case "ceil":
      return Math.ceil(numerator / con);
    case "round":
      return Math.floor((2 * numerator + con) / (2 * con));
  }
}

/**
 * The pain of a body: for each part, missing points over a fifth of constitution (Trauma 003:29), and
 * 5 for each injury (Trauma 003:35), added up exactly and rounded once (settings `painReference`,
 * `painRounding`). @param adjust Points of pain on top, such as a painkiller's −3. @throws {RuleError}
 */
export function pain(
  body: Body,
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
  adjust = 0,
): Pain {
  const con = requireAbility(body.con, "con");
  requireInteger("adjust", adjust);
  const terms: PainTerm[] = [];
  let numerator = adjust * con;
  const plan = planOf(body);
  for (const { id: part } of plan) {
    const state = requireState(part, body.parts[part]);
    const missing = missingOp(con, part, state, settings, plan);
    numerator += painNumerator(con, missing, state.injured);
    const exact = Fraction.of(FIFTHS * missing, con);
    if (missing > 0) terms.push({ source: "missingOp", part, exact });
    if (state.injured) terms.push({ source: "injury", part, exact: Fraction.of(INJURY_PAIN) });
  }
  if (adjust !== 0) terms.push({ source: "adjust", part: null, exact: Fraction.of(adjust) });
  numerator = Math.max(0, numerator);
  return {
    terms,
    exact: Fraction.of(numerator, con),
    points: roundPain(numerator, con, settings),
    rule: settings.painRounding,
  };
}

/** The rows of the pain table (Trauma 003:30-34), and the row above it. */
export const PAIN_BANDS = ["none", "light", "moderate", "severe", "unconscious", "dead"] as const;
export type PainBand = (typeof PAIN_BANDS)[number];

/** Points of pain that kill (Trauma 003:34). */
export const DEADLY_PAIN = 30;

/** Points from which each row applies; `unconscious` moves with the setting. */
const BAND_STARTS: Readonly<Record<Exclude<PainBand, "unconscious">, number>> = {
  none: 0,
  light: 1,
  moderate: 6,
  severe: 11,
  dead: DEADLY_PAIN,
};

/** The row of the pain table (Trauma 003:30-34); 15 is severe unless `painUnconsciousAt` is 15. @throws {RuleError} */
export function painBand(
  points: number,
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
): PainBand {
  requireInteger("pain", points, { min: 0 });
  const unconscious = requireSetting(settings, "painUnconsciousAt");
  const start = (band: PainBand) => (band === "unconscious" ? unconscious : BAND_STARTS[band]);
  return PAIN_BANDS.findLast((band) => points >= start(band))!;
}

/** What a row of the pain table does. */
export interface PainEffect {
  /** Added to attack rolls and checks: 0, −2, −4 or −6. */
  readonly penalty: number;
  readonly checkDisadvantage: boolean;
  readonly attackDisadvantage: boolean;
  readonly speedHalved: boolean;
  readonly conscious: boolean;
  readonly alive: boolean;
}

const AWAKE = { conscious: true, alive: true } as const;
const CLEAR = { checkDisadvantage: false, attackDisadvantage: false, speedHalved: false } as const;

const EFFECTS: Readonly<Record<PainBand, PainEffect>> = {
  none: { penalty: 0, ...CLEAR, ...AWAKE },
  light: { penalty: -2, ...CLEAR, ...AWAKE },
  moderate: { penalty: -4, ...CLEAR, checkDisadvantage: true, speedHalved: true, ...AWAKE },
  severe: {
    penalty: -6,
    checkDisadvantage: true,
    attackDisadvantage: true,
    speedHalved: true,
    ...AWAKE,
  },
  unconscious: { penalty: 0, ...CLEAR, conscious: false, alive: true },
  dead: { penalty: 0, ...CLEAR, conscious: false, alive: false },
};

/** The effect of a row of the pain table (Trauma 003:30-34). @throws {RuleError} */
export function painEffect(band: PainBand): PainEffect {
  return EFFECTS[requireChoice("band", band, PAIN_BANDS)];
}
