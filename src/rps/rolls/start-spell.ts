import { runCheck } from "../../core/check/pipeline.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { nameOf } from "../../core/documents/find-item.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { warn } from "../../core/notify.ts";
import type { UseOptions } from "../../core/uses.ts";
import type { RpsSpellModel } from "../data/items.ts";
import { choose } from "./check-config.ts";
import { rpsCheck } from "./check-kind.ts";
import { type CheckRefusal, spellRefusal, withoutNb } from "./check-refusal.ts";
import { actorConfig, type RpsCheckOptions } from "./start-check.ts";

/** A click on a spell: an unopposed action with the NB of magic. RPS [145–147] */
export async function castSpell(item: QuartetItem, options: UseOptions) {
  const asked = options as RpsCheckOptions;
  const actor = item.actor as QuartetActor | null;
  const config = actor && actorConfig(actor, "", asked);
  if (!actor || !config) {
    warn("QUARTET.Notice.NoActor");
    return null;
  }
  const refusal = spellRefusal(actor);
  if (refusal) return refuse(refusal);
  const { modifier, hours } = item.system as unknown as RpsSpellModel;
  const { magicAttribute } = config.settings;
  const casting = {
    ...config,
    purpose: "spell" as const,
    // In fights only wills are used, so that TK never holds a spell down.
    biggerThanDuel: false,
    choices: config.choices.filter(({ source, id }) => source === "nb" && id === magicAttribute),
    spell: { ...nameOf(item), hours },
    modifier: asked.modifier ?? modifier,
  };
  if (casting.choices.length === 0) return refuse(withoutNb(actor));
  choose(casting, magicAttribute);
  return runCheck(rpsCheck, { ...casting, ticked: asked.ticked ?? casting.ticked }, asked);
}

function refuse({ reason, facts }: CheckRefusal): null {
  warn(`QUARTET.Rps.Check.Refused.${reason}`, facts);
  return null;
}
