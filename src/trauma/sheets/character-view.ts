import type { Reader } from "../../core/i18n/language.ts";
import { abilityHint, abilityName, abilityShort } from "../names.ts";
import {
  ABILITIES,
  type Abilities,
  type ArmourClass,
  halfModifier,
  modifier,
} from "../rules/abilities.ts";
import type { ArrayWarning } from "../rules/array.ts";
import type { Condition } from "../rules/condition.ts";
import type { Speed } from "../rules/movement.ts";
import { RAISED_ATTENTION } from "../rules/stealth.ts";
import { RESOURCES, type TurnState } from "../rules/turn.ts";

/** One choice of a list. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly isChosen: boolean;
}

/** One choice for each id, with its text. */
export function choicesOf<Id extends string>(
  ids: readonly Id[],
  chosen: unknown,
  label: (id: Id) => string,
): Choice[] {
  return ids.map((id) => ({ id, label: label(id), isChosen: id === chosen }));
}

/** The five abilities with modifier and half of it, and what pain leaves of it in checks (Trauma 003:10-11, 003:30-32). */
export function abilityRows(values: Abilities, condition: Condition, reader: Reader) {
  const { effect, vital, checkEdges } = condition;
  const isHurt = effect.penalty !== 0 || checkEdges.length > 0;
  return ABILITIES.map((id) => {
    const whole = modifier(values[id]);
    return {
      id,
      name: abilityName(id, reader),
      short: abilityShort(id, reader),
      hint: abilityHint(id, reader),
      value: reader.number(values[id]),
      modifier: reader.change(whole),
      half: reader.text("QUARTET.Trauma.Sheet.Half", { value: reader.change(halfModifier(whole)) }),
      /** The modifier as it is rolled now; empty while pain leaves it alone. */
      hurt: isHurt ? reader.change(whole + effect.penalty) : "",
      hasDisadvantage: checkEdges.length > 0,
      canRoll: vital === "conscious",
    };
  });
}

/** What a sum is made of, such as `8 · half of dexterity +2`. */
export function armourClassView({ total, terms }: ArmourClass, reader: Reader) {
  return {
    total: reader.number(total),
    terms: terms.map(({ source, value }) =>
      reader.text(`QUARTET.Trauma.Sheet.AcTerm.${source}`, {
        value: source === "base" ? reader.number(value) : reader.change(value),
      }),
    ),
  };
}

/** Metres a round, and why they are fewer than usual (Trauma 003:12, 003:31-36). */
export function speedView({ base, metres, rules }: Speed, reader: Reader) {
  return {
    metres: reader.measure("length", metres),
    isSlowed: rules.length > 0,
    base: reader.measure("length", base),
    reasons: rules.map((rule) => reader.text(`QUARTET.Trauma.Sheet.Slowed.${rule}`)),
  };
}

/** The four parts of a round as ticks, and whether somebody has disengaged (Trauma 003:21-25). */
export function turnView({ used, disengaged }: TurnState, reader: Reader) {
  const tick = (id: string, isUsed: boolean) => ({
    id,
    path: `system.turn.${id}`,
    label: reader.text(`QUARTET.Trauma.Turn.${id}.Label`),
    name: reader.text(`QUARTET.Trauma.Turn.${id}.Name`),
    hint: reader.text(`QUARTET.Trauma.Turn.${id}.Hint`),
    isUsed,
  });
  return {
    ticks: [...RESOURCES.map((id) => tick(id, used[id])), tick("disengaged", disengaged)],
    isFresh: !disengaged && RESOURCES.every((id) => !used[id]),
  };
}

/** How attentive somebody is, as it counts against who sneaks (Trauma 003:18-19). */
export function attentionView(value: number, isRaised: boolean, now: number, reader: Reader) {
  return {
    value,
    isRaised,
    now: reader.number(now),
    raise: reader.text("QUARTET.Trauma.Sheet.Attention.Raise", { value: RAISED_ATTENTION }),
  };
}

/** What the book would say about the array, in words (Trauma 003:8-9). */
export function arrayWarningLines(warnings: readonly ArrayWarning[], reader: Reader) {
  return warnings.map(({ id, source, numbers, subjects }) => {
    const names = subjects.map((ability) => abilityName(ability, reader)).join(", ");
    return {
      id,
      source,
      text: reader.text(`QUARTET.Trauma.Creation.Warning.${id}`, { ...numbers, names }),
    };
  });
}
