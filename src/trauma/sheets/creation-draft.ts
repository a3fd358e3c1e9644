import { ABILITIES, type Abilities, type AbilityId, MODIFIER_BASE } from "../rules/abilities.ts";
import { ABILITY_ARRAY } from "../rules/array.ts";

/** A character that is being made. Nothing of it is on the sheet yet. */
export interface CreationDraft {
  name: string;
  /** What each ability has; `null` while nothing has been given to it. */
  values: Record<AbilityId, number | null>;
}

/** The draft of somebody: who has the average in everything has not been given anything yet. */
export function draftOf(name: string, abilities: Abilities): CreationDraft {
  const isNew = ABILITIES.every((id) => abilities[id] === MODIFIER_BASE);
  const values = ABILITIES.map((id) => [id, isNew ? null : abilities[id]] as const);
  return { name, values: Object.fromEntries(values) as CreationDraft["values"] };
}

/** The numbers of the array that no ability has (Trauma 003:8-9). */
export function freeValues({ values }: Pick<CreationDraft, "values">): number[] {
  const given = Object.values(values);
  return ABILITY_ARRAY.filter((value) => !given.includes(value));
}

/**
 * Gives a value to an ability. If another one has it, it gets what this one had: nothing is lost, and
 * each number of the array stays there once.
 */
export function giveValue(draft: CreationDraft, id: AbilityId, value: number | null): void {
  const holder = ABILITIES.find((one) => one !== id && draft.values[one] === value);
  if (value !== null && holder) draft.values[holder] = draft.values[id];
  draft.values[id] = value;
}

/** The values for the sheet: what has been given nothing keeps what it has. */
export function finishedValues({ values }: CreationDraft, before: Abilities): Abilities {
  const all = ABILITIES.map((id) => [id, values[id] ?? before[id]] as const);
  return Object.fromEntries(all) as Record<AbilityId, number>;
}
