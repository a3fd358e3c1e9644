import type { ContestKind } from "../../core/contest/kind.ts";
import { openContest } from "../../core/contest/open.ts";
import { chooseOpponents } from "../../core/contest/opponents.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { helixSettings } from "../settings/switches.ts";
import { helixAction } from "./action-kind.ts";
import { helixCombat } from "./fight-kind.ts";

/** Kinds of contest that HELIX brings. */
export const helixContests: readonly ContestKind[] = [helixAction, helixCombat];

/** What a click, a macro or a module may lay down for a contest. */
export interface HelixContestOptions {
  /** Actors, tokens or UUIDs; the targeted tokens, or whoever is picked, when left out. */
  readonly opponents?: readonly unknown[];
  /** Id of the attribute, or identifier of the skill, to roll with. */
  readonly value?: string;
  readonly modifier?: number;
  /** Seconds to answer; the world's setting when left out. */
  readonly timeLimit?: number;
  /** Only those who take part and the game masters read it. */
  readonly private?: boolean;
  /** Roll at once with what is laid down. */
  readonly skipDialog?: boolean;
}

/**
 * Opens an action contest: the highest total wins (HELIX 002:31).
 * @returns Id of the offer's message; `null` if there is none.
 */
export async function openHelixContest(
  actor: QuartetActor,
  given: HelixContestOptions = {},
): Promise<string | null> {
  return open(helixAction.id, actor, { value: given.value ?? "" }, given);
}

/**
 * Opens an exchange of blows with one or more opponents (HELIX 002:37-57).
 * @param weapon The weapon item, or its UUID; `null` for fists and kicks.
 * @returns Id of the offer's message; `null` if there is none.
 */
export async function openHelixCombat(
  attacker: QuartetActor,
  weapon: QuartetItem | string | null = null,
  given: HelixContestOptions = {},
): Promise<string | null> {
  const uuid = typeof weapon === "string" ? weapon : (weapon?.uuid ?? "");
  return open(helixCombat.id, attacker, { weapon: uuid }, given);
}

async function open(
  kind: string,
  actor: QuartetActor,
  preset: Readonly<Record<string, unknown>>,
  { opponents, value, modifier, ...given }: HelixContestOptions,
): Promise<string | null> {
  const asked = opponents ?? (await chooseOpponents(actor, kind));
  if (!asked) return null;
  return openContest({
    ...given,
    kind,
    own: actor,
    opponents: asked,
    options: { settings: helixSettings(), value: value ?? "" },
    preset: { ...preset, modifier: modifier ?? 0, ...(value ? { value } : {}) },
  });
}
