import type { Reader } from "../i18n/language.ts";
import type { DeskOutcome } from "./rules.ts";

/** One who was asked, and what has become of it. */
export interface AskedFacts {
  readonly uuid: string;
  readonly name: string;
  readonly isGone: boolean;
  /** There is an answer. */
  readonly hasRolled: boolean;
  /** Id of the message that answers. */
  readonly message: string;
  /** As far as this reader may know it. */
  readonly outcome: DeskOutcome | null;
  /** This reader may roll. */
  readonly mayRoll: boolean;
  /** Names of the players who are asked. */
  readonly players: readonly string[];
}

export interface RequestFacts {
  readonly id: string;
  readonly value: string;
  readonly note: string;
  /** Language key of what the number is called. */
  readonly numberLabel: string;
  readonly number: number | null;
  readonly isHidden: boolean;
  readonly isGameMaster: boolean;
  readonly asked: readonly AskedFacts[];
}

/** A request with its answers: what `templates/core/desk/request.hbs` shows. */
export function requestView(facts: RequestFacts, reader: Reader) {
  const { asked, isGameMaster } = facts;
  const rolled = asked.filter(({ hasRolled }) => hasRolled).length;
  const title = reader.text("QUARTET.Desk.Request.Title", { value: facts.value });
  return {
    id: facts.id,
    title,
    withdrawLabel: reader.text("QUARTET.Desk.Request.Withdraw", { title }),
    note: facts.note,
    number: numberText(facts, reader),
    isHidden: facts.isHidden,
    layDown: layDownView(facts, reader),
    progress: reader.text("QUARTET.Desk.Request.Progress", { rolled, all: asked.length }),
    isDone: rolled === asked.length,
    rows: asked.map((one) => askedRow(one, isGameMaster, reader)),
  };
}

function numberText(
  { number, isHidden, isGameMaster, numberLabel }: RequestFacts,
  { text, number: format }: Reader,
): string {
  const label = text(numberLabel);
  if (number === null) return isHidden ? text("QUARTET.Desk.Request.Kept", { label }) : "";
  const key = isHidden && isGameMaster ? "Secret" : "Number";
  return text(`QUARTET.Desk.Request.${key}`, { label, number: format(number) });
}

/** For a game master who lacks the number: whoever knew it may be gone. */
function layDownView(
  { number, isHidden, isGameMaster, numberLabel, asked }: RequestFacts,
  { text }: Reader,
) {
  const isOpen = asked.some(({ outcome }) => (outcome?.isSuccess ?? null) === null);
  if (!isHidden || !isGameMaster || number !== null || !isOpen) return null;
  return { label: text("QUARTET.Desk.Request.LayDown", { label: text(numberLabel) }) };
}

function askedRow(one: AskedFacts, isGameMaster: boolean, { text }: Reader) {
  const { outcome, hasRolled, isGone, players } = one;
  const state = outcome
    ? outcome.isSuccess === null
      ? "rolled"
      : outcome.isSuccess
        ? "success"
        : "failure"
    : hasRolled
      ? "rolled"
      : isGone
        ? "gone"
        : "waiting";
  return {
    uuid: one.uuid,
    name: one.name,
    message: one.message,
    state,
    icon: STATE_ICONS[state],
    text: outcome?.text ?? text(`QUARTET.Desk.Request.State.${state}`),
    players: isGameMaster && !hasRolled ? playersText(players, text) : "",
    mayRoll: one.mayRoll && !hasRolled && !isGone,
    rollLabel: text("QUARTET.Desk.Request.RollFor", { name: one.name }),
  };
}

function playersText(players: readonly string[], text: Reader["text"]): string {
  return players.length > 0 ? players.join(", ") : text("QUARTET.Desk.Request.NoPlayer");
}

/** Signs, so that colour is not alone in telling how it went. */
const STATE_ICONS = {
  waiting: "fa-hourglass-half",
  rolled: "fa-dice",
  success: "fa-check",
  failure: "fa-xmark",
  gone: "fa-ghost",
} as const;
