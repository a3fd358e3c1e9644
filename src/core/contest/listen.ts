import { cardRenderer, refreshCards, registerCard } from "../cards.ts";
import type { QuartetChatMessage } from "../documents/chat-message.ts";
import { shownMessages } from "../live-cards.ts";
import { offerCardRenderer, onDeadline } from "./card.ts";
import { findContest } from "./joined.ts";
import {
  forgetMoves,
  isMoveMessage,
  isOfferMessage,
  moveMessages,
  offerMessage,
  offerMessages,
} from "./messages.ts";
import { moveCardRenderer } from "./move-card.ts";
import { followOutcome, tellOpened } from "./news.ts";
import { ContestPrompt } from "./prompt.ts";
import { revealAllDue, revealDue } from "./reveal.ts";
import { registerSecrets } from "./secrets.ts";
import { settleAllDue, settleDue } from "./settle.ts";
import { registerTimeLimit, watchDeadline } from "./time-limit.ts";

/** Called in `init`, once the rule books have registered their kinds. */
export function registerContests(): void {
  registerSecrets();
  registerTimeLimit();
  registerCard("contestOffer", offerCardRenderer);
  registerCard("contestMove", moveCardRenderer);
  onDeadline(refreshSoon);
}

/** Called in `ready`: follows contests as their messages and actors change. */
export function followContests(): void {
  forgetMoves();
  Hooks.on("createChatMessage", (message) => {
    onMessage(message);
    if (isOfferMessage(message)) tellOpened(message.id);
  });
  Hooks.on("updateChatMessage", (message) => onMessage(message));
  Hooks.on("deleteChatMessage", (message) => onMessage(message));
  // Receipts are kept on actors; those of unlinked tokens change with the token.
  for (const hook of ["updateActor", "deleteActor", "updateToken", "deleteToken"] as const)
    Hooks.on(hook, refreshAll as never);
  for (const hook of ["updateItem", "deleteItem"] as const) Hooks.on(hook, onItem as never);
  Hooks.on("userConnected", () => void settleAllDue());
  // So do statuses come and go.
  for (const hook of ["createActiveEffect", "deleteActiveEffect"] as const)
    Hooks.on(hook, refreshAll as never);
  Hooks.on("updateActorDelta" as never, refreshAll as never);
  for (const message of offerMessages()) void follow(message.id, { isNews: false });
  void revealAllDue();
}

function onMessage(message: unknown): void {
  forgetMoves();
  if (isOfferMessage(message)) void follow(message.id);
  else if (isMoveMessage(message)) void follow(message.system.contest);
}

/** Brings everything up to date that this client shows of a contest, and reveals what is due. */
async function follow(id: string, { isNews = true } = {}): Promise<void> {
  const contest = findContest(id);
  refreshSoon(id);
  if (!contest) return ContestPrompt.closeIdle();
  followOutcome(contest, isNews);
  watchDeadline(contest, refreshSoon);
  await ContestPrompt.update(contest);
  if (contest.offer.secret) await revealDue(contest);
  await settleDue(contest);
}

/** Items of actors keep receipts too. */
function onItem(item: { readonly isEmbedded: boolean }): void {
  if (item.isEmbedded) refreshAll();
}

const due = new Set<string>();

/** Draws cards anew once the work of this moment is done: many changes, one drawing. */
function refreshSoon(id: string): void {
  if (due.size === 0) setTimeout(() => void refreshDue());
  due.add(id);
}

async function refreshDue(): Promise<void> {
  const ids = [...due];
  due.clear();
  for (const id of ids) {
    const offer = offerMessage(id);
    if (offer) await refreshCards(offer);
    for (const move of moveMessages(id)) await refreshCards(move);
  }
}

function refreshAll(): void {
  void ContestPrompt.closeIdle();
  for (const id of shownMessages()) {
    const message = game.messages.get(id) as unknown as QuartetChatMessage | undefined;
    if (isOfferMessage(message)) refreshSoon(id);
    else if (message && cardRenderer(message.type)?.followsActors) void refreshCards(message);
  }
}
