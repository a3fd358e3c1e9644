import { bookOfType } from "../books.ts";
import type { QuartetActor } from "../documents/actor.ts";
import { isCharacterType } from "../documents/token-rules.ts";

/** How long the outline stays, in milliseconds. */
const OUTLINED = 4000;

interface Sheet {
  readonly element: HTMLElement;
  readonly position: { readonly left: number; readonly width: number | "auto" };
  setPosition(position: object): unknown;
  render(options: object): Promise<unknown>;
  changeTab(tab: string, group: string): void;
}

/** A character of a rule book that this user plays: their own, or else the first that they own. */
export function characterOf(book: string): QuartetActor | undefined {
  const fits = (actor: QuartetActor | null | undefined) =>
    actor?.isOwner === true &&
    isCharacterType(actor.type) &&
    bookOfType("Actor", actor.type) === book;
  const mine = game.user.character as QuartetActor | null;
  if (fits(mine)) return mine ?? undefined;
  return [...game.actors].find((actor) => fits(actor as unknown as QuartetActor)) as
    | QuartetActor
    | undefined;
}

/**
 * Opens a character's sheet beside what stands to the left of `edge`, in pixels, turns to the first
 * of the controls that is there, and outlines it.
 */
export async function pointAt(
  actor: QuartetActor,
  selectors: readonly string[],
  edge: number,
): Promise<void> {
  const sheet = actor.sheet as unknown as Sheet;
  await sheet.render({ force: true });
  if (sheet.position.left < edge) sheet.setPosition({ left: edge });
  const target = selectors
    .map((selector) => sheet.element.querySelector<HTMLElement>(selector))
    .find((element) => element !== null);
  if (!target) return;
  const tab = target.closest<HTMLElement>(".tab[data-group][data-tab]");
  if (tab) sheet.changeTab(String(tab.dataset.tab), String(tab.dataset.group));
  target.scrollIntoView({ block: "center" });
  target.classList.add("quartet-pointed");
  target.focus({ preventScroll: true });
  setTimeout(() => target.classList.remove("quartet-pointed"), OUTLINED);
}
