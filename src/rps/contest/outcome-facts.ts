import type { AnsweredContest } from "../../core/contest/kind.ts";
import { actorOf, itemOf } from "../../core/documents/lookup.ts";
import { explosiveOf } from "../explosion/explosive.ts";
import { explosionOfShot } from "../explosion/told.ts";
import { isParryTried, parriesOf } from "../rolls/parries.ts";
import { rpsModel } from "../rolls/values.ts";
import type { Defence } from "../rules/round.ts";
import { fightOf, settingsOf } from "./battle-options.ts";
import { actionOf, type DiceChoice } from "./choices.ts";
import type { JudgedAction, JudgedPair } from "./judge-action.ts";
import { markOf } from "./marks.ts";
import type { BlowFacts } from "./reaction-view.ts";
import { readLate } from "./rulings.ts";

type Contest = AnsweredContest<DiceChoice>;
type Side = Contest["sides"][number];

/** A loser to whom the game master may give shock. */
export interface LoserFacts {
  readonly id: string;
  readonly name: string;
  /** What was said already. */
  readonly shock: number;
  readonly blood: number;
  /** As it stands now; `null` where this reader may not know. */
  readonly current: { readonly shock: number; readonly blood: number } | null;
}

/** What the card of an outcome needs beyond what the messages hold: rights, marks, and parries. */
export function outcomeFacts(judged: JudgedAction, contest: Contest) {
  const late = readLate(contest.ruling);
  const settings = settingsOf(contest.options);
  const lost = new Set(judged.pairs.flatMap(({ loser, isVoid }) => (isVoid ? [] : (loser ?? []))));
  return {
    settings,
    sides: contest.sides.map((side) => ({
      ...explosionFacts(side, contest.id),
      id: side.id,
      name: side.name,
      action: declaredBy(side),
      maySeeNumbers: maySee(side),
      isOwner: actorOf(side.actor)?.isOwner === true,
    })),
    blows: judged.pairs.flatMap((pair) => blowFacts(pair, contest) ?? []),
    losers: contest.sides
      .filter((side) => lost.has(side.id))
      .map((side): LoserFacts => {
        const model = maySee(side) ? rpsModel(actorOf(side.actor)) : null;
        return {
          id: side.id,
          name: side.name,
          shock: late.shock[side.id] ?? 0,
          blood: late.blood[side.id] ?? 0,
          current: model && { shock: model.shock.value, blood: model.blood.value },
        };
      }),
  };
}

export type OutcomeFacts = ReturnType<typeof outcomeFacts>;

const maySee = ({ actor }: Side): boolean =>
  actorOf(actor)?.testUserPermission(game.user as never, "OBSERVER") === true;

/** What it threw or fired goes off, and this user may say where, unless somebody has. RPS [107][114] */
function explosionFacts(side: Side, contest: string) {
  const item = itemOf(declaredBy(side).weapon?.uuid);
  const hasExploded = explosionOfShot({ contest, side: side.id }) !== null;
  const mayExplode = !hasExploded && item?.isOwner === true && explosiveOf(item) !== null;
  return { hasExploded, mayExplode };
}

const declaredBy = ({ declared }: Side) => actionOf(declared ?? { open: {}, hidden: {} });

/** The blow that a pair ended in; `null` for a tie, a defence that held, or where nobody fights. */
export function blowFacts(pair: JudgedPair, contest: Contest): BlowFacts | null {
  const { id } = contest;
  const { winner, loser, outcome, isAttack, isVoid, key } = pair;
  const opponent = contest.sides.find((side) => side.id === winner);
  const defender = contest.sides.find((side) => side.id === loser);
  if (!opponent || !defender || !isAttack || isVoid || !outcome.degree) return null;
  const { weapon } = declaredBy(opponent);
  if (!weapon) return null;
  const actor = actorOf(defender.actor);
  const fight = fightOf(contest.options, id);
  const mark = (defence: Defence) => markOf(actor, fight, defence, opponent.id);
  const blow = { contest: id, defender: defender.id, opponent: opponent.id };
  const tried = parriesOf(id).find(
    (parry) => parry.defender === defender.id && parry.opponent === opponent.id,
  );
  return {
    key,
    defender: { id: defender.id, name: defender.name },
    opponent: { id: opponent.id, name: opponent.name },
    weapon,
    degree: outcome.degree,
    isOwner: actor?.isOwner === true,
    maySeeNumbers: maySee(defender),
    gmAllows: !readLate(contest.ruling).noParry.includes(key),
    parry: {
      isUsed: mark("parry") !== null,
      isTriedHere: isParryTried(blow) || mark("parry") === id,
      isParried: tried?.isParried ?? null,
    },
    armour: defender.choice.armour ?? [],
    armourMark: mark("armour") === null ? "none" : mark("armour") === id ? "here" : "before",
    settings: settingsOf(contest.options),
  };
}
