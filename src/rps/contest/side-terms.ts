import { nbValueTerms } from "../rules/modifiers.ts";
import type { AimedTerm } from "../rules/pairs.ts";
import { NB_BOUNDS } from "../rules/scales.ts";
import type { RpsSettings } from "../rules/settings.ts";
import type { DeclaredAction, DeclaredTerm } from "./choices.ts";
import type { EarlyRuling } from "./rulings.ts";

/** Who does what, before any dice. */
export interface Actor {
  readonly id: string;
  readonly action: DeclaredAction;
}

/** Those whom a side really acts against: an action without opposition is aimed at nobody who resists. */
export const aimedAt = ({ action }: Pick<Actor, "action">, ids: readonly string[]): string[] =>
  action.way === "opposed" ? action.targets.filter((id) => ids.includes(id)) : [];

/** All modifiers of a side, each aimed where it holds. RPS [72–75] */
export function termsOf(
  side: Actor,
  others: readonly Actor[],
  early: EarlyRuling,
  settings: RpsSettings,
): AimedTerm[] {
  const gm = early.gm[side.id] ?? 0;
  const opponents = others.filter(({ id }) => id !== side.id);
  return [
    ...side.action.terms.flatMap((term) => aimed(term, side, opponents)),
    ...opponents.flatMap((other) => {
      const { a } = nbValueTerms(nbUse(side), nbUse(other), settings);
      return a ? [{ ...a, against: other.id }] : [];
    }),
    ...(gm === 0 ? [] : [{ source: "gm", value: gm } as const]),
  ];
}

/** A half of a battle of wills counts against those whom one attacks, or by whom one is attacked. RPS [145] */
function aimed(term: DeclaredTerm, side: Actor, opponents: readonly Actor[]) {
  const { source, id, value, against, will } = term;
  const plain: AimedTerm = { source, id, value };
  if (!will) return [against ? { ...plain, against } : plain];
  const met = opponents.filter((other) =>
    will === "attack"
      ? side.action.targets.includes(other.id)
      : other.action.targets.includes(side.id),
  );
  return met.map((other): AimedTerm => ({ ...plain, against: other.id }));
}

/** An NB beyond the book's 3 is a game master's affair; its attribute's value counts all the same. */
const nbUse = ({ action: { value } }: Actor) =>
  value.source === "nb"
    ? { attribute: value.id, nb: Math.min(value.level, NB_BOUNDS.max), value: value.score }
    : null;
