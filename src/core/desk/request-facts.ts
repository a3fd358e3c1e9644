import { actorOf } from "../documents/lookup.ts";
import { localName } from "../documents/translated.ts";
import type { Reader } from "../i18n/language.ts";
import { answersTo, hiddenNumber, type RequestMessage } from "./answers.ts";
import { valueNameFor } from "./requests.ts";
import { deskBook } from "./rules.ts";
import type { AskedFacts, RequestFacts } from "./status-view.ts";

/** A request with its answers, as far as this reader may know them. */
export function requestFacts(message: RequestMessage, reader: Reader): RequestFacts {
  const { book, value, valueName, actors, hidden, note } = message.system;
  const check = deskBook(book)?.rules.check;
  const { isGM } = game.user;
  const secret = hidden ? hiddenNumber(message.id) : null;
  const answers = answersTo(message.id);
  const asked = actors.map(({ actor: uuid, name, users }): AskedFacts => {
    const actor = actorOf(uuid);
    const answer = answers.get(uuid ?? "");
    const mayKnow = answer?.isContentVisible === true;
    return {
      uuid: uuid ?? "",
      name: localName(name, actor),
      isGone: actor === null,
      hasRolled: answer !== undefined,
      message: answer?.id ?? "",
      outcome: (answer && mayKnow && check?.outcome(answer, secret, reader)) || null,
      mayRoll: actor?.isOwner === true,
      players: users.flatMap((id) => game.users.get(id)?.name ?? []),
    };
  });
  // What the game master kept secret is not known by asking somebody else's character.
  const own = actors.flatMap(({ actor }) => actorOf(actor) ?? []).filter(({ isOwner }) => isOwner);
  return {
    id: message.id,
    value: valueNameFor(own, value) ?? valueName,
    note,
    numberLabel: check?.number.label ?? "",
    number: hidden ? secret : message.system.number,
    isHidden: hidden,
    isGameMaster: isGM,
    asked,
  };
}
