import { addShots, shotsOf } from "../../core/check/ammunition.ts";
import { mayAct } from "../../core/check/may-act.ts";
import type { CheckKind } from "../../core/check/pipeline.ts";
import { postCheck } from "../../core/check/post-check.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { warn } from "../../core/notify.ts";
import { TraumaAttackDialog } from "../sheets/attack-dialog.ts";
import { rememberAim } from "./aim.ts";
import { type AttackConfig, attackPlan, isAimed } from "./attack-config.ts";
import { type AttackTarget, keptAims } from "./body-snapshot.ts";
import { diceFormula } from "./damage-dice.ts";
import type { KeptTarget } from "./judge-attack.ts";
import { keptEdges, keptTerms } from "./roll-config.ts";
import { spend } from "./round.ts";
import { throwHits } from "./throw-hits.ts";
import { TraumaRoll } from "./trauma-roll.ts";

/** An attack (Trauma 003:14, 003:28–37), from dialog to card. */
export const traumaAttack: CheckKind<AttackConfig, TraumaRoll> = {
  id: "traumaAttack",

  configure: (config) => TraumaAttackDialog.ask(config),

  accept(config) {
    if (!mayAct(config.actor)) return false;
    const { status, rule } = attackPlan(config);
    if (status !== "ready") return refuse(rule);
    if (shotsOf(config.item.uuid) === 0)
      return refuse("noAmmunition", readerName(config.item, game.i18n.lang));
    return isAimed(config) || refuse("noAim");
  },

  async pay({ actor, cost, item, targets }) {
    for (const target of targets) rememberAim(target.actor, target.aims);
    const unspend = await spend(actor, cost);
    await addShots(item.uuid, -1);
    return async () => {
      await unspend();
      await addShots(item.uuid, 1);
    };
  },

  async evaluate(config) {
    const { mode, modifier } = attackPlan(config);
    const roll = TraumaRoll.ofMode(mode, modifier);
    await roll.evaluate({ allowInteractive: config.mode !== "blind" } as never);
    return roll;
  },

  async post(config, roll) {
    const { actor, mode, damage, settings } = config;
    const targets = config.targets.map(keptTarget);
    const hits = await throwHits({ roll, damage, targets, settings, mode });
    const system = messageData(config, targets);
    const rolls = [roll as Roll, ...hits];
    return postCheck({ type: "traumaAttack", actor, rolls, system, mode });
  },
};

function refuse(reason: string, weapon = ""): false {
  warn(`QUARTET.Trauma.Attack.Refused.${reason}`, { weapon });
  return false;
}

/** A target as the message keeps it. */
function keptTarget(target: AttackTarget): KeptTarget {
  const { actor, token, name, armourClass, body } = target;
  return { actor, token, name, armourClass, body, aims: keptAims(target) };
}

/** What the card is made of. */
function messageData(config: AttackConfig, targets: readonly KeptTarget[]): object {
  const { actor, item, provoked, ability, damage, maxParts, condition, settings } = config;
  const { terms, edges } = attackPlan(config);
  return {
    actor,
    item: item.id,
    weapon: { name: item.name, translations: item.translations },
    provoked,
    ability: ability ?? "",
    terms: keptTerms(terms),
    edges: keptEdges(edges),
    damage: damage ? diceFormula(damage) : "",
    maxParts,
    pain: condition?.pain.points ?? 0,
    targets,
    settings: { ...settings },
  };
}
