import { once } from "../contest/guard.ts";
import { warn } from "../notify.ts";
import { typedWhole } from "../typed-whole.ts";
import { answersTo, hiddenNumber, type RequestMessage, requestMessages } from "./answers.ts";
import { refuseOthers } from "./guard.ts";
import { deskBook } from "./rules.ts";
import { keepNumber, newSecret, sealOf } from "./secrets.ts";
import { shareNumber } from "./share.ts";

/** Ids of answers that were judged before the eyes of this client. */
const judged = new Set<string>();

/**
 * Judges the answers to a request, at the client of any game master who has its number. What came
 * of it is written on the answer, for its readers; the number never is. Two who judge at once write
 * the same. Only those who were asked are judged, and each once: authors can change their messages,
 * and must not find out the number by having other dice judged.
 */
export async function judgeAnswers(request: RequestMessage): Promise<void> {
  const number = hiddenNumber(request.id);
  const check = deskBook(request.system.book)?.rules.check;
  if (number === null || !check?.judge) return;
  const answers = answersTo(request.id);
  for (const { actor } of request.system.actors) {
    const answer = answers.get(actor ?? "");
    if (!answer) continue;
    const id = String(answer.id);
    if (foundry.utils.getProperty(answer, "system.verdict")) judged.add(id);
    if (judged.has(id)) continue;
    await once(`desk judge ${id}`, async () => {
      await check.judge?.(answer, number);
      return true;
    });
  }
}

/** Judges what came while nobody with the number was there. */
export async function judgeAllAnswers(): Promise<void> {
  for (const request of requestMessages()) await judgeAnswers(request);
}

/**
 * Lays down the number of a secret request anew, where whoever knew it is gone. From then on this
 * is the request's number for all game masters; answers that are judged already stay as they are.
 * @returns Whether it was laid down; refusals are told.
 */
function layDownNumber(request: RequestMessage, number: number): Promise<boolean> {
  return once(`desk number ${request.id}`, async () => {
    if (refuseOthers() || !request.system.hidden) return false;
    if (!Number.isInteger(number)) {
      warn("QUARTET.Number.NotWhole", { value: String(number) });
      return false;
    }
    const secret = newSecret(number);
    // Kept before it is sealed: answers are judged as soon as the seal is here.
    await keepNumber(request.id, secret);
    await request.update({ system: { seal: sealOf(request.id, secret) } } as never);
    shareNumber(request);
    return true;
  });
}

/** Lays down what was typed beside a button, on the card of a request or at the desk. */
export async function layDownTyped(request: RequestMessage, control: HTMLElement): Promise<void> {
  const input = control.closest(".lay-down")?.querySelector("input");
  const number = typedWhole(input?.value ?? "");
  if (number !== null) await layDownNumber(request, number);
}
