/** Kinds of attribute: what its numbers are. RPS [49] */
export const ATTRIBUTE_KINDS = ["value", "valueAndNb", "nb"] as const;
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number];

/** The lowest and the highest number that is usual. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** An attribute of the world: the game master chooses the set. RPS [43][51] */
export interface AttributeDefinition {
  readonly id: string;
  readonly kind: AttributeKind;
  /** Does its value count in base initiative? RPS [65] */
  readonly initiative: boolean;
  /** Usual values of the baseline race. RPS [47] */
  readonly bounds: Range;
}

/** Values of humans: 1 is a little, 2 a lot, 3 nearly the most off the average. RPS [47] */
export const HUMAN_BOUNDS: Range = { min: -3, max: 3 };
/** The ids of the book's own example set. RPS [43] */
export const ATTRIBUTE_IDS = ["strength", "agility", "intelligence", "health"] as const;

/** The book's example set, with the two that it counts for initiative. RPS [50][65] */
export const DEFAULT_ATTRIBUTES: readonly AttributeDefinition[] = [
  { id: "strength", kind: "value", initiative: false, bounds: HUMAN_BOUNDS },
  { id: "agility", kind: "valueAndNb", initiative: true, bounds: HUMAN_BOUNDS },
  { id: "intelligence", kind: "value", initiative: true, bounds: HUMAN_BOUNDS },
  { id: "health", kind: "nb", initiative: false, bounds: HUMAN_BOUNDS },
];

/** A kind of intelligent being, measured by the average of the baseline race. RPS [142] */
export interface Race {
  readonly id: string;
  /** Where its average lies, by attribute id; 0 if absent. */
  readonly averages: Readonly<Record<string, number>>;
  /** Usual values by attribute id, if they are not its average ± the attribute's own bounds. */
  readonly bounds?: Readonly<Record<string, Range>>;
}

/** The baseline race that the book's numbers assume. RPS [142] */
export const HUMAN: Race = { id: "human", averages: {} };

/** `unlimited`: any number; `half`: as many as the half rule allows; a number: at most so many. RPS [56] */
export type AllotmentCell = "unlimited" | "half" | number;
/** Is a list with as many high skills as low ones right? The sentence says no, its example yes. RPS [56] */
export const HALF_RULES = ["atMostHalf", "lessThanHalf"] as const;
export type HalfRule = (typeof HALF_RULES)[number];

/** The skills of one character level. */
export interface AllotmentRow {
  /** The lowest skill level that counts as high under the half rule. */
  readonly halfFrom: number;
  /** By skill level: `cells[skill - 1]`. */
  readonly cells: readonly AllotmentCell[];
}

/** Row 4 is the book's; the others follow its pattern, since the table page is missing. RPS [56–57] */
export const DEFAULT_ALLOTMENT: readonly AllotmentRow[] = [
  { halfFrom: 2, cells: ["unlimited", 1, 1, 0, 0, 0] },
  { halfFrom: 2, cells: ["unlimited", "half", 1, 1, 0, 0] },
  { halfFrom: 3, cells: ["unlimited", "unlimited", "half", 1, 1, 0] },
  { halfFrom: 4, cells: ["unlimited", "unlimited", "unlimited", "half", 1, 1] },
  { halfFrom: 5, cells: ["unlimited", "unlimited", "unlimited", "unlimited", "half", 1] },
  { halfFrom: 6, cells: ["unlimited", "unlimited", "unlimited", "unlimited", "unlimited", "half"] },
];

/** Paces of a character. RPS [67] */
export const PACES = ["jog", "run", "sprint"] as const;
export type Pace = (typeof PACES)[number];
/** Metres a second by pace, decimals of 0 or more. RPS [67] */
export type Speeds = Readonly<Record<Pace, number>>;

/** What a round can be measured in: time, way, or something else in words. RPS [83–86] */
export const ROUND_UNITS = ["s", "min", "h", "day", "m", "other"] as const;
export type RoundUnit = (typeof ROUND_UNITS)[number];
/** How long every round of a fight is. */
export interface RoundLength {
  /** Above 0; decimals allowed. */
  readonly amount: number;
  readonly unit: RoundUnit;
}
