import type { Reader } from "../../core/i18n/language.ts";
import { BODY_KINDS, type BodyKind } from "../data/body-state.ts";
import { roleName } from "../names.ts";
import { PART_ROLES, type PlanPart } from "../rules/body.ts";
import { choicesOf } from "./character-view.ts";
import type { NameOfPart } from "./pain-view.ts";

/** What kind of body it is, and the parts of its own, as fields. */
export function bodyEditor(
  kind: BodyKind,
  own: readonly PlanPart[],
  nameOf: NameOfPart,
  reader: Reader,
) {
  return {
    kinds: choicesOf(BODY_KINDS, kind, (id) => reader.text(`QUARTET.Trauma.Body.Kind.${id}.Label`)),
    hint: reader.text(`QUARTET.Trauma.Body.Kind.${kind}.Hint`),
    hasOwn: kind === "own",
    isPlain: kind === "plain",
    parts: own.map(({ id, role, factor }) => ({
      id,
      name: nameOf(id),
      factor: reader.number(factor),
      roles: choicesOf(PART_ROLES, role, (one) => roleName(one, reader)),
    })),
  };
}
