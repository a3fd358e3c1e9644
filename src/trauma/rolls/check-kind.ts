import { mayAct } from "../../core/check/may-act.ts";
import type { CheckKind } from "../../core/check/pipeline.ts";
import { postCheck } from "../../core/check/post-check.ts";
import { actorOf } from "../../core/documents/lookup.ts";
import { warn } from "../../core/notify.ts";
import { attentionOf } from "../rules/stealth.ts";
import { TraumaCheckDialog } from "../sheets/check-dialog.ts";
import { TraumaStealthDialog } from "../sheets/stealth-dialog.ts";
import {
  type CheckConfig,
  checkDifficulty,
  checkPlan,
  isNoticed,
  type Sneaking,
} from "./check-config.ts";
import { keptEdges, keptTerms } from "./roll-config.ts";
import { spend } from "./round.ts";
import { TraumaRoll } from "./trauma-roll.ts";
import { traumaModel } from "./values.ts";

/** A check of an ability, sneaking too (Trauma 003:10, 003:17), from dialog to card. */
export const traumaCheck: CheckKind<CheckConfig, TraumaRoll> = {
  id: "traumaCheck",

  configure: (config) =>
    config.sneaking ? TraumaStealthDialog.ask(config) : TraumaCheckDialog.ask(config),

  accept(config) {
    if (!mayAct(config.actor)) return false;
    const { status, rule } = checkPlan(config);
    if (status === "ready") return true;
    warn(`QUARTET.Trauma.Check.Refused.${rule}`);
    return false;
  },

  pay: ({ actor, cost }) => spend(actor, cost),

  async evaluate(config) {
    const { mode, modifier } = checkPlan(config);
    const roll = isNoticed(config) ? TraumaRoll.ofNothing() : TraumaRoll.ofMode(mode, modifier);
    await roll.evaluate({ allowInteractive: config.mode !== "blind" } as never);
    return roll;
  },

  async post(config, roll) {
    const { actor, mode, request, sneaking } = config;
    const rolls = isNoticed(config) ? [] : [roll as Roll];
    const system = messageData(config);
    const message = await postCheck({ type: "traumaCheck", actor, rolls, system, mode, request });
    if (sneaking && message) await forgetWay(actor);
    return message;
  },
};

/** The next check counts the way from here (trauma.md TA-19). */
async function forgetWay(uuid: string | null): Promise<void> {
  const actor = actorOf(uuid);
  if (traumaModel(actor)?.sneaked) await actor?.update({ "system.sneaked": 0 } as never);
}

/** What the card is made of. */
function messageData(config: CheckConfig): object {
  const { actor, purpose, ability, item, condition, settings, sneaking, request } = config;
  const { terms, edges } = checkPlan(config);
  return {
    actor,
    purpose,
    ability: ability ?? "",
    item: item ? { name: item.name, translations: item.translations } : {},
    terms: keptTerms(terms),
    edges: keptEdges(edges),
    difficulty: checkDifficulty(config),
    hidden: request?.isSecret === true,
    stealth: sneaking && stealthData(sneaking),
    pain: condition?.pain.points ?? 0,
    settings: { ...settings },
  };
}

function stealthData({ metres, watchers }: Sneaking): object {
  return {
    metres,
    watchers: watchers.map((watcher) => ({ ...watcher, attention: attentionOf(watcher) })),
  };
}
