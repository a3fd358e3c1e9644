import type { QuartetActor } from "../../core/documents/actor.ts";
import type { ActionValue, OfferedTerm } from "../rolls/offered-terms.ts";
import { actionValues, rpsModel, untrainedValue, willTerms } from "../rolls/values.ts";
import { WILL_ROLES, type WillRole } from "../rules/magic.ts";
import type { RpsSettings } from "../rules/settings.ts";

/** A modifier that can be ticked. */
export interface ContestTerm extends OfferedTerm {
  readonly will?: WillRole;
}

/** Something to act with; in a battle of wills its terms tell in which half they count. */
export interface ContestValue extends Omit<ActionValue, "terms"> {
  readonly score: number;
  readonly terms: readonly ContestTerm[];
}

/** Skills, NBs, and what is used without either. */
export function skillValues(actor: QuartetActor): ContestValue[] {
  const untrained = untrainedValue(actor);
  return [...actionValues(actor), untrained].map((value) => ({
    ...value,
    score: value.source === "nb" ? (rpsModel(actor)?.scores[value.id]?.value ?? 0) : 0,
  }));
}

/** The NB of the magic attribute, and what helps in either half of a battle of wills. RPS [145] */
export function willValues(actor: QuartetActor, { magicAttribute }: RpsSettings): ContestValue[] {
  return skillValues(actor)
    .filter(({ id, source }) => source === "nb" && id === magicAttribute)
    .map((value) => ({
      ...value,
      terms: [
        ...WILL_ROLES.flatMap((will) =>
          willTerms(actor, will).map((term) => ({ ...term, suggested: true, will })),
        ),
        ...value.terms,
      ],
    }));
}
