import type { TranslatedName } from "../../core/i18n/translations.ts";
import type { CheckChoices } from "../../core/sheets/check-dialog.ts";
import type { ModifierTerm } from "../rules/modifiers.ts";
import { type ParryOutcome, resolveParry } from "../rules/parry.ts";
import { type Chance, percentChance } from "../rules/percent.ts";
import type { RpsSettings } from "../rules/settings.ts";
import type { ActionValue, OfferedTerm } from "./offered-terms.ts";

/** What an unopposed action is for. */
export type CheckPurpose = "action" | "parry" | "spell";

/** Something to act with; `bare` is a number of per cent that somebody has named. */
export interface CheckValue extends Omit<ActionValue, "source"> {
  readonly source: ActionValue["source"] | "bare";
}

/** A thing to parry with. */
export interface ParryTool {
  /** Of the item. */
  readonly id: string;
  readonly name: TranslatedName;
  readonly durability: number;
  /** Identifier of the skill that it is used with. */
  readonly skill: string;
}

/** The blow that is to be parried. RPS [118–120] */
export interface Blow {
  /** Id of the contest's message, and of the two sides in it. */
  readonly contest: string;
  readonly defender: string;
  readonly opponent: string;
  /** The name that everybody sees. */
  readonly opponentName: string;
  readonly damage: number;
}

/** An unopposed action, as the dialog shows and changes it. */
export interface CheckConfig extends CheckChoices {
  /** UUID of the character; `null` for a bare chance. */
  readonly actor: string | null;
  readonly purpose: CheckPurpose;
  readonly choices: readonly CheckValue[];
  readonly tk: number;
  readonly settings: RpsSettings;
  /** The weapon that is used, and how many shots it spends. */
  readonly weapon: (TranslatedName & { readonly uuid: string; readonly shots: number }) | null;
  /** The spell that is cast; `hours` if it takes long. */
  readonly spell: (TranslatedName & { readonly hours: number | null }) | null;
  readonly blow: Blow | null;
  readonly tools: readonly ParryTool[];

  /** Points that the character has: as they are when the dialog opens, then when it pays. */
  reserve: number;
  /** Id of the chosen value. */
  choice: string;
  /** The level that the game master names for who lacks the skill. */
  level: number;
  /** Keys of the specialisations and special bonuses that fit, see {@link termKey}. */
  ticked: readonly string[];
  /** The game master's, in per cent. */
  modifier: number;
  /** Paid before the roll, and gone whatever it brings. RPS [38] */
  points: number;
  biggerThanDuel: boolean;
  /** Id of the tool; empty for none whose wear is counted. */
  tool: string;
}

/** Tells the offered terms of a value apart. */
export const termKey = ({ source, id }: Pick<OfferedTerm, "source" | "id">): string =>
  `${source}-${id}`;

/** The chosen value, or the first there is. */
export function chosenValue({ choices, choice }: CheckConfig): CheckValue {
  const found = choices.find(({ id }) => id === choice) ?? choices[0];
  if (!found) throw new Error("there is nothing to act with");
  return found;
}

/** The full level that is used. */
export function chosenLevel(config: CheckConfig): number {
  const { source, level } = chosenValue(config);
  return source === "untrained" ? config.level : level;
}

export function isTicked({ ticked }: CheckConfig, term: OfferedTerm): boolean {
  return ticked.includes(termKey(term));
}

/** What is ticked from the start. */
export function suggestedTicks({ terms }: CheckValue): string[] {
  return terms.filter(({ suggested }) => suggested).map(termKey);
}

/** Chooses another value: what is ticked and still offered stays, and what suits the new one comes. */
export function choose(config: CheckConfig, id: string): void {
  config.choice = id;
  const value = chosenValue(config);
  const stays = value.terms.filter((term) => isTicked(config, term)).map(termKey);
  config.ticked = [...new Set([...stays, ...suggestedTicks(value)])];
}

/** Everything but the points that moves the chance, as the rules read it. */
export function modifierTerms(config: CheckConfig): ModifierTerm[] {
  const value = chosenValue(config);
  const terms: ModifierTerm[] = [];
  if (value.modifier !== 0) terms.push({ source: "untrained", value: value.modifier });
  for (const term of value.terms)
    if (isTicked(config, term)) terms.push({ source: term.source, id: term.id, value: term.value });
  if (config.modifier !== 0) terms.push({ source: "gm", value: config.modifier });
  return terms;
}

/** The chance as things stand, line by line. @param points In place of those that are chosen. @throws {RuleError} */
export function checkChance(config: CheckConfig, points = config.points): Chance {
  const { tk, biggerThanDuel, settings } = config;
  const input = { skill: chosenLevel(config), tk, biggerThanDuel, points };
  return percentChance({ ...input, modifiers: modifierTerms(config) }, settings);
}

/** Whether TK can hold the chosen level down in a fight bigger than a duel. RPS [63] */
export function tkMatters(config: CheckConfig): boolean {
  const isFighter = config.actor !== null && config.purpose !== "spell";
  return isFighter && config.settings.tkCapsUnopposed && config.tk < chosenLevel(config);
}

/** The chosen tool; `null` for none whose wear is counted. */
export function chosenTool({ tools, tool }: CheckConfig): ParryTool | null {
  return tools.find(({ id }) => id === tool) ?? null;
}

/** Takes a tool in hand, and with it the skill that it is used with. */
export function takeTool(config: CheckConfig, id: string): void {
  config.tool = id;
  const skill = config.tools.find((tool) => tool.id === id)?.skill;
  if (skill && config.choices.some((choice) => choice.id === skill)) choose(config, skill);
}

/** What a parry does to the tool if it succeeds; `null` if nothing is worn. */
export function expectedWear(config: CheckConfig): ParryOutcome["wear"] {
  const tool = chosenTool(config);
  if (!tool || !config.blow) return null;
  return resolveParry({ isSuccess: true }, tool.durability, config.blow.damage).wear;
}
