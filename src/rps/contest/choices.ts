import type { TranslatedName } from "../../core/i18n/translations.ts";
import { RuleError } from "../../core/rules/errors.ts";
import type { ActionValue, OfferedTerm } from "../rolls/offered-terms.ts";
import type { Way } from "../rules/dice-cap.ts";
import type { WillRole } from "../rules/magic.ts";
import type { DamageType } from "../rules/melee-weapons.ts";
import type { AttackKind } from "../rules/parry.ts";

/** What a side acts with, as its declaration holds it. */
export interface DeclaredValue extends Pick<ActionValue, "id" | "source" | "name" | "level"> {
  /** Value of the attribute whose NB is used; 0 for anything else. */
  readonly score: number;
}

/** A modifier that was ticked. */
export interface DeclaredTerm extends Pick<OfferedTerm, "id" | "name" | "value"> {
  readonly source: OfferedTerm["source"] | "untrained";
  /** Id of the one opponent it holds against; against all if left out. */
  readonly against?: string;
  /** In a battle of wills: counts only against those who are attacked, or who attack. */
  readonly will?: WillRole;
}

/** A weapon in use. Bare hands have neither a UUID nor a name. */
export interface DeclaredWeapon {
  readonly uuid: string;
  readonly name: TranslatedName;
  readonly kind: AttackKind;
  readonly size: number;
  readonly damage: number;
  readonly types: readonly DamageType[];
  /** So fast that armour needs both of its numbers. */
  readonly isProjectile: boolean;
  /** Shots that it spends; 0 where none are counted. */
  readonly shots: number;
}

/** What somebody is about to do: what, at whom, with which skill and weapon. RPS [89] */
export interface DeclaredAction {
  readonly value: DeclaredValue;
  readonly way: Way;
  /** Ids of the sides that it is aimed at; none for one who only resists. */
  readonly targets: readonly string[];
  /** `null` where nobody fights. */
  readonly weapon: DeclaredWeapon | null;
  readonly terms: readonly DeclaredTerm[];
  /** In the player's own words. */
  readonly intent: string;
}

/** What everybody is told: the action, or that it was told to the game master only. */
export interface OpenDeclaration {
  readonly action: DeclaredAction | null;
}

/** What only the reveal tells: the growth die, what it grew from, and an action that was secret. */
export interface HiddenDeclaration {
  /** The roll of the growth die, as JSON. */
  readonly growth: object;
  readonly reserve: number;
  readonly limit: number;
  readonly tk: number;
  readonly action: DeclaredAction | null;
}

/** Armour that is worn, as it was when the dice were bought. */
export interface WornArmour {
  readonly name: TranslatedName;
  readonly damping: number;
  readonly durability: number;
}

/** How many dice a side buys, in secret. */
export interface DiceChoice {
  readonly dice: number;
  readonly armour: readonly WornArmour[];
}

/** A declaration as the reveal has put it on the table. */
export interface Declared {
  readonly open: object;
  readonly hidden: object;
}

/** The action of a side whose declaration is on the table. @throws {RuleError} if there is none. */
export function actionOf({ open, hidden }: Declared): DeclaredAction {
  const action = (hidden as HiddenDeclaration).action ?? (open as OpenDeclaration).action;
  if (typeof action?.value !== "object" || !Array.isArray(action.targets))
    throw new RuleError("unknownChoice", { input: "declaration", value: String(action) });
  return action;
}

/** The action of another side, as far as this client knows it before the reveal. */
export function knownAction(declaration: {
  readonly open: object;
  readonly aside: object | null;
}): DeclaredAction | null {
  const aside = declaration.aside as OpenDeclaration | null;
  return aside?.action ?? (declaration.open as OpenDeclaration).action ?? null;
}
