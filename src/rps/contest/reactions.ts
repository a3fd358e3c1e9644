import { once, refuse } from "../../core/contest/guard.ts";
import { findContest } from "../../core/contest/joined.ts";
import type { AnsweredContest } from "../../core/contest/kind.ts";
import { actorOf, itemOf } from "../../core/documents/lookup.ts";
import { warn } from "../../core/notify.ts";
import { explodeShot } from "../explosion/start-explosion.ts";
import { termKey } from "../rolls/check-config.ts";
import { checkValue } from "../rolls/start-check.ts";
import { startParry } from "../rolls/start-parry.ts";
import { parryRefusals } from "../rules/parry.ts";
import { frameOf } from "./acting.ts";
import { fightOf } from "./battle-options.ts";
import { actionOf, type DiceChoice } from "./choices.ts";
import type { JudgedAction } from "./judge-action.ts";
import { clearMark, setMark } from "./marks.ts";
import { blowFacts } from "./outcome-facts.ts";

/** A blow of a contest that this client sees, with what is left against it. */
function findBlow(id: string, key: string) {
  const contest = findContest(id);
  const answered = contest?.answered as AnsweredContest<DiceChoice> | null | undefined;
  const { judged } = (contest?.outcome ?? {}) as { judged?: JudgedAction };
  const pair = judged?.pairs.find((entry) => entry.key === key);
  const blow = answered && pair ? blowFacts(pair, answered) : null;
  const defender = answered?.sides.find((side) => side.id === blow?.defender.id);
  const actor = actorOf(defender?.actor);
  return answered && blow && actor ? { answered, blow, actor } : null;
}

/** The loser of a blow parries it: once per opponent and fight, whatever comes of it. RPS [118–120] */
export function parryBlow(id: string, key: string): Promise<boolean> {
  return once(`parry ${id} ${key}`, async () => {
    const found = findBlow(id, key);
    if (!found) return refuse("TooLate");
    const { blow, actor, answered } = found;
    if (!actor.isOwner) return refuse("NotYours");
    if (blow.parry.isTriedHere) return refuse("TooLate");
    const { weapon, degree, gmAllows, opponent, defender } = blow;
    const isUsed = blow.parry.isUsed;
    const [reason] = parryRefusals({ attack: weapon.kind, degree, isUsed, gmAllows });
    if (reason) {
      warn(`QUARTET.Rps.Contest.Parry.Refused.${reason}`, { name: opponent.name });
      return false;
    }
    const message = await startParry({
      actor,
      contest: id,
      defender: defender.id,
      opponent: opponent.id,
      opponentName: opponent.name,
      damage: weapon.damage,
      biggerThanDuel: frameOf(answered).biggerThanDuel,
    });
    if (!message) return false;
    await setMark(actor, fightOf(answered.options, id), "parry", opponent.id, id);
    return true;
  });
}

/** Armour meets a success, once per opponent and fight; or that is taken back. RPS [121] */
export function useArmour(id: string, key: string): Promise<boolean> {
  return once(`armour ${id} ${key}`, async () => {
    const found = findBlow(id, key);
    if (!found) return refuse("TooLate");
    const { blow, actor, answered } = found;
    if (!actor.isOwner) return refuse("NotYours");
    const fight = fightOf(answered.options, id);
    if (blow.armourMark === "before") return refuse("TooLate");
    if (blow.armourMark === "here") await clearMark(actor, fight, "armour", blow.opponent.id);
    else await setMark(actor, fight, "armour", blow.opponent.id, id);
    return true;
  });
}

/** What a side threw or fired goes off where the player says, once: it is paid for already. RPS [107][114] */
export function letExplode(id: string, sideId: string): Promise<boolean> {
  return once(`explode ${id} ${sideId}`, async () => {
    const contest = findContest(id);
    const side = contest?.answered?.sides.find((entry) => entry.id === sideId);
    if (!contest || !side?.declared) return refuse("TooLate");
    const { weapon, targets } = actionOf(side.declared);
    const item = itemOf(weapon?.uuid);
    if (!item) return refuse("TooLate");
    const token = contest.sides.find((entry) => entry.id === targets[0])?.token?.id ?? "";
    return (await explodeShot(item, { contest: id, side: sideId }, token)) !== null;
  });
}

/** Whoever acts without opposition rolls per cent. RPS [34–41] */
export function rollUnopposed(id: string, sideId: string): Promise<boolean> {
  return once(`check ${id} ${sideId}`, async () => {
    const answered = findContest(id)?.answered as AnsweredContest<DiceChoice> | null | undefined;
    const side = answered?.sides.find((entry) => entry.id === sideId);
    const actor = actorOf(side?.actor);
    if (!answered || !side?.declared) return refuse("TooLate");
    if (!actor?.isOwner) return refuse(actor ? "NotYours" : "ActorGone");
    const { value, terms, weapon } = actionOf(side.declared);
    const ticked = terms.flatMap(({ source, id: term }) =>
      source === "untrained" ? [] : [termKey({ source, id: term })],
    );
    const message = await checkValue(actor, value.id, {
      level: value.level,
      ticked,
      biggerThanDuel: frameOf(answered).biggerThanDuel,
      ...(weapon?.uuid && { weapon: weapon.uuid, shots: weapon.shots }),
    });
    return message !== null;
  });
}
