import { reader } from "../i18n/language.ts";
import { inform } from "../notify.ts";
import { answersTo, type RequestMessage, requestMessages } from "./answers.ts";
import { requestFacts } from "./request-facts.ts";
import { answerRequest } from "./requests.ts";

/** Requests older than this open no window when somebody joins; their cards still work. */
const FRESH_MS = 60 * 60 * 1000;

/** Opens the dialog for each character that this player is asked to roll for, one after another. */
export async function openAsked(message: RequestMessage): Promise<void> {
  const { id } = game.user;
  const asked = message.system.actors.filter(({ users }) => users.includes(id));
  if (game.user.isGM || asked.length === 0 || isStale(message)) return;
  const waiting = () => {
    const answers = answersTo(message.id);
    return asked.filter(({ actor }) => actor && !answers.has(actor));
  };
  if (waiting().length === 0) return;
  const { value, note } = requestFacts(message, reader());
  inform(`QUARTET.Desk.Request.${note ? "NoticeAbout" : "Notice"}`, { value, note });
  for (const { actor } of waiting()) await answerRequest(message, actor ?? "");
}

/** Called once the world is there: what came while this player was away. */
export async function openAllAsked(): Promise<void> {
  for (const message of requestMessages().reverse()) await openAsked(message);
}

function isStale({ timestamp }: RequestMessage): boolean {
  return game.time.serverTime - timestamp > FRESH_MS;
}
