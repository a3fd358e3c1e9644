import { refreshCards, registerCard } from "../cards.ts";
import type { QuartetChatMessage } from "../documents/chat-message.ts";
import { isRequest, requestMessage, requestMessages, requestOf } from "./answers.ts";
import { awardCardRenderer } from "./award-card.ts";
import { isAward } from "./awards.ts";
import { listenToActors } from "./directory.ts";
import { judgeAllAnswers, judgeAnswers } from "./judge.ts";
import { refreshDesk } from "./open.ts";
import { registerParty } from "./party.ts";
import { openAllAsked, openAsked } from "./prompts.ts";
import { requestCardRenderer } from "./request-card.ts";
import { registerSecrets } from "./secrets.ts";
import { exchangeNumbers, registerShare, takeEarly } from "./share.ts";

/** What the desk shows of: any change of these draws it anew. */
const WATCHED = [
  ...["Actor", "Item", "ActiveEffect"].flatMap((name) => [
    `create${name}`,
    `update${name}`,
    `delete${name}`,
  ]),
  "updateUser",
  // Names of attributes and the like.
  "updateSetting",
  // The theme, which the books take from the window.
  "clientSettingChanged",
] as const;

/** Called in `init`. */
export function registerDesk(): void {
  registerSecrets(onNumber);
  registerShare();
  registerParty(refreshDesk);
  registerCard("deskRequest", requestCardRenderer);
  registerCard("deskAward", awardCardRenderer);
  listenToActors();
}

/** Called in `ready`. */
export function followDesk(): void {
  for (const hook of WATCHED) Hooks.on(hook as never, refreshDesk as never);
  for (const hook of ["createChatMessage", "updateChatMessage", "deleteChatMessage"] as const)
    Hooks.on(hook, ((message: unknown) => onMessage(message as QuartetChatMessage)) as never);
  Hooks.on("createChatMessage", (message: unknown) => {
    if (!isRequest(message)) return;
    void openAsked(message);
    void takeEarly(message);
  });
  void openAllAsked();
  exchangeNumbers();
  void judgeAllAnswers();
}

/** This browser has learnt a number: cards show it, and what waited for it is judged. */
function onNumber(): void {
  for (const request of requestMessages()) if (request.system.hidden) void refreshCards(request);
  void judgeAllAnswers();
}

function onMessage(message: QuartetChatMessage): void {
  const request = requestMessage(requestOf(message));
  if (request) void refreshCards(request);
  const asked = request ?? (isRequest(message) ? message : null);
  if (asked) void judgeAnswers(asked);
  if (request || isRequest(message) || isAward(message)) refreshDesk();
}
