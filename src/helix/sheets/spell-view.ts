import { nameList } from "../../core/contest/card-view.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { measureField } from "../../core/i18n/measures.ts";
import { chosenValue } from "../rolls/check-config.ts";
import { type WeavingConfig, weavingChance, weavingRefusal } from "../rolls/weaving-config.ts";
import { SCOPE_MODES, type Spell, type SpellDesign, spell } from "../rules/spell.ts";
import { weavingLimits } from "../rules/weaving.ts";
import { actionFields } from "./check-dialog-view.ts";

/** The variables with an amount, each with what it measures (HELIX 002:62-91). */
const AMOUNTS = [
  { id: "areaM2", whole: false, group: "scope", measure: "area" },
  { id: "objects", whole: true, group: "scope", measure: null },
  { id: "metres", whole: false, group: "distance", measure: "length" },
  { id: "minutes", whole: false, group: "time", measure: null },
  { id: "damage", whole: true, group: "power", measure: null },
  { id: "heal", whole: true, group: "power", measure: null },
  { id: "changeKg", whole: false, group: "change", measure: "mass" },
  { id: "moveKg", whole: false, group: "move", measure: "mass" },
] as const;
export type AmountId = (typeof AMOUNTS)[number]["id"];

/** The six variables of the book, two of them pairs. */
const GROUPS = ["scope", "distance", "time", "power", "change", "move"] as const;

/** Whether an amount is typed in whole numbers; `undefined` for no amount of a spell. */
export function isWholeAmount(name: string): boolean | undefined {
  return AMOUNTS.find(({ id }) => id === name)?.whole;
}

/** The six variables as fields, each with what it costs. */
export function designFields(design: SpellDesign, reader: Reader) {
  const { text } = reader;
  const { terms } = spell(design);
  const costOf = (...sources: string[]) => {
    const term = terms.find(({ source }) => sources.includes(source));
    return term ? reader.change(term.value) : "";
  };
  const costs = {
    scope: costOf("area", "objects"),
    distance: costOf("distance"),
    time: costOf("time"),
    power: costOf("damage", "heal"),
    change: costOf("change"),
    move: costOf("move"),
  } as const;
  return {
    groups: GROUPS.map((group, place) => ({
      id: group,
      number: reader.number(place + 1),
      label: text(`QUARTET.Helix.Spell.Group.${group}.Label`),
      hint: text(`QUARTET.Helix.Spell.Group.${group}.Hint`),
      cost: costs[group],
      isScope: group === "scope",
      isDistance: group === "distance",
      amounts: AMOUNTS.filter((amount) => amount.group === group).map((amount) => ({
        ...amountField(amount, design[amount.id] ?? 0, reader),
        disabled: amount.id === "metres" && design.touch === true,
      })),
    })),
    touch: design.touch,
    namedEffect: design.namedEffect,
    scopeModes: SCOPE_MODES.map((mode) => ({
      mode,
      label: text(`QUARTET.Helix.Spell.ScopeMode.${mode}`),
      selected: mode === design.scopeMode,
    })),
  };
}

function amountField(
  { id, whole, measure }: (typeof AMOUNTS)[number],
  value: number,
  reader: Reader,
) {
  const label = `QUARTET.Helix.Spell.Amount.${id}`;
  return {
    id,
    kind: whole ? "whole" : "any",
    measure,
    ...(measure
      ? measureField(label, measure, value, reader)
      : { label: reader.text(label), value: reader.number(value) }),
  };
}

/** What a design comes to: difficulty, points, seconds, and why. */
export function spellSum(design: SpellDesign, reader: Reader) {
  const { text } = reader;
  const woven = spell(design);
  return {
    difficulty: reader.number(woven.difficulty),
    mp: reader.number(woven.mp),
    seconds: reader.number(woven.seconds),
    terms: woven.terms.map(({ source, value }) => ({
      source,
      label: text(`QUARTET.Helix.Spell.Term.${source}`),
      value: reader.change(value),
    })),
    scope: scopeNote(design, woven, reader),
    duration: durationText(woven, reader),
    errors: woven.errors.map((id) => text(`QUARTET.Helix.CannotWeave.${id}`)),
    warnings: woven.warnings.map((id) => text(`QUARTET.Helix.Spell.Warning.${id}`)),
  };
}

/** Which of area and objects counted, where both were asked for, or why neither did. */
function scopeNote(design: SpellDesign, { scopeRule }: Spell, { text }: Reader): string {
  const both = (design.areaM2 ?? 0) > 0 && (design.objects ?? 0) > 0;
  const any = (design.areaM2 ?? 0) > 0 || (design.objects ?? 0) > 0;
  if (scopeRule === "scopeFree") return any ? text("QUARTET.Helix.Spell.Scope.scopeFree") : "";
  return both ? text(`QUARTET.Helix.Spell.Scope.${scopeRule}`) : "";
}

function durationText({ duration }: Spell, reader: Reader): string {
  if (duration.kind !== "minutes")
    return reader.text(`QUARTET.Helix.Spell.Duration.${duration.kind}`);
  const lasts = reader.plural("QUARTET.Helix.Spell.Duration.minutes", duration.minutes);
  const reverts = reader.text("QUARTET.Helix.Spell.Duration.reverts");
  return duration.changeReverts ? `${lasts} ${reverts}` : lasts;
}

/** The window's fields: the spell's name, what it is woven with, and the six variables. */
export function spellBuilderFields(config: WeavingConfig, reader: Reader) {
  return {
    ...actionFields(config, reader),
    ...designFields(config.design, reader),
    name: config.name.name,
    hasSkills: config.choices.length > 0,
    targets: nameList(
      config.targets.map(({ name }) => name),
      reader,
    ),
    mayResist: config.settings.magicResistance === "on",
  };
}

/** The window's other half: what it costs, whether it can be woven, and the chance. */
export function spellBuilderResult(config: WeavingConfig, reader: Reader) {
  const { text } = reader;
  const refusal = weavingRefusal(config);
  const needed = spell(config.design).mp;
  const limits = weavingLimits(chosenValue(config).value, config.mp);
  return {
    ...spellSum(config.design, reader),
    refusal: refusal
      ? text(`QUARTET.Helix.CannotWeave.${refusal}`, { needed, left: config.mp })
      : "",
    chance: config.choices.length > 0 ? reader.chance(weavingChance(config).toNumber()) : "",
    left: text("QUARTET.Helix.Spell.Left", {
      left: Math.max(config.mp - needed, 0),
      mp: config.mp,
    }),
    limits:
      config.choices.length > 0
        ? text("QUARTET.Helix.Spell.Limits", {
            affordable: limits.affordable,
            certain: limits.certain,
          })
        : "",
    failedCost: text(`QUARTET.Helix.Spell.FailedCost.${config.settings.failedSpellCost}`),
  };
}
