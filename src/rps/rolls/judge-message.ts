import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import type { ModifierTerm } from "../rules/modifiers.ts";
import { type ParryOutcome, resolveParry } from "../rules/parry.ts";
import {
  type Chance,
  type PercentOutcome,
  percentChance,
  percentRoll,
  resolvePercent,
} from "../rules/percent.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "../rules/settings.ts";
import { RpsPercentRoll } from "./rps-rolls.ts";

/** A message that holds an unopposed action. */
export type CheckMessage = QuartetChatMessage & {
  readonly system: ChatMessage.SystemOfType<"rpsCheck">;
};

export function isCheckMessage(message: unknown): message is CheckMessage {
  return message instanceof ChatMessage && (message.type as string) === "rpsCheck";
}

/** What came of an unopposed action. */
export interface Judgement {
  readonly chance: Chance;
  readonly outcome: PercentOutcome;
  /** What the dice show, tens first. */
  readonly digits: { readonly tens: number; readonly units: number };
  /** `null` for anything but a parry. */
  readonly parry: ParryOutcome | null;
}

/** Judges the dice of a message; `null` while there are none, as for readers of a hidden roll. */
export function judgeMessage(message: CheckMessage): Judgement | null {
  const roll = message.rolls.find((one) => one instanceof RpsPercentRoll);
  const digits = (roll as RpsPercentRoll | undefined)?.digits;
  if (!digits) return null;
  const chance = chanceOf(message);
  const outcome = resolvePercent(chance.chance, percentRoll(digits.tens, digits.units));
  const { parry } = message.system;
  const parried = parry && resolveParry(outcome, parry.durability, parry.damage);
  return { chance, outcome, digits, parry: parried ?? null };
}

/** The chance by the rules as they stood when the dice fell. */
function chanceOf({ system }: CheckMessage): Chance {
  const { level, tk, biggerThanDuel, points, modifiers, settings } = system;
  const input = { skill: level, tk, biggerThanDuel, points };
  const rules = { ...DEFAULT_RPS_SETTINGS, ...(settings as Partial<RpsSettings>) };
  return percentChance({ ...input, modifiers: modifiers.map(termOf) }, rules);
}

const termOf = ({ source, id, value }: ModifierTerm): ModifierTerm =>
  id ? { source, id, value } : { source, value };
