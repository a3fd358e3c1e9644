import { refreshCards, registerCard } from "../cards.ts";
import type { QuartetChatMessage } from "../documents/chat-message.ts";
import { isRequest, registerAnswers, requestMessage, requestOf } from "./answers.ts";
import { awardCardRenderer } from "./award-card.ts";
import { isAward } from "./awards.ts";
import { listenToActors } from "./directory.ts";
import { refreshDesk } from "./open.ts";
import { registerParty } from "./party.ts";
import { openAllAsked, openAsked } from "./prompts.ts";
import { requestCardRenderer } from "./request-card.ts";

/** What the desk shows of: any change of these draws it anew. */
const WATCHED = [
  ...["Actor", "Item", "ActiveEffect"].flatMap((name) => [
    `create${name}`,
    `update${name}`,
    `delete${name}`,
  ]),
  "updateUser",
  // The theme, which the books take from the window.
  "clientSettingChanged",
] as const;

/** Called in `init`. */
export function registerDesk(): void {
  registerAnswers();
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
    if (isRequest(message)) void openAsked(message);
  });
  void openAllAsked();
}

function onMessage(message: QuartetChatMessage): void {
  const request = requestMessage(requestOf(message));
  if (request) void refreshCards(request);
  if (request || isRequest(message) || isAward(message)) refreshDesk();
}
