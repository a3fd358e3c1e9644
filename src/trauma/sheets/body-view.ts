import { formatDice } from "../../core/dice/notation.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { isRuined, type PartArmour } from "../rules/armour.ts";
import { BODY_PARTS } from "../rules/body.ts";

/** One part of a body, as it is. */
export interface PartFacts {
  readonly id: string;
  readonly name: string;
  readonly op: number;
  readonly max: number;
  /** Days until its injury has healed; 0 without one. */
  readonly days: number;
  /** The armour that counts there; `null` for bare skin. */
  readonly armour: PartArmour | null;
}

/** What the figure is for: what a press on a part does, and which parts stand out. */
export interface FigureUse {
  /** The `data-action` of its controls. */
  readonly action: string;
  /** Parts whose control is pressed. */
  readonly pressed?: ReadonlySet<string>;
  /** Parts that are aimed at. */
  readonly aimed?: ReadonlySet<string>;
  /** Parts that cannot be pressed, as when a weapon hits no more of them. */
  readonly disabled?: ReadonlySet<string>;
}

/** One part of the figure: what `templates/trauma/body/part.hbs` shows. */
export interface PartView {
  readonly id: string;
  readonly action: string;
  readonly name: string;
  /** Everything about it in one sentence. */
  readonly label: string;
  readonly op: string;
  readonly max: string;
  /** How full it is, 0 to 100. */
  readonly share: number;
  readonly isInjured: boolean;
  /** Days until the injury has healed, in words. */
  readonly days: string;
  /** Nothing is left of it. */
  readonly isGone: boolean;
  readonly armour: { readonly text: string; readonly isRuined: boolean } | null;
  readonly isPressed: boolean;
  readonly isAimed: boolean;
  readonly isDisabled: boolean;
}

/** The figure: what `templates/trauma/body/figure.hbs` shows. */
export interface BodyView {
  readonly label: string;
  /** Drawn; any other body is a list of its parts. */
  readonly isHumanoid: boolean;
  readonly list: readonly PartView[];
  /** By id, for the drawing. */
  readonly parts: Readonly<Record<string, PartView>>;
}

/** The body with what is left of each part, its injuries and its armour (Trauma 003:28-37). */
export function bodyView(parts: readonly PartFacts[], use: FigureUse, reader: Reader): BodyView {
  const list = parts.map((part) => partView(part, use, reader));
  return {
    label: reader.text("QUARTET.Trauma.Body.Label"),
    isHumanoid: isHumanoid(parts),
    list,
    parts: Object.fromEntries(list.map((part) => [part.id, part])),
  };
}

function isHumanoid(parts: readonly PartFacts[]): boolean {
  const ids = parts.map(({ id }) => id);
  return ids.length === BODY_PARTS.length && BODY_PARTS.every((id) => ids.includes(id));
}

function partView(part: PartFacts, use: FigureUse, reader: Reader): PartView {
  const { id, name, op, max, days, armour } = part;
  const isAimed = use.aimed?.has(id) ?? false;
  return {
    id,
    action: use.action,
    name,
    label: partLabel(part, isAimed, reader),
    op: reader.number(op),
    max: reader.number(max),
    share: shareOf(op, max),
    isInjured: days > 0,
    days: days > 0 ? reader.plural("QUARTET.Trauma.Body.Days", days) : "",
    isGone: op <= 0,
    armour: armour && { text: armourText(armour, reader), isRuined: isRuined(armour) },
    isPressed: use.pressed?.has(id) ?? false,
    isAimed,
    isDisabled: use.disabled?.has(id) ?? false,
  };
}

/** What is hurt never looks whole, and what is left never looks like nothing. */
function shareOf(op: number, max: number): number {
  if (op <= 0 || max <= 0) return 0;
  if (op >= max) return 100;
  return Math.min(95, Math.max(5, Math.round((100 * op) / max)));
}

/** A part in words, for who does not see the drawing. */
function partLabel(
  { name, op, max, days, armour }: PartFacts,
  isAimed: boolean,
  reader: Reader,
): string {
  const { text } = reader;
  const facts = [
    text("QUARTET.Trauma.Body.Part", { part: name, op, max }),
    days > 0 ? reader.plural("QUARTET.Trauma.Body.Injured", days) : "",
    armour
      ? text("QUARTET.Trauma.Body.Armoured", { armour: armourText(armour, reader) })
      : text("QUARTET.Trauma.Body.Bare"),
    isAimed ? text("QUARTET.Trauma.Body.Aimed") : "",
  ];
  return facts.filter(Boolean).join(". ");
}

/** The die of a piece of armour with its wear, such as `1d6 −2`; nothing for bare skin. */
export function armourText(armour: PartArmour | null, { language, number }: Reader): string {
  if (!armour) return "";
  const { faces, wear } = armour;
  const die = formatDice({ count: 1, faces }, language);
  return wear === 0 ? die : `${die} ${number(wear)}`;
}
