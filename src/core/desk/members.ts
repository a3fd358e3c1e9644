import type { QuartetActor } from "../documents/actor.ts";
import type { Reader } from "../i18n/language.ts";
import { isToldByData, statusName } from "../statuses.ts";
import { party } from "./party.ts";
import type { Askable } from "./request-dialog-view.ts";
import { players } from "./requests.ts";
import { type DeskBook, deskBooks } from "./rules.ts";
import type { Member } from "./table-view.ts";

/** The party of one rule book. */
export interface BookParty {
  readonly book: DeskBook;
  readonly actors: readonly QuartetActor[];
}

/** The party by rule book; books that nobody plays are left out. */
export function partyByBook(): BookParty[] {
  const members = party();
  return deskBooks()
    .map((book) => ({
      book,
      actors: members.filter(({ type }) => book.rules.actorTypes.includes(type)),
    }))
    .filter(({ actors }) => actors.length > 0);
}

/** A character as the table shows it. */
export function memberOf(
  actor: QuartetActor,
  { rules }: DeskBook,
  isChosen: boolean,
  reader: Reader,
): Member {
  const effects = [...actor.effects] as unknown as readonly StatusEffect[];
  return {
    id: actor.id ?? "",
    uuid: actor.uuid,
    name: actor.name,
    img: actor.img ?? "",
    players: playerNames(actor),
    statuses: effects
      .filter(({ active, statuses }) => active && [...statuses].some((id) => !isToldByData(id)))
      .map(({ name, statuses }) => statusName(statuses) ?? game.i18n.localize(name)),
    isChosen,
    view: rules.view(actor, reader),
  };
}

/** An effect as far as the desk reads it. */
interface StatusEffect {
  readonly name: string;
  readonly active: boolean;
  readonly statuses: ReadonlySet<string>;
}

/** A character as the window of requests shows it. */
export function askableOf(actor: QuartetActor, { rules }: DeskBook, reader: Reader): Askable {
  const { uuid, name } = actor;
  return { uuid, name, players: playerNames(actor), values: rules.view(actor, reader).values };
}

function playerNames(actor: QuartetActor): string[] {
  return players(actor).flatMap((id) => game.users.get(id)?.name ?? []);
}
