import { chosenBooks, onBooksChosen } from "./books.ts";
import type { QuartetActor } from "./documents/actor.ts";
import { setStatusEffect } from "./foundry.ts";
import { makeQueue } from "./in-turn.ts";
import { isMadeHere } from "./made-here.ts";

/** A status of a rule book that tokens can show. */
export interface BookStatus {
  /** Begins with the id of the book, so that no two books share one. */
  readonly id: string;
  /** Language key. */
  readonly name: string;
  /** Whole path, so that the build finds it. */
  readonly img: string;
  /** Actor types in whose token menu it is offered. */
  readonly types: readonly string[];
  /** What it goes with, where the book keeps it in its data. */
  readonly follows?: Followed;
}

/** Data that a status goes with: either brings the other along. */
export interface Followed {
  /** Paths of an actor's update data that can change it. */
  readonly paths: readonly string[];
  /** Whether the status belongs to the actor as the data are; `null` if that is left to people. */
  isOn(actor: QuartetActor): boolean | null;
  /** Makes the data fit a status that somebody gave or took; left out where it is a mark alone. */
  set?(actor: QuartetActor, isOn: boolean): Promise<unknown>;
}

const known: { readonly book: string; readonly status: BookStatus }[] = [];

/** Statuses and data follow each other one after another, each by what is so when its turn comes. */
const inOrder = makeQueue();

/** Called by each rule book in `init`. */
export function registerStatuses(book: string, statuses: readonly BookStatus[]): void {
  known.push(...statuses.map((status) => ({ book, status })));
  for (const status of statuses) offer(status, true);
}

function offer({ id, name, img, types }: BookStatus, isOffered: boolean): void {
  setStatusEffect({ id, name, img, hud: isOffered && { actorTypes: types } });
}

/** Whether the data say what the status says, so that whoever shows the data need not show it. */
export function isToldByData(id: string): boolean {
  return known.some(({ status }) => status.id === id && status.follows?.set !== undefined);
}

/** The name of an effect that is one status of a book, in the reader's language and not its author's. */
export function statusName(ids: ReadonlySet<string>): string | null {
  const [id] = ids;
  const found = ids.size === 1 ? known.find(({ status }) => status.id === id) : undefined;
  return found ? game.i18n.localize(found.status.name) : null;
}

/** Offers the statuses of the books that this world plays, now and whenever the choice changes. */
export function offerStatuses(): void {
  const offerChosen = () => {
    const chosen = chosenBooks();
    for (const { book, status } of known) offer(status, chosen.includes(book));
  };
  offerChosen();
  onBooksChosen(offerChosen);
}

/** Keeps statuses and data together. Of all clients, the one that has changed something writes. */
export function followStatuses(): void {
  Hooks.on("createActor", ((actor: QuartetActor, ...rest: unknown[]) => {
    for (const status of followed(actor, rest)) void markByData(actor, status);
  }) as never);
  Hooks.on("updateActor", ((actor: QuartetActor, changes: object, ...rest: unknown[]) => {
    for (const status of followed(actor, rest))
      if (status.follows?.paths.some((path) => foundry.utils.hasProperty(changes, path)))
        void markByData(actor, status);
  }) as never);
  for (const hook of ["createActiveEffect", "updateActiveEffect", "deleteActiveEffect"] as const)
    Hooks.on(hook, ((effect: ActiveEffect, ...rest: unknown[]) => {
      const actor = effect.parent as unknown;
      if (!(actor instanceof Actor)) return;
      for (const status of followed(actor as QuartetActor, rest))
        if (effect.statuses.has(status.id)) void setByMark(actor as QuartetActor, status);
    }) as never);
}

/** The statuses that follow data of this actor, if this client has made the change. */
function followed(actor: QuartetActor, rest: readonly unknown[]): BookStatus[] {
  if (!isMadeHere(rest) || actor.pack || !actor.isOwner) return [];
  return known
    .map(({ status }) => status)
    .filter(({ types, follows }) => follows && types.includes(actor.type));
}

function markByData(actor: QuartetActor, { id, follows }: BookStatus): Promise<void> {
  return inOrder(async () => {
    const active = follows?.isOn(actor) ?? null;
    if (active !== null && isThere(actor) && actor.statuses.has(id) !== active)
      await actor.toggleStatusEffect(id, { active });
  });
}

function setByMark(actor: QuartetActor, { id, follows }: BookStatus): Promise<void> {
  return inOrder(async () => {
    const isOn = actor.statuses.has(id);
    if (follows?.set && isThere(actor) && follows.isOn(actor) !== isOn)
      await follows.set(actor, isOn);
  });
}

/** Whether it has not been deleted while something else was written. */
function isThere(actor: QuartetActor): boolean {
  const { token } = actor;
  if (!token) return game.actors.has(String(actor.id));
  return token.parent?.tokens.has(String(token.id)) === true;
}
