import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { RuleError } from "../../core/rules/errors.ts";
import { DEFAULT_TRAUMA_SETTINGS, type TraumaSettings } from "../rules/settings.ts";
import {
  type AttackFaces,
  type AttackFacts,
  type AttackJudgement,
  judgeAttack,
  type TargetState,
} from "./judge-attack.ts";
import { type CheckFacts, type CheckJudgement, judgeCheck } from "./judge-check.ts";
import {
  TraumaArmourRoll,
  TraumaDamageRoll,
  TraumaHealingRoll,
  TraumaInjuryRoll,
  TraumaRoll,
} from "./trauma-roll.ts";

/** A message that holds a check, sneaking or medicine. */
export type CheckMessage = QuartetChatMessage & {
  readonly system: ChatMessage.SystemOfType<"traumaCheck">;
};

export function isCheckMessage(message: unknown): message is CheckMessage {
  return message instanceof ChatMessage && (message.type as string) === "traumaCheck";
}

/** A message that holds an attack. */
export type AttackMessage = QuartetChatMessage & {
  readonly system: ChatMessage.SystemOfType<"traumaAttack">;
};

function rollOf<Found extends object>(
  { rolls }: { readonly rolls: readonly Roll[] },
  kind: abstract new (...args: never[]) => Found,
): Found | null {
  return (rolls.find((roll) => (roll as unknown) instanceof kind) as Found | undefined) ?? null;
}

/** The rules as they stood when the dice fell. */
export function keptSettings({
  system,
}: {
  readonly system: { readonly settings: object };
}): TraumaSettings {
  return { ...DEFAULT_TRAUMA_SETTINGS, ...system.settings };
}

/** What comes of judging; `null` for dice that do not fit, as after somebody has changed the message. */
function ifTheyFit<Judged>(judge: () => Judged): Judged | null {
  try {
    return judge();
  } catch (error) {
    if (error instanceof RuleError) return null;
    throw error;
  }
}

/** Judges the dice of a check; `null` while there are none, as for readers of a hidden roll. */
export function judgeCheckMessage(message: CheckMessage): CheckJudgement | null {
  const faces = rollOf(message, TraumaRoll)?.faces ?? [];
  if (faces.length === 0) return null;
  const { terms, edges, difficulty } = message.system;
  const facts = { terms, edges, difficulty, settings: keptSettings(message) };
  return ifTheyFit(() => judgeCheck(facts as unknown as CheckFacts, faces));
}

/** Whether a check reaches a number that its message does not hold; `null` without dice. */
export function reaches(message: CheckMessage, number: number): boolean | null {
  const judged = judgeCheckMessage(message);
  return judged && judged.roll.total >= number;
}

/** The points that medicine has rolled. */
export function healedPoints(message: CheckMessage): number {
  return Math.max(0, Number(rollOf(message, TraumaHealingRoll)?.total ?? 0));
}

/** What an attack's message says. */
export function attackFacts(message: AttackMessage): AttackFacts {
  const { terms, edges, targets } = message.system;
  const facts = { terms, edges, targets, settings: keptSettings(message) };
  return facts as unknown as AttackFacts;
}

/**
 * Judges the dice of an attack; `null` while there are none, and for dice that do not fit.
 * @param stateOf How a target is when the hit is worked out, by its place.
 */
export function judgeAttackMessage(
  message: AttackMessage,
  stateOf?: (place: number) => TargetState,
): AttackJudgement | null {
  const d20 = rollOf(message, TraumaRoll)?.faces ?? [];
  if (d20.length === 0) return null;
  return ifTheyFit(() => judgeAttack(attackFacts(message), facesOf(message, d20), stateOf));
}

function facesOf(message: AttackMessage, d20: readonly number[]): AttackFaces {
  const damage = rollOf(message, TraumaDamageRoll);
  return {
    d20,
    damage: damage && Math.max(0, Number(damage.total)),
    armour: rollOf(message, TraumaArmourRoll)?.faces ?? [],
    injury: rollOf(message, TraumaInjuryRoll)?.pairs ?? [],
  };
}

/** The faces of the damage dice, for the card. */
export function damageFaces(message: AttackMessage): number[] {
  return rollOf(message, TraumaDamageRoll)?.faces ?? [];
}
