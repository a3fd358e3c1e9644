import type { CombatView, TurnNote } from "../../core/combat/rules.ts";
import { nameList } from "../../core/contest/card-view.ts";
import type { Reader } from "../../core/i18n/language.ts";
import type { FighterFacts, FighterStatus, OrderFacts } from "./facts.ts";
import { ownView, wayView } from "./own-view.ts";

const STATUS_ICONS: Readonly<Record<FighterStatus, string | null>> = {
  none: null,
  waiting: "fa-hourglass-half",
  acted: "fa-check",
  out: "fa-ban",
  late: "fa-forward",
  together: "fa-people-group",
};

/** The panel above the order, and what stands under each name. */
export function orderView(facts: OrderFacts, reader: Reader): CombatView {
  return {
    panel: panelOf(facts, reader),
    notes: new Map(facts.fighters.map((one) => [one.id, notesOf(one, reader)])),
  };
}

function panelOf(facts: OrderFacts, reader: Reader): object {
  const { text, plural } = reader;
  const { phase, round, isGM, fighters, byPost, collected } = facts;
  const own = fighters.flatMap((one) => ownView(one, reader));
  // A game master can have many: they are folded away, but for those who play.
  const isMany = isGM && own.length > 1;
  return {
    step: text(`QUARTET.Trauma.Order.Phase.${phase}.Label`, { round }),
    hint: text(`QUARTET.Trauma.Order.Phase.${phase}.Hint`),
    byPost: byPost ? text("QUARTET.Trauma.Order.ByPost") : "",
    awaited: awaited(facts, reader),
    chances: fighters.flatMap((one) => chancesView(one, reader)),
    asked: askedOf(facts, reader),
    placed: placedOf(facts, reader),
    mayBegin: isGM && (phase === "ready" || (phase === "players" && facts.hasOpponents)),
    isReady: phase === "ready",
    collected: collected > 0 ? plural("QUARTET.Trauma.Order.Collected", collected) : "",
    mayReopen: isGM && phase === "opponents",
    mayGoOn: isGM && (phase === "opponents" || phase === "done"),
    own: isMany ? [] : own,
    many: isMany ? own : [],
  };
}

function awaited({ phase, fighters }: OrderFacts, reader: Reader): string {
  if (phase !== "players") return "";
  const names = fighters.filter(({ status }) => status === "waiting").map(({ name }) => name);
  // Those who are left may be hidden from this reader.
  if (names.length === 0) return "";
  return reader.text("QUARTET.Trauma.Order.Awaited", { names: nameList(names, reader) });
}

/** Who can take the next place by this reader's hand: "I act", where there is only one to mean. */
function askedOf({ phase, isGM, fighters }: OrderFacts, { text }: Reader) {
  if (phase !== "players") return [];
  const asked = fighters.filter(({ status, isOwner }) => status === "waiting" && isOwner);
  const key = isGM || asked.length > 1 ? "actAs" : "act";
  return asked.map(({ id, name, isMine }) => ({
    id,
    isMain: isMine,
    label: text(`QUARTET.Trauma.Order.Do.${key}`, { name }),
  }));
}

function placedOf({ phase, fighters }: OrderFacts, { text }: Reader) {
  if (phase === "opponents") return [];
  return fighters
    .filter(({ status, isOwner, isMine }) => status === "acted" && isOwner && isMine)
    .map(({ id, name }) => ({ id, label: text("QUARTET.Trauma.Order.Do.withdraw", { name }) }));
}

function chancesView({ id, name, chances }: FighterFacts, { text }: Reader) {
  return chances.map(({ token, mover, weapons }) => ({
    id,
    token,
    text: text("QUARTET.Trauma.Order.Provoked.Text", { mover, watcher: name }),
    weapons: weapons.map(({ uuid, name: weapon }) => ({
      uuid,
      label: text("QUARTET.Trauma.Order.Provoked.Strike", { weapon }),
    })),
    none: weapons.length > 0 ? "" : text("QUARTET.Trauma.Order.Provoked.NoWeapon"),
    letGo: text("QUARTET.Trauma.Order.Provoked.LetGo"),
  }));
}

function notesOf(fighter: FighterFacts, reader: Reader): TurnNote[] {
  const { status } = fighter;
  const icon = STATUS_ICONS[status];
  const key = `QUARTET.Trauma.Order.Status.${status}`;
  const doing = icon ? [{ icon, state: status, text: reader.text(key) }] : [];
  const way = wayView(fighter.way, reader);
  return [...doing, ...(way ? [{ icon: way.icon, state: way.state, text: way.text }] : [])];
}
