import type { Reader } from "../../core/i18n/language.ts";
import { type RestKind, rest } from "../rules/reserve.ts";

/** Somebody who rests. */
export interface Rester {
  readonly uuid: string;
  readonly name: string;
  readonly reserve: number;
  readonly level: number;
}

/** The kinds as the window offers them: the most usual first. */
const KINDS: readonly RestKind[] = ["night", "relaxation", "start"];

/** The reserve before and after, up or down. RPS [79] */
export function restLine({ name, reserve, level }: Rester, { text }: Reader): string {
  const { before, after } = rest(reserve, level);
  return before === after
    ? text("QUARTET.Rps.Rest.Same", { name, after })
    : text("QUARTET.Rps.Rest.Line", { name, before, after });
}

/** The window: how, for whom, and what it does. @param party Everybody whom players own; for game masters only. */
export function restView(one: Rester, party: readonly Rester[], kind: RestKind, reader: Reader) {
  const { before, after } = rest(one.reserve, one.level);
  return {
    kinds: KINDS.map((id) => ({
      id,
      label: reader.text(`QUARTET.Rps.Rest.Kind.${id}`),
      isChosen: id === kind,
    })),
    line: restLine(one, reader),
    why: reader.text(
      `QUARTET.Rps.Rest.Why.${after > before ? "up" : after < before ? "down" : "same"}`,
    ),
    party: party.map((member) => ({ uuid: member.uuid, text: restLine(member, reader) })),
  };
}
