import { openContest } from "../../core/contest/open.ts";
import { chooseOpponents } from "../../core/contest/opponents.ts";
import { participantOf, shownName } from "../../core/contest/participants.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { warn } from "../../core/notify.ts";
import { rpsSettings } from "../settings/rules.ts";
import { rpsAction, rpsWills } from "./action-kind.ts";
import type { ActionOptions } from "./battle-options.ts";

/** What a click, a macro or a module may lay down for an opposed action. */
export interface RpsContestOptions {
  /** Actors, tokens or UUIDs; the targeted tokens, or whoever is picked, when left out. */
  readonly opponents?: readonly unknown[];
  /** Identifier of the skill, or id of the attribute whose NB is used. */
  readonly value?: string;
  /** The weapon, or its UUID; it may belong to a vehicle. */
  readonly weapon?: QuartetItem | string;
  /** Only those who take part and the game masters read it. */
  readonly private?: boolean;
  /** Seconds for each stage; the world's setting when left out. */
  readonly timeLimit?: number;
  /** Declare at once with what is laid down. */
  readonly skipDialog?: boolean;
}

/**
 * Opens an opposed action against one or more. RPS [4–33]
 * @returns Id of the offer's message; `null` if there is none.
 */
export async function openRpsContest(
  actor: QuartetActor,
  given: RpsContestOptions = {},
): Promise<string | null> {
  return open(rpsAction.id, actor, given);
}

/** Opens a battle of wills, in worlds with magic. RPS [145] @returns Id of the offer's message; `null` if there is none. */
export async function openBattleOfWills(
  actor: QuartetActor,
  given: RpsContestOptions = {},
): Promise<string | null> {
  if (!rpsSettings().magic) {
    warn("QUARTET.Rps.Contest.NoMagic");
    return null;
  }
  return open(rpsWills.id, actor, given);
}

/** Whether all have a will to fight with; says who has none. RPS [145] */
function haveWills(sides: readonly unknown[]): boolean {
  const without = sides.map(participantOf).find((side) => side && !rpsWills.accepts(side.actor));
  if (without) warn("QUARTET.Rps.Contest.NoWill", { name: shownName(without) });
  return !without;
}

async function open(kind: string, actor: QuartetActor, given: RpsContestOptions) {
  const { opponents, value, weapon, ...rest } = given;
  const asked = opponents ?? (await chooseOpponents(actor, kind));
  if (!asked || (kind === rpsWills.id && !haveWills([actor, ...asked]))) return null;
  const uuid = typeof weapon === "string" ? weapon : (weapon?.uuid ?? "");
  const isFight = uuid !== "";
  const options: ActionOptions = {
    settings: rpsSettings(),
    battle: null,
    isFight,
    biggerThanDuel: isFight && asked.length > 1,
    order: [],
    value: value ?? "",
  };
  return openContest({
    ...rest,
    kind,
    own: actor,
    opponents: asked,
    options: { ...options },
    secret: options.settings.commitVisibility !== "open",
    preset: { weapon: uuid, value: value ?? "" },
  });
}
