import type { Reader } from "../../core/i18n/language.ts";
import { abilityHint, abilityName, partName } from "../names.ts";
import {
  ABILITIES,
  type Abilities,
  type AbilityId,
  armourClass,
  halfModifier,
  modifier,
} from "../rules/abilities.ts";
import { ABILITY_ARRAY, arrayWarnings } from "../rules/array.ts";
import { type BodyPlan, maxOp } from "../rules/body.ts";
import { arrayWarningLines } from "./character-view.ts";
import { type CreationDraft, finishedValues, freeValues } from "./creation-draft.ts";

/** The window: five abilities, the numbers that are still free, and what comes of it. */
export function creationView(
  draft: CreationDraft,
  before: Abilities,
  plan: BodyPlan,
  reader: Reader,
) {
  const free = freeValues(draft);
  return {
    name: draft.name,
    free: free.map((value) => ({ value, text: reader.number(value) })),
    abilities: ABILITIES.map((id) => abilityRow(id, draft.values[id], reader)),
    outcome: outcome(finishedValues(draft, before), plan, reader),
    warnings: warnings(draft, free, before, reader),
  };
}

function abilityRow(id: AbilityId, value: number | null, reader: Reader) {
  const { text } = reader;
  const isOwn = value !== null && !ABILITY_ARRAY.some((one) => one === value);
  const whole = value === null ? null : modifier(value);
  return {
    id,
    name: abilityName(id, reader),
    hint: abilityHint(id, reader),
    value,
    text: value === null ? "" : reader.number(value),
    isGiven: value !== null,
    isOwn,
    modifier: whole === null ? "" : reader.change(whole),
    half:
      whole === null
        ? ""
        : text("QUARTET.Trauma.Sheet.Half", { value: reader.change(halfModifier(whole)) }),
    choices: [null, ...ABILITY_ARRAY, ...(isOwn ? [value] : [])].map((choice) => ({
      value: choice === null ? "" : String(choice),
      label: choice === null ? text("QUARTET.Trauma.Creation.Nothing") : reader.number(choice),
      isChosen: choice === value,
    })),
  };
}

/** What the values make of the character (Trauma 003:12, 003:28). */
function outcome(abilities: Abilities, plan: BodyPlan, reader: Reader) {
  const { text, number } = reader;
  const limbs = plan.find(({ role }) => role !== "other");
  const trunk = plan.find(({ role }) => role === "other");
  const op = (part: (typeof plan)[number] | undefined, label: string) =>
    part ? [{ label, value: number(maxOp(abilities.con, part.id, plan)) }] : [];
  const isHumanoid = plan.some(({ id }) => id === "head") && plan.length === 6;
  return [
    { label: text("QUARTET.Trauma.Sheet.Ac"), value: number(armourClass(abilities.dex).total) },
    ...(isHumanoid
      ? [
          ...op(trunk, text("QUARTET.Trauma.Creation.TrunkOp")),
          ...op(limbs, text("QUARTET.Trauma.Creation.LimbOp")),
        ]
      : plan.slice(0, 2).flatMap((part) => op(part, partName(part.id, [], reader)))),
  ];
}

function warnings(
  draft: CreationDraft,
  free: readonly number[],
  before: Abilities,
  reader: Reader,
) {
  const open = ABILITIES.filter((id) => draft.values[id] === null);
  if (open.length === 0)
    return arrayWarningLines(arrayWarnings(finishedValues(draft, before)), reader);
  const names = open.map((id) => abilityName(id, reader)).join(", ");
  const values = free.map((value) => reader.number(value)).join(", ");
  const text = reader.text("QUARTET.Trauma.Creation.Open", { names, values });
  return [{ id: "open", source: "003:8", text }];
}
