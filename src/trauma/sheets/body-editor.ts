import type { QuartetActor } from "../../core/documents/actor.ts";
import { reader } from "../../core/i18n/language.ts";
import { inTurn } from "../../core/in-turn.ts";
import { typedNumber } from "../../core/sheets/changed-data.ts";
import { traumaModel } from "../rolls/values.ts";
import { PART_ROLES, type PlanPart } from "../rules/body.ts";

type OwnPart = { -readonly [Key in keyof PlanPart]: PlanPart[Key] } & { name: string };

function ownParts(actor: QuartetActor): OwnPart[] {
  return foundry.utils.deepClone(traumaModel(actor)?._source.body.own ?? []) as OwnPart[];
}

type PartEdit = (part: OwnPart) => void;

/** What a field of the list of own parts says; `null`, once the user has been told, if it is wrong. */
function editOf(control: HTMLInputElement): PartEdit | null {
  const { value, dataset } = control;
  if (dataset.field === "name")
    return (part) => {
      part.name = value.trim() || part.name;
    };
  if (dataset.field === "role")
    return (part) => {
      part.role = PART_ROLES.find((role) => role === value) ?? part.role;
    };
  const factor = typedNumber(control, Number(control.defaultValue));
  if (factor === null) {
    control.value = control.defaultValue;
    return null;
  }
  return (part) => {
    part.factor = factor;
  };
}

/** Changes one of its own parts. The list is saved as a whole: one change after another, or one is lost. */
export async function changeOwnPart(actor: QuartetActor, control: HTMLInputElement): Promise<void> {
  const edit = editOf(control);
  const id = control.dataset.ownPart;
  if (!edit) return;
  await inTurn(async () => {
    const all = ownParts(actor);
    const part = all.find((one) => one.id === id);
    if (!part) return;
    edit(part);
    await actor.update({ "system.body.own": all } as never);
  });
}

/** One more part of its own. */
export function addOwnPart(actor: QuartetActor): Promise<unknown> {
  return inTurn(async () => {
    const name = reader().text("QUARTET.Trauma.Body.NewPart");
    const part: OwnPart = { id: foundry.utils.randomID(), name, role: "other", factor: 2 };
    await actor.update({ "system.body.own": [...ownParts(actor), part] } as never);
  });
}

/** One part fewer. */
export function removeOwnPart(actor: QuartetActor, part: string): Promise<unknown> {
  return inTurn(async () => {
    const left = ownParts(actor).filter(({ id }) => id !== part);
    await actor.update({ "system.body.own": left } as never);
  });
}

/** The points of a part as somebody types them: stored is what is missing. */
export function typedOp(
  actor: QuartetActor,
  control: HTMLInputElement,
  part: string,
): Record<string, unknown> {
  const model = traumaModel(actor);
  const state = model?.bodyState.parts[part];
  if (!model || !state) return {};
  const typed = typedNumber(control, state.op);
  if (typed === null) {
    control.value = control.defaultValue;
    return {};
  }
  const missing = (model.parts[part]?.missing ?? 0) + state.op - typed;
  return { [`system.parts.${part}.missing`]: Math.max(0, missing) };
}
