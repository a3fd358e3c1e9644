import { whileBusy } from "../busy.ts";
import type { QuartetCombat } from "../documents/combat.ts";
import { replaceInside } from "../live-cards.ts";
import { pointerReleased } from "../sheets/pointer.ts";
import { notesOf } from "./notes.ts";
import { combatRules, combatTemplates, type TurnNote } from "./rules.ts";

/** The combat tracker, as far as it is read here. */
interface Tracker {
  readonly viewed: QuartetCombat | null;
  readonly element: HTMLElement;
  readonly rendered: boolean;
}

const NOTES = "systems/quartet/templates/core/combat/turn.hbs";
const { loadTemplates, renderTemplate } = foundry.applications.handlebars;

/** Trackers that were drawn here: the sidebar's, and one in a window of its own. */
const trackers = new Set<WeakRef<Tracker>>();
/** The latest drawing of each: an earlier one that takes longer is thrown away. */
const drawings = new WeakMap<Tracker, number>();
/** What each panel shows: the same is not drawn twice. */
const drawn = new WeakMap<Element, string>();

/** Called in `init`: adds to the tracker what the rule books say, whenever Foundry has drawn it. */
export function followTracker(): void {
  void loadTemplates([NOTES, ...combatTemplates()]);
  Hooks.on(
    "renderCombatTracker" as never,
    ((app: Tracker) => {
      if (!known().includes(app)) trackers.add(new WeakRef(app));
      void draw(app);
    }) as never,
  );
}

const known = (): Tracker[] => [...trackers].flatMap((reference) => reference.deref() ?? []);

let isDue = false;

/** Draws what is ours anew once the work of this moment is done: many changes, one drawing. */
export function redrawTrackers(): void {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    for (const app of known()) if (app.rendered) void draw(app);
  });
}

async function draw(app: Tracker): Promise<void> {
  const drawing = (drawings.get(app) ?? 0) + 1;
  drawings.set(app, drawing);
  const { viewed: combat } = app;
  const rules = combat ? combatRules(combat) : undefined;
  const view = combat && rules?.view(combat);
  const panel = view && rules && (await renderTemplate(rules.template, view.panel as never));
  const notes = combat ? notesOf(combat, view?.notes) : new Map<string, readonly TurnNote[]>();
  const lists = new Map<string, string>();
  for (const [id, list] of notes)
    lists.set(id, await renderTemplate(NOTES, { notes: list, skin: rules?.skin } as never));
  // A button must not be taken away between its press and its release.
  await pointerReleased();
  if (drawings.get(app) !== drawing || !app.rendered) return;
  placePanel(app, panel ?? null);
  for (const row of app.element.querySelectorAll<HTMLElement>("[data-combatant-id]"))
    placeNotes(row, lists.get(row.dataset.combatantId ?? "") ?? null);
}

function elementOf(html: string): HTMLElement {
  const holder = document.createElement("template");
  holder.innerHTML = html.trim();
  return holder.content.firstElementChild as HTMLElement;
}

/** The panel stands above the order, and stays the same element for as long as there is one. */
function placePanel(app: Tracker, html: string | null): void {
  const shown = app.element.querySelector(".quartet-fight") as HTMLElement | null;
  if (html === null) shown?.remove();
  else if (shown && drawn.get(shown) !== html) replaceInside(shown, elementOf(html));
  const panel = html === null ? null : (shown ?? newPanel(app, html));
  if (panel && html) drawn.set(panel, html);
}

function newPanel(app: Tracker, html: string): HTMLElement {
  const panel = elementOf(html);
  panel.addEventListener("click", (event) => void act(app, event));
  const order = app.element.querySelector('[data-application-part="tracker"]');
  if (order) order.before(panel);
  else app.element.prepend(panel);
  return panel;
}

async function act(app: Tracker, event: Event): Promise<void> {
  const control = (event.target as Element).closest<HTMLButtonElement>("button[data-action]");
  const combat = app.viewed;
  const action = control && combat && combatRules(combat)?.actions[control.dataset.action ?? ""];
  if (!control || !combat || !action) return;
  event.preventDefault();
  // The tracker has actions of its own, and may have one of the same name.
  event.stopPropagation();
  await whileBusy(control, async () => action(combat, control));
}

function placeNotes(row: HTMLElement, html: string | null): void {
  row.querySelector(".quartet-turn")?.remove();
  if (html) (row.querySelector(".token-name") ?? row).append(elementOf(html));
}
