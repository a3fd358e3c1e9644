import { requireChoice, requireNumber } from "../../core/rules/errors.ts";
import type { Condition } from "./condition.ts";

/** Seconds of a round, roughly (Trauma 003:21). */
export const ROUND_SECONDS = 6;

/** What a round offers, once each (Trauma 003:21-25). */
export const RESOURCES = ["action", "bonusAction", "reaction", "movement"] as const;
export type Resource = (typeof RESOURCES)[number];

/** What can be done, and what it takes (Trauma 003:19, 003:22-25). */
export const DEEDS = {
  /** Shooting is named; any attack on one's own turn counts (ours). */
  attack: "action",
  useAbility: "action",
  /** An action spent on moving up to one's speed, besides the movement. */
  dash: "action",
  /** No provoked attacks for the rest of this turn. */
  disengage: "action",
  /** An enemy's attention becomes 25. */
  raiseAttention: "action",
  /** Pressing a button, taking a pill and the like. */
  quickDeed: "bonusAction",
  provokedAttack: "reaction",
  move: "movement",
} as const satisfies Record<string, Resource>;
export type Deed = keyof typeof DEEDS;
export const DEED_IDS = Object.keys(DEEDS) as readonly Deed[];

/** What someone has left of a round. */
export interface TurnState {
  readonly used: Readonly<Record<Resource, boolean>>;
  readonly disengaged: boolean;
  readonly attentionRaised: boolean;
}

/** A turn begins: everything is there again, the reaction too (ours for when). */
export function startTurn(): TurnState {
  const used = { action: false, bonusAction: false, reaction: false, movement: false };
  return { used, disengaged: false, attentionRaised: false };
}

export interface DeedOutcome {
  readonly status: "done" | "refused";
  readonly rule:
    | "spent"
    | "alreadySpent"
    | "tooFar"
    | "unconscious"
    | "cannotWalk"
    | "cannotAttack";
  readonly resource: Resource;
  readonly turn: TurnState;
}

export interface DeedInput {
  readonly deed: Deed;
  readonly condition?: Pick<Condition, "effect" | "injuries"> | null;
  /** Metres a round; for moving. */
  readonly speed?: number;
  /** The cost of the path in metres; for moving. */
  readonly metres?: number;
}

/**
 * Does something on a turn: one action, one bonus action, one reaction and one movement a round; an
 * action may be a second movement, so up to twice the speed in all (Trauma 003:21-25). @throws {RuleError}
 */
export function act(turn: TurnState, input: DeedInput): DeedOutcome {
  const deed = requireChoice("deed", input.deed, DEED_IDS);
  const resource: Resource = DEEDS[deed];
  const refuse = (rule: DeedOutcome["rule"]): DeedOutcome => {
    return { status: "refused", rule, resource, turn };
  };
  const { condition } = input;
  const isMove = deed === "move" || deed === "dash";
  const isAttack = deed === "attack" || deed === "provokedAttack";
  if (condition && !condition.effect.conscious) return refuse("unconscious");
  if (condition && isMove && !condition.injuries.canWalk) return refuse("cannotWalk");
  if (condition && isAttack && !condition.injuries.canAttack) return refuse("cannotAttack");
  if (turn.used[resource]) return refuse("alreadySpent");
  if (isMove) {
    const speed = requireNumber("speed", input.speed, { min: 0 });
    if (requireNumber("metres", input.metres, { min: 0 }) > speed) return refuse("tooFar");
  }
  return {
    status: "done",
    rule: "spent",
    resource,
    turn: {
      used: { ...turn.used, [resource]: true },
      disengaged: turn.disengaged || deed === "disengage",
      attentionRaised: turn.attentionRaised || deed === "raiseAttention",
    },
  };
}

/** The most metres someone can still move this turn: speed, and again with an unspent action (Trauma 003:22, 003:25). @throws {RuleError} */
export function movementLeft(turn: TurnState, speed: number): number {
  requireNumber("speed", speed, { min: 0 });
  return speed * ((turn.used.movement ? 0 : 1) + (turn.used.action ? 0 : 1));
}

export interface ProvocationInput {
  /** Metres between the two at each place of the mover's way, from the first to the last. */
  readonly way: readonly number[];
  /** The reach of the one who watches, in metres. */
  readonly reach: number;
  readonly mover: Pick<TurnState, "disengaged">;
  readonly watcher: TurnState;
  readonly watcherCondition?: Pick<Condition, "effect" | "injuries"> | null;
}

export interface Provocation {
  readonly provoked: boolean;
  readonly rule:
    | "leftReach"
    | "stayedInReach"
    | "wasNotInReach"
    | "disengaged"
    | "reactionSpent"
    | "unconscious"
    | "cannotAttack";
}

/**
 * Whether a way lets someone strike with a reaction: when the mover leaves melee reach, wherever on
 * the way that is (Trauma 003:14, 003:22, 003:24). @throws {RuleError}
 */
export function provocation(input: ProvocationInput): Provocation {
  const reach = requireNumber("reach", input.reach, { min: 0 });
  const isIn = input.way.map((metres) => requireNumber("way", metres, { min: 0 }) <= reach);
  const hasLeft = isIn.some((isHere, place) => !isHere && isIn[place - 1]);
  const not = (rule: Provocation["rule"]) => ({ provoked: false, rule });
  const condition = input.watcherCondition;
  if (!isIn.includes(true)) return not("wasNotInReach");
  if (!hasLeft) return not("stayedInReach");
  if (input.mover.disengaged) return not("disengaged");
  if (condition && !condition.effect.conscious) return not("unconscious");
  if (condition && !condition.injuries.canAttack) return not("cannotAttack");
  if (input.watcher.used.reaction) return not("reactionSpent");
  return { provoked: true, rule: "leftReach" };
}
