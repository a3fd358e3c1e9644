import type { Proposal } from "../contest/kind.ts";
import type { QuartetActor } from "../documents/actor.ts";
import type { QuartetChatMessage } from "../documents/chat-message.ts";
import type { Reader } from "../i18n/language.ts";
import type { UseOptions } from "../uses.ts";

/** Points of a character. */
export interface DeskGauge {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** The most there can be; empty where there is no end. */
  readonly max: string;
  /** How full the bar is, 0 to 100; `null` where there is nothing to draw. */
  readonly share: number | null;
  /** It needs somebody's eye; said in the note, too. */
  readonly isLow: boolean;
  /** What it means, in a word or two; empty for nothing. */
  readonly note: string;
}

/** How a character is, such as a wound. */
export interface DeskNote {
  /** A Font Awesome icon, such as `fa-droplet`. */
  readonly icon: string;
  readonly text: string;
}

/** Something that a character can be asked to roll with. */
export interface DeskValue {
  /** The same for every character: an identifier of a skill, or the id of an attribute. */
  readonly id: string;
  /** Skills are told apart from what everybody has. */
  readonly kind: "attribute" | "skill";
  readonly name: string;
  readonly text: string;
  /** The higher, the better somebody is at it: the best of a party are its key skills. */
  readonly rank: number;
}

/** One character, as the desk shows it. */
export interface DeskView {
  readonly gauges: readonly DeskGauge[];
  readonly notes: readonly DeskNote[];
  readonly values: readonly DeskValue[];
}

/** What came of a roll that was asked for. */
export interface DeskOutcome {
  readonly text: string;
  /** `null` where there was nothing to reach. */
  readonly isSuccess: boolean | null;
}

/** The number that a game master lays down for a check. */
export interface DeskNumber {
  /** Language key of what it is called, such as the difficulty. */
  readonly label: string;
  readonly initial: number;
  /** Numbers that are usual. */
  readonly presets: readonly number[];
  /** A difficulty can be kept secret; a modifier cannot, for it is part of what is rolled. */
  readonly mayHide: boolean;
}

/** How characters of the book are asked for checks. */
export interface DeskCheck {
  readonly number: DeskNumber;
  /**
   * What the check begins with. @param number `null` where this client does not know it.
   * @param isHidden The game master keeps the number, so no message may hold it.
   */
  options(number: number | null, isHidden: boolean): UseOptions;
  /**
   * Writes what came of an answer whose number is secret, for its readers, and never the number.
   * An answer that is judged already stays as it is. Left out where numbers cannot be secret.
   */
  judge?(message: QuartetChatMessage, number: number): Promise<unknown>;
  /**
   * What came of an answer. @param number The one that was kept secret, where this client knows it.
   * @returns `null` while nobody can tell, and for messages of other kinds.
   */
  outcome(message: QuartetChatMessage, number: number | null, reader: Reader): DeskOutcome | null;
}

/** A change of an actor's own number, which is 0 or more. */
export type DeskChange = Omit<Proposal, "side" | "item">;

/** Something that the game master gives. */
export interface DeskAward {
  readonly id: string;
  readonly icon: string;
  /** What is given, such as `+2 EP`. */
  label(reader: Reader): string;
  /** What changes; nothing where it would do nothing. */
  changes(actor: QuartetActor): readonly DeskChange[];
}

/** A way of resting, as the book has it. */
export interface DeskRest {
  readonly id: string;
  readonly icon: string;
  /** Language key. */
  readonly label: string;
  /** Rests in one update of the actor. @returns What came of it, in this reader's words. */
  rest(actor: QuartetActor, reader: Reader): Promise<string>;
}

/** What a rule book brings to the desk of the game master. */
export interface DeskRules {
  /** Types of actors that can belong to a party. */
  readonly actorTypes: readonly string[];
  view(actor: QuartetActor, reader: Reader): DeskView;
  readonly check: DeskCheck;
  readonly awards: readonly DeskAward[];
  readonly rests: readonly DeskRest[];
}

/** The rules of a book with its id. */
export interface DeskBook {
  readonly id: string;
  readonly rules: DeskRules;
}

const books: DeskBook[] = [];

/** Called for each rule book that has a desk. */
export function registerDeskRules(id: string, rules: DeskRules): void {
  books.push({ id, rules });
}

export function deskBooks(): readonly DeskBook[] {
  return books;
}

/** The book that actors of this type are played by; `undefined` for what no party holds. */
export function deskBookOf(type: string): DeskBook | undefined {
  return books.find(({ rules }) => rules.actorTypes.includes(type));
}

export function deskBook(id: string): DeskBook | undefined {
  return books.find((book) => book.id === id);
}
