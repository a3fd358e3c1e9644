/** Switches of the rule book that a game master may turn (rules/README, settings). */
export interface NoppaSettings {
  /** A die raised by sisu no longer counts as a one for the disaster (NA-5). */
  readonly sisuAvertsDisaster: boolean;
  /** Fewest dice that can bring a disaster (NA-6). */
  readonly minDiceForDisaster: 1 | 2;
  /** What a character without the skill may do (NA-7). */
  readonly untrained: Untrained;
  /** Whether sisu goes to the best die, or to one named before the roll (NA-15). */
  readonly sisuAllocation: SisuAllocation;
  /** Spending sisu caps the whole check at one success (NA-16). */
  readonly sisuTotalCap: boolean;
  /** An aid that is not in the book: compare the successes of two checks (NA-22). */
  readonly opposedHelper: OpposedHelper;
}

export const UNTRAINED = ["impossible", "oneDie"] as const;
export type Untrained = (typeof UNTRAINED)[number];
export const SISU_ALLOCATIONS = ["best", "declared"] as const;
export const OPPOSED_HELPERS = ["off", "on"] as const;
export type OpposedHelper = (typeof OPPOSED_HELPERS)[number];
export type SisuAllocation = (typeof SISU_ALLOCATIONS)[number];

/** What the book says, and our reading where it is silent. */
export const DEFAULT_NOPPA_SETTINGS: NoppaSettings = {
  sisuAvertsDisaster: true,
  minDiceForDisaster: 1,
  untrained: "impossible",
  sisuAllocation: "best",
  sisuTotalCap: false,
  opposedHelper: "off",
};
