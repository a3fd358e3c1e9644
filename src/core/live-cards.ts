import { dataSelector } from "./sheets/data-selector.ts";
import { keepTyping } from "./sheets/kept-typing.ts";
import { pointerReleased } from "./sheets/pointer.ts";

/** A card on this client's screen. Cards that were taken away are forgotten with their window. */
interface LiveCard {
  readonly element: WeakRef<HTMLElement>;
  wasShown: boolean;
}

const cards = new Map<string, LiveCard[]>();
/** The latest drawing of each message: an earlier one that takes longer is thrown away. */
const drawings = new Map<string, number>();

/** How often the cards of a message have been drawn anew: a new card that took longer is late. */
export function drawingCount(messageId: string): number {
  return drawings.get(messageId) ?? 0;
}

/** Remembers a card, so that it can be brought up to date. */
export function rememberCard(messageId: string, element: HTMLElement): void {
  const live = { element: new WeakRef(element), wasShown: false };
  cards.set(messageId, [...liveCards(messageId), live]);
}

function liveCards(messageId: string): LiveCard[] {
  return (cards.get(messageId) ?? []).filter((card) => {
    const element = card.element.deref();
    const isGone = !element || (card.wasShown && !element.isConnected);
    if (element?.isConnected) card.wasShown = true;
    return !isGone;
  });
}

/** Ids of all messages that have a card on this client's screen. */
export function shownMessages(): string[] {
  return [...cards.keys()];
}

/**
 * Draws every card of a message anew, in place: the element stays, so that screen readers tell
 * what has changed, and the focus and what is unfolded stay too.
 */
export async function redrawCards(
  messageId: string,
  draw: () => Promise<HTMLElement | null>,
): Promise<void> {
  const drawing = drawingCount(messageId) + 1;
  drawings.set(messageId, drawing);
  const live = liveCards(messageId);
  if (live.length === 0) cards.delete(messageId);
  else cards.set(messageId, live);
  for (const { element } of live) {
    const fresh = await draw();
    // A button must not be taken away between its press and its release.
    await pointerReleased();
    const card = element.deref();
    if (card && fresh && drawings.get(messageId) === drawing) replaceInside(card, fresh);
  }
}

/** Puts the inside of a fresh element in place of an old one's; the focus and what is unfolded stay. */
export function replaceInside(card: HTMLElement, fresh: HTMLElement): void {
  card.querySelectorAll("details").forEach((details, place) => {
    const next = fresh.querySelectorAll("details")[place];
    if (next) next.open = details.open;
  });
  const focused = card.ownerDocument.activeElement;
  const control = focused && card.contains(focused) ? controlSelector(focused) : null;
  keepTyping(fresh, card);
  card.className = fresh.className;
  card.replaceChildren(...fresh.childNodes);
  if (control !== null) focusIn(card, control);
}

/**
 * Gives the focus back to a control. Where it is gone, for it has done its work, the card itself
 * takes the focus: a second press of the key must not do what another button does.
 */
function focusIn(card: HTMLElement, control: string): void {
  const found = control ? card.querySelector<HTMLElement>(control) : null;
  if (!found) card.tabIndex = -1;
  (found ?? card).focus({ preventScroll: true });
}

/** Finds the control again that had the focus; empty for what cannot be told apart. */
function controlSelector(element: Element): string {
  const name = element.getAttribute("name");
  const own = dataSelector(element as HTMLElement) || (name && `[name="${CSS.escape(name)}"]`);
  return own ? element.localName + own : "";
}
