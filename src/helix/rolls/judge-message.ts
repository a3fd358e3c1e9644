import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { type ActionRoll, type ActionValue, actionRoll } from "../rules/action.ts";
import type { Fighter, Hit } from "../rules/combat.ts";
import { type PassiveOutcome, passiveCheck, rollDifficulty } from "../rules/difficulty.ts";
import { shoot } from "../rules/ranged.ts";
import { DEFAULT_HELIX_SETTINGS } from "../rules/settings.ts";
import { type Spell, spell } from "../rules/spell.ts";
import { type WeavingOutcome, weave } from "../rules/weaving.ts";
import { HelixRoll } from "./helix-roll.ts";
import { armourOf, type Target } from "./targets.ts";

/** A message that holds an action roll or a woven spell. */
export type CheckMessage = QuartetChatMessage & {
  readonly system: ChatMessage.SystemOfType<"helixCheck">;
};

export function isCheckMessage(message: unknown): message is CheckMessage {
  return message instanceof ChatMessage && (message.type as string) === "helixCheck";
}

/** What came of an action. */
export interface Judgement {
  readonly roll: ActionRoll;
  /** `null` where the action was rolled against no difficulty. */
  readonly check: PassiveOutcome | null;
  /** The base of the difficulty and its dice, where it was left to chance. */
  readonly difficultyDice: readonly number[];
  readonly spell: Spell | null;
  readonly weaving: Extract<WeavingOutcome, { status: "woven" }> | null;
  /** What a shot did to its target; `null` for a miss, and for anything else. */
  readonly hit: Hit | null;
}

/** Judges the dice of a message; `null` while there are none, as for readers of a hidden roll. */
export function judgeMessage(message: CheckMessage): Judgement | null {
  const [chain, ...resisting] = message.rolls
    .filter((roll) => roll instanceof HelixRoll)
    .map((roll) => (roll as HelixRoll).chain);
  if (!chain?.length) return null;
  const action = actionOf(message);
  const { spell: woven, difficulty, settings: rules, shot, targets } = message.system;
  const settings = { ...DEFAULT_HELIX_SETTINGS, ...rules };
  const none = { difficultyDice: [], spell: null, weaving: null, hit: null };
  if (woven) {
    const design = spell(woven);
    const resists = resisting.map((roll, place) => ({
      will: targets[place]?.will ?? 0,
      chain: roll,
    }));
    const weaving = weave(design, action, chain, woven.mp, resists, settings);
    if (weaving.status !== "woven") return null;
    return { ...none, roll: weaving.check, check: weaving.check, spell: design, weaving };
  }
  if (!difficulty) return { ...none, roll: actionRoll(action, chain), check: null };
  const difficultyDice = difficulty.count > 0 ? difficultyFaces(message) : [];
  const sg =
    difficultyDice.length > 0 ? rollDifficulty(difficulty, difficultyDice).total : difficulty.base;
  const check = passiveCheck(action, chain, sg);
  const target = targets[0] as Target | undefined;
  const fighter = { ...action, weapon: shot?.value ?? 0, armour: 0, lp: 0, scale: shot?.scale };
  const hit =
    shot && target
      ? shoot(fighter as Fighter, chain, sg, { armour: armourOf(target), lp: 0 }, settings).hit
      : null;
  return { ...none, roll: check, check, difficultyDice, hit };
}

/** Whether a roll reaches a difficulty that its message does not hold; `null` without dice. */
export function reaches(message: CheckMessage, difficulty: number): boolean | null {
  const judged = judgeMessage(message);
  return judged && judged.roll.total >= difficulty;
}

function actionOf({ system }: CheckMessage): ActionValue {
  const { source, sourceId, value, modifiers } = system;
  return { source, value, id: sourceId, modifiers: modifiers as ActionValue["modifiers"] };
}

/** The faces of the difficulty's own dice. */
function difficultyFaces(message: CheckMessage): number[] {
  const roll = message.rolls.find((one) => !(one instanceof HelixRoll));
  return roll?.dice[0]?.results.map(({ result }) => result) ?? [];
}
