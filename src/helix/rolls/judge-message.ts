import type { QuartetChatMessage } from "../../core/documents/chat-message.ts";
import { type ActionRoll, type ActionValue, actionRoll } from "../rules/action.ts";
import { type PassiveOutcome, passiveCheck, rollDifficulty } from "../rules/difficulty.ts";
import { DEFAULT_HELIX_SETTINGS } from "../rules/settings.ts";
import { type Spell, spell } from "../rules/spell.ts";
import { type WeavingOutcome, weave } from "../rules/weaving.ts";
import { HelixRoll } from "./helix-roll.ts";

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
}

/** Judges the dice of a message; `null` while there are none, as for readers of a hidden roll. */
export function judgeMessage(message: CheckMessage): Judgement | null {
  const [chain, ...resisting] = message.rolls
    .filter((roll) => roll instanceof HelixRoll)
    .map((roll) => (roll as HelixRoll).chain);
  if (!chain?.length) return null;
  const action = actionOf(message);
  const { spell: woven, difficulty } = message.system;
  if (woven) {
    const design = spell(woven);
    const settings = {
      ...DEFAULT_HELIX_SETTINGS,
      failedSpellCost: woven.failedSpellCost,
      magicResistance: resisting.length > 0 ? ("on" as const) : ("off" as const),
    };
    const targets = message.system.resisting
      .slice(0, resisting.length)
      .map(({ will }, place) => ({ will, chain: resisting[place] ?? [] }));
    const weaving = weave(design, action, chain, woven.mp, targets, settings);
    if (weaving.status !== "woven") return null;
    return {
      roll: weaving.check,
      check: weaving.check,
      difficultyDice: [],
      spell: design,
      weaving,
    };
  }
  const none = { difficultyDice: [], spell: null, weaving: null };
  if (!difficulty) return { roll: actionRoll(action, chain), check: null, ...none };
  const dice = difficulty.count > 0 ? difficultyFaces(message) : [];
  const sg = dice.length > 0 ? rollDifficulty(difficulty, dice).total : difficulty.base;
  const check = passiveCheck(action, chain, sg);
  return { roll: check, check, ...none, difficultyDice: dice };
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
