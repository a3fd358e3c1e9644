import type { ChooseContext } from "../../core/contest/kind.ts";
import { RuleError } from "../../core/rules/errors.ts";
import type { CheckChoices } from "../../core/sheets/check-dialog.ts";
import { type DiceCap, diceCap, type SkillUse } from "../rules/dice-cap.ts";
import { countModifiers, sumCounted } from "../rules/modifiers.ts";
import { MAX_DICE } from "../rules/opposed.ts";
import { type Growth, grow } from "../rules/reserve.ts";
import type { RpsSettings } from "../rules/settings.ts";
import { settingsOf } from "./battle-options.ts";
import {
  type DeclaredAction,
  type HiddenDeclaration,
  knownAction,
  type OpenDeclaration,
} from "./choices.ts";
import { skillUseOf } from "./judge-action.ts";
import { type EarlyRuling, readEarly } from "./rulings.ts";
import { aimedAt, termsOf } from "./side-terms.ts";

/** One of the others, as the buyer of dice knows it. */
export interface KnownOpponent {
  readonly id: string;
  readonly name: string;
  /** `null` where it was told to the game master only. */
  readonly action: DeclaredAction | null;
  /** Dice that it can throw at most, as far as its declared skill tells. */
  readonly maxDice: number;
  /** All own modifiers against it, less all of its; its secret ones count as 0. */
  readonly modifier: number;
}

/** What the dialog in which dice are bought shows and changes. */
export interface CommitConfig extends CheckChoices {
  readonly name: string;
  readonly settings: RpsSettings;
  readonly action: DeclaredAction;
  readonly use: SkillUse;
  readonly growth: Growth;
  readonly cap: DiceCap;
  /** Those whom one meets for certain, or may meet: somebody's target is a secret. */
  readonly opponents: readonly KnownOpponent[];
  /** `none`: nobody can be met, and nothing is thrown. */
  readonly meeting: "certain" | "possible" | "none";
  readonly isSecret: boolean;
  dice: number;
}

/** What a side knows when it buys dice. @throws {RuleError} for a declaration that is none. RPS [5][77] */
export function commitConfig(
  context: Pick<
    ChooseContext,
    "declarations" | "hidden" | "names" | "ruling" | "side" | "sides" | "options" | "name"
  >,
  growthDie: number,
): CommitConfig {
  const { declarations, side, sides, options, names } = context;
  const settings = settingsOf(options);
  const hidden = context.hidden as HiddenDeclaration | null;
  const own = declarations[side];
  const action = hidden?.action ?? (own?.open as OpenDeclaration | undefined)?.action;
  if (!hidden || !action) throw new RuleError("unknownChoice", { input: "declaration" });
  const early = readEarly(context.ruling);
  const use = skillUseOf(
    { action, tk: hidden.tk },
    early.bigger ?? Boolean(options.biggerThanDuel),
  );
  const { reserve, limit } = hidden;
  const growth = grow({ reserve, limit, skill: use.skill, die: growthDie }, settings);
  const cap = diceCap(growth.reserve, use, settings);
  const known = sides
    .filter((id) => id !== side && declarations[id])
    .map((id) => ({ id, action: declarations[id] ? knownAction(declarations[id]) : null }));
  const met = known.filter((other) => isMet({ id: side, action }, other, sides) !== "none");
  return {
    name: context.name,
    settings,
    action,
    use,
    growth,
    cap,
    opponents: met.map((other) =>
      knownOpponent({ id: side, action }, other, names[other.id] ?? "", early, settings),
    ),
    meeting: met.some((other) => isMet({ id: side, action }, other, sides) === "certain")
      ? "certain"
      : met.length > 0
        ? "possible"
        : "none",
    isSecret: settings.commitVisibility === "hidden",
    dice: cap.max,
    mode: "public",
  };
}

interface Known {
  readonly id: string;
  readonly action: DeclaredAction | null;
}

/** Whether two meet: if either acts against the other. */
function isMet(
  own: { readonly id: string; readonly action: DeclaredAction },
  other: Known,
  sides: readonly string[],
): CommitConfig["meeting"] {
  if (aimedAt(own, sides).includes(other.id)) return "certain";
  // What is not told may be aimed at anybody.
  if (!other.action) return "possible";
  return aimedAt({ action: other.action }, sides).includes(own.id) ? "certain" : "none";
}

function knownOpponent(
  own: { readonly id: string; readonly action: DeclaredAction },
  other: Known,
  name: string,
  early: EarlyRuling,
  settings: RpsSettings,
): KnownOpponent {
  const { id, action } = other;
  const both = [own, ...(action ? [{ id, action }] : [])];
  const sum = (from: (typeof both)[number], against: string): number => {
    const terms = termsOf(from, both, early, settings);
    const aimed = terms.filter((term) => (term.against ?? against) === against);
    return sumCounted(countModifiers(aimed, settings));
  };
  const theirs = action ? sum({ id, action }, own.id) : (early.gm[id] ?? 0);
  return {
    id,
    name,
    action,
    maxDice: action?.value.level ?? MAX_DICE,
    modifier: sum(own, id) - theirs,
  };
}
