import { runCheck } from "../../core/check/pipeline.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { actorOf } from "../../core/documents/lookup.ts";
import { warn } from "../../core/notify.ts";
import { type Blow, type CheckConfig, choose, takeTool } from "./check-config.ts";
import { rpsCheck } from "./check-kind.ts";
import { parryToolsOf } from "./parry-tools.ts";
import { actorConfig, type RpsCheckOptions } from "./start-check.ts";

/** A blow that somebody wants to parry. Whether it may be tried is for the contest to say: `parryRefusals`. */
export interface ParryPreset extends Blow, RpsCheckOptions {
  /** Who parries, or the UUID. */
  readonly actor: QuartetActor | string;
  /** Id of the shield or weapon; the best to hand if left out, none for an empty one. */
  readonly tool?: string;
  /** Identifier of the skill or id of the attribute; that of the tool if left out. */
  readonly value?: string;
  /** The game master's, in per cent. */
  readonly gm?: number;
}

/**
 * Parries a blow: an unopposed action, tried once. RPS [118–120]
 * @returns The message; `null` when the player thought better of it: then the try is not used up.
 */
export async function startParry(preset: ParryPreset): Promise<ChatMessage.Implementation | null> {
  const { gm, tool, value } = preset;
  const actor = typeof preset.actor === "string" ? actorOf(preset.actor) : preset.actor;
  const config = actor && actorConfig(actor, "", { ...preset, modifier: gm ?? preset.modifier });
  if (!actor || !config) {
    warn("QUARTET.Rps.Check.Refused.actorGone");
    return null;
  }
  const tools = parryToolsOf(actor);
  const { contest, defender, opponent, opponentName, damage } = preset;
  const parrying: CheckConfig = {
    ...config,
    purpose: "parry",
    blow: { contest, defender, opponent, opponentName, damage },
    tools,
  };
  takeTool(parrying, tool ?? tools[0]?.id ?? "");
  if (value !== undefined) choose(parrying, value);
  return runCheck(rpsCheck, parrying, preset);
}
