import type { CardRenderer } from "../../core/cards.ts";
import { undoAllChanges, undoAllView } from "../../core/contest/undo-all.ts";
import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { actorOf } from "../../core/documents/lookup.ts";
import { reader } from "../../core/i18n/language.ts";
import type { TranslatedName } from "../../core/i18n/translations.ts";
import type { NamedPart } from "../names.ts";
import { type BodySnapshot, snapshotBody } from "../rolls/body-snapshot.ts";
import { nightsOf } from "../rules/rest-course.ts";
import type { TraumaSettings } from "../rules/settings.ts";
import { TraumaSleepRoll } from "./rest-roll.ts";
import { restResult, restTitle } from "./rest-view.ts";

type RestMessage = QuartetChatMessage & {
  readonly system: ChatMessage.SystemOfType<"traumaRest">;
};

/** The card of a rest, made anew on each reader's client. */
export const restCardRenderer: CardRenderer = {
  template: "systems/quartet/templates/trauma/rest/card.hbs",
  context: (message) => ({
    ...context(message as RestMessage),
    undo: undoAllView(String(message.id), resterOf(message), reader()),
  }),
  actions: { undoAll: (message) => undoAllChanges(String(message.id), resterOf(message)) },
  followsActors: true,
};

const resterOf = (message: QuartetChatMessage) => actorOf((message as RestMessage).system.actor);

function context(message: RestMessage) {
  const { days, sleeps, adjust } = message.system;
  const settings = message.system.settings as TraumaSettings;
  const snapshot = message.system as unknown as Pick<BodySnapshot, "con" | "plan" | "parts">;
  const own: NamedPart[] = snapshot.plan.map(({ id, name }) => ({
    id,
    name: name as TranslatedName,
  }));
  const faces = message.rolls.flatMap((roll) =>
    roll instanceof TraumaSleepRoll ? [roll.faces] : [],
  );
  const wish = { days, sleeps };
  // Whose roll is hidden from this reader has no dice here.
  if (faces.length < nightsOf(wish)) return { title: restTitle(wish, reader()) };
  const rester = { body: snapshotBody(snapshot, settings), own, adjust };
  return restResult(rester, wish, faces, settings, reader());
}
