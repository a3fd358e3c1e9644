import { openContest } from "../../core/contest/open.ts";
import { type Participant, participantOf } from "../../core/contest/participants.ts";
import { rpsModel } from "../rolls/values.ts";
import { rpsSettings } from "../settings/rules.ts";
import { rpsAction } from "./action-kind.ts";
import type { ActionOptions } from "./battle-options.ts";

/** A round of a fight, as the combat tracker lays it down. */
export interface RpsRound {
  /** Id of the combat. */
  readonly combat: string;
  readonly round: number;
  readonly biggerThanDuel: boolean;
  /** Ids of combatants, those who act at the same time together, the fastest first. */
  readonly order: readonly (readonly string[])[];
  readonly sides: readonly {
    /** Id of the combatant: also that of its side in the contest. */
    readonly combatant: string;
    /** Its token or actor, or the UUID of either. */
    readonly who: unknown;
  }[];
  /** Seconds for each stage; the world's setting if left out. */
  readonly timeLimit?: number;
}

/**
 * Opens the opposed action of a round in which everybody in the fight takes part; each declares on
 * the card, the fastest first. For a game master. Those who are not of this book are left out.
 * @returns Id of the offer's message; `null` with fewer than two. RPS [82][89]
 */
export async function openRpsRound(given: RpsRound): Promise<string | null> {
  const { combat, round, biggerThanDuel, order, timeLimit } = given;
  const [own, ...opponents] = participantsOf(given);
  if (!own || opponents.length === 0) return null;
  const settings = rpsSettings();
  const options: ActionOptions = {
    settings,
    battle: { combat, round },
    isFight: true,
    biggerThanDuel,
    order,
    value: "",
  };
  return openContest({
    kind: rpsAction.id,
    own,
    opponents,
    options: { ...options },
    secret: settings.commitVisibility !== "open",
    convened: true,
    ...(timeLimit !== undefined && { timeLimit }),
  });
}

/** Everybody of this book, once, each with the id of its combatant. */
function participantsOf({ sides }: RpsRound): Participant[] {
  const seen = new Set<string>();
  return sides.flatMap(({ combatant, who }) => {
    const participant = participantOf(who);
    if (!participant || !rpsModel(participant.actor) || seen.has(participant.actor.uuid)) return [];
    seen.add(participant.actor.uuid);
    return [{ ...participant, id: combatant }];
  });
}
