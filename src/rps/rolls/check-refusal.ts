import { shotsOf } from "../../core/check/ammunition.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { actorOf } from "../../core/documents/lookup.ts";
import { reader } from "../../core/i18n/language.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { magicName } from "../names.ts";
import { spellRefusals } from "../rules/magic.ts";
import { rpsSettings } from "../settings/rules.ts";
import { type CheckConfig, chosenTool } from "./check-config.ts";
import { isParryTried } from "./parries.ts";
import { parryToolsOf } from "./parry-tools.ts";
import { rpsModel } from "./values.ts";

/** Why an action cannot be rolled, and what fills the sentence. */
export interface CheckRefusal {
  readonly reason: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

const refused = (reason: string, facts: CheckRefusal["facts"] = {}): CheckRefusal => ({
  reason,
  facts,
});

/** Why it cannot be rolled as things stand now, whatever the dialog has shown; `null` if it can. */
export function checkRefusal(config: CheckConfig): CheckRefusal | null {
  const { actor: uuid, points, weapon } = config;
  if (uuid === null) return points > 0 ? refused("noCharacter") : null;
  const actor = actorOf(uuid);
  const model = rpsModel(actor);
  if (!actor || !model) return refused("actorGone");
  if (!actor.isOwner) return refused("notYours");
  const left = model.reserve.value;
  if (points > left) return refused("notEnough", { points, left });
  const shots = shotsOf(weapon?.uuid);
  if (weapon && shots !== null && shots < weapon.shots)
    return refused(shots === 0 ? "noAmmunition" : "fewShots", {
      weapon: readerName(weapon, reader().language),
      shots: weapon.shots,
      left: shots,
    });
  return parryRefusal(config, actor) ?? (config.spell ? spellRefusal(actor) : null);
}

function parryRefusal(config: CheckConfig, actor: QuartetActor): CheckRefusal | null {
  const { blow } = config;
  if (!blow) return null;
  if (isParryTried(blow)) return refused("parried", { name: blow.opponentName });
  const tool = chosenTool(config);
  const isThere = !tool || parryToolsOf(actor).some(({ id }) => id === tool.id);
  return tool && !isThere
    ? refused("toolGone", { tool: readerName(tool.name, reader().language) })
    : null;
}

/** What stands against casting a spell. RPS [145][147] */
export function spellRefusal(actor: QuartetActor): CheckRefusal | null {
  const model = rpsModel(actor);
  if (!model) return refused("actorGone");
  const [reason] = spellRefusals(model.scores, model.spellbook.trim() !== "", rpsSettings());
  if (reason === "noNb") return withoutNb(actor);
  return reason ? refused(reason, { name: actor.name }) : null;
}

/** Nobody casts a spell without the NB of magic. RPS [145] */
export function withoutNb(actor: QuartetActor): CheckRefusal {
  return refused("noNb", { name: actor.name, attribute: magicName(reader()) });
}
