import { runCheck } from "../../core/check/pipeline.ts";
import {
  type Participant,
  participantOf,
  possibleOpponents,
  publicName,
  targetedParticipants,
} from "../../core/contest/participants.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { metresBetween } from "../../core/scene/distance.ts";
import type { UseOptions } from "../../core/uses.ts";
import { SOMEBODY, type StealthWatcher } from "./check-config.ts";
import { traumaCheck } from "./check-kind.ts";
import { actorConfig } from "./situation.ts";
import { traumaModel } from "./values.ts";

/** What a macro or a module may lay down for sneaking, besides what it may for any check. */
export interface StealthOptions extends UseOptions {
  /** Metres since the last check; what the character has noted if left out. */
  readonly metres?: number;
  /** Who could notice; the targeted tokens if left out, else the enemies in sight. */
  readonly watchers?: readonly Partial<StealthWatcher>[];
}

/** Sneaking up on a group of enemies (Trauma 003:17–19). */
export async function rollStealth(
  actor: QuartetActor,
  options: StealthOptions = {},
): Promise<ChatMessage.Implementation | null> {
  const config = actorConfig(actor, null, options);
  const model = traumaModel(actor);
  if (!config || !model) return null;
  const given = options.watchers?.map((watcher) => ({ ...SOMEBODY, ...watcher }));
  const sneaking = {
    metres: options.metres ?? model.sneaked,
    watchers: nonEmpty(given ?? watchersOf(actor)),
  };
  const sneak = { ...config, purpose: "stealth", ability: "dex", sneaking } as const;
  return runCheck(traumaCheck, { ...sneak }, options);
}

/** Where nobody is in sight, somebody of the usual attention may still be there. */
function nonEmpty(watchers: readonly StealthWatcher[]): readonly StealthWatcher[] {
  return watchers.length > 0 ? watchers : [{ ...SOMEBODY }];
}

/** The targeted tokens, else all on the other side whom this user sees and who can notice anything. */
function watchersOf(actor: QuartetActor): StealthWatcher[] {
  const isOurs = (one: QuartetActor) => traumaModel(one) !== null;
  const targeted = targetedParticipants(actor).filter((one) => isOurs(one.actor));
  const side = traumaModel(actor)?.allegiance;
  const others = () =>
    possibleOpponents(actor, isOurs).filter((one) => {
      const model = traumaModel(one.actor);
      return model?.allegiance !== side && model?.condition.effect.conscious;
    });
  const own = participantOf(actor);
  return (targeted.length > 0 ? targeted : others()).map((one) => watcherOf(one, own));
}

function watcherOf({ actor, token }: Participant, own: Participant | null): StealthWatcher {
  const model = traumaModel(actor);
  const metres = token && own?.token ? metresBetween(token as never, own.token as never) : null;
  return {
    actor: actor.uuid,
    name: publicName({ actor, token }),
    attention: model?.attention.value ?? SOMEBODY.attention,
    isRaised: model?.attention.raised ?? false,
    isInMelee: metres !== null && metres <= (model?.reach ?? 0),
  };
}
