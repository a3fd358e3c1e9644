import { whileBusy } from "./busy.ts";
import { cardAction } from "./card-action.ts";
import type { QuartetChatMessage } from "./documents/chat-message.ts";
import { drawingCount, redrawCards, rememberCard } from "./live-cards.ts";

/** Turns the data of a message into a card, on each reader's client, for that reader's rights. */
export interface CardRenderer {
  readonly template: string;
  context(message: QuartetChatMessage): object | Promise<object>;
  /** What the card's controls do, by their `data-action`. */
  readonly actions: Readonly<
    Record<string, (message: QuartetChatMessage, control: HTMLElement) => Promise<unknown>>
  >;
  /** More of them, where they go by the message. A name that `actions` has stays theirs. */
  moreActions?(message: QuartetChatMessage): CardRenderer["actions"];
  /** The card shows what has become of actors: it is drawn anew whenever one changes. */
  readonly followsActors?: boolean;
}

const renderers = new Map<string, CardRenderer>();

export function registerCard(type: string, renderer: CardRenderer): void {
  renderers.set(type, renderer);
}

export function cardRenderer(type: string): CardRenderer | undefined {
  return renderers.get(type);
}

let partials: Promise<unknown> = Promise.resolve();

/** Loads templates that others include by their path. Cards wait for them. Called in `init`. */
export function loadPartials(paths: readonly string[]): void {
  partials = foundry.applications.handlebars.loadTemplates([...paths]);
}

/** The card of a message, or `null` for messages that are not ours. */
export async function renderCard(message: QuartetChatMessage): Promise<HTMLElement | null> {
  const id = message.id ?? "";
  const before = drawingCount(id);
  const card = await drawCard(message);
  if (!card) return null;
  if (id) rememberCard(id, card);
  if (drawingCount(id) !== before) await refreshCards(message);
  return card;
}

/** Brings the cards of a message up to date that are on the screen already. */
export async function refreshCards(message: QuartetChatMessage): Promise<void> {
  if (message.id) await redrawCards(message.id, () => drawCard(message));
}

async function drawCard(message: QuartetChatMessage): Promise<HTMLElement | null> {
  const renderer = cardRenderer(message.type);
  if (!renderer) return null;
  await partials;
  const html = await foundry.applications.handlebars.renderTemplate(
    renderer.template,
    (await renderer.context(message)) as never,
  );
  const holder = document.createElement("template");
  holder.innerHTML = html.trim();
  const card = holder.content.firstElementChild as HTMLElement;
  card.addEventListener("click", (event) => void act(renderer, message, event));
  return card;
}

async function act(renderer: CardRenderer, message: QuartetChatMessage, event: Event) {
  const control = (event.target as Element).closest<HTMLElement>("[data-action]");
  const action = control && cardAction(renderer, message, control.dataset.action ?? "");
  if (!control || !action) return;
  event.preventDefault();
  event.stopPropagation();
  await whileBusy(control, () => action(message, control));
}
