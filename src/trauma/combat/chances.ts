import { playersOf } from "../../core/contest/rights.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import type { QuartetCombat } from "../../core/documents/combat.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { itemOf } from "../../core/documents/lookup.ts";
import { makeQueue } from "../../core/in-turn.ts";
import { inform } from "../../core/notify.ts";
import { metresFrom, type TokenMove } from "../../core/scene/moves.ts";
import type { TraumaWeaponModel } from "../data/items.ts";
import { provokedAttack } from "../rolls/start-attack.ts";
import { provocation } from "../rules/turn.ts";
import { type Fighter, fighterOf, fightersOf, fightOfToken } from "./fighters.ts";
import { type Chance, fighterState, saveFighter } from "./state.ts";

const inOrder = makeQueue();

/** Tells those whose reach somebody has left that they may strike. Nothing rolls by itself. */
export async function noteChances(move: TokenMove): Promise<void> {
  const { token } = move;
  const fight = fightOfToken(token);
  // Nobody strikes at what nobody sees.
  if (!fight?.fighter.model || token.hidden) return;
  const { combat, fighter: mover } = fight;
  for (const watcher of fightersOf(combat)) {
    if (watcher.side === mover.side || !isProvoked(move, mover, watcher)) continue;
    if (!watcher.actor || !speaksFor(watcher.actor)) continue;
    await inOrder(() => keep(watcher, { round: combat.round, token: token.uuid }));
    inform("QUARTET.Trauma.Order.Provoked.Notice", {
      mover: token.name ?? "",
      watcher: watcher.combatant.name ?? "",
    });
  }
}

function isProvoked({ way }: TokenMove, mover: Fighter, { combatant, model }: Fighter) {
  const token = combatant.token as TokenDocument.Implementation | null;
  if (!token || !model || !mover.model || token.parent !== mover.combatant.token?.parent)
    return false;
  const metres = way.map((place) => metresFrom(place, token));
  const measured = metres.filter((length) => length !== null);
  if (measured.length < metres.length) return false;
  return provocation({
    way: measured,
    reach: model.reach,
    mover: mover.model.turnState,
    watcher: model.turnState,
    watcherCondition: model.condition,
  }).provoked;
}

/** The one client that notes it for an actor: that of its first player here, else a game master's. */
function speaksFor(actor: QuartetActor): boolean {
  const [first] = playersOf(actor).filter((id) => game.users.get(id)?.active);
  return first ? first === game.user.id : game.users.activeGM?.isSelf === true;
}

async function keep({ combatant }: Fighter, chance: Chance): Promise<void> {
  const others = fighterState(combatant).chances.filter(
    ({ round, token }) => round === chance.round && token !== chance.token,
  );
  await saveFighter(combatant, { chances: [...others, chance] });
}

/** The chances that somebody still has in this round. */
export function chancesOf({ combatant, model, canAct }: Fighter, round: number): Chance[] {
  if (!canAct || model?.turn.reaction) return [];
  return fighterState(combatant).chances.filter((chance) => chance.round === round);
}

/** What an actor can strike with. */
export function meleeWeapons(actor: QuartetActor): QuartetItem[] {
  return (actor.items.contents as unknown as QuartetItem[]).filter(
    ({ type, system }) =>
      (type as string) === "traumaWeapon" &&
      (system as unknown as TraumaWeaponModel).kind === "melee",
  );
}

/** Makes the provoked attack with a weapon; the chance is gone once it is thrown. */
export async function strike(combat: QuartetCombat, id: string, token: string, uuid: string) {
  const item = itemOf(uuid);
  const message = item?.isOwner && (await provokedAttack(item, { targets: [token] }));
  if (message) await letGo(combat, id, token);
}

/** Lets the chance go. */
export async function letGo(combat: QuartetCombat, id: string, token: string): Promise<void> {
  const combatant = combat.combatants.get(id);
  if (!combatant?.isOwner) return;
  const { chances } = fighterState(fighterOf(combatant as never).combatant);
  const left = chances.filter((chance) => chance.token !== token);
  await saveFighter(combatant as never, { chances: left });
}
