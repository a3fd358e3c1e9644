import type { QuartetActor } from "../documents/actor.ts";
import type { Reader } from "../i18n/language.ts";
import type { Contest } from "./joined.ts";

/** What a side chooses: plain data, as a message can hold them. Each kind has its own. */
export type ContestChoice = object;

/**
 * What a side declares before anybody chooses, for kinds that have this stage. Both parts are
 * plain data. `hidden` stays in the browser that declared until everything is revealed.
 */
export interface Declared {
  /** For everybody, at once. */
  readonly open: object;
  /** What only the reveal tells: a die that fell meanwhile, and the declaration if it is private. */
  readonly hidden: object;
  /** Declared to the game masters alone: `open` then says only what everybody may know. */
  readonly private?: boolean;
  /** What game masters are told of a private declaration. */
  readonly aside?: object;
}

/** What this client knows of the declaration of a side before the reveal. */
export interface Declaration {
  readonly open: object;
  /** Whether more was declared than everybody is told. */
  readonly isPrivate: boolean;
  /** What game masters know, and the author; `null` for everybody else. */
  readonly aside: object | null;
}

/** What the first stage has brought. Empty for kinds without it. */
export interface DeclaredSoFar {
  /** By the id of the side; sides that have not declared are missing. */
  readonly declarations: Readonly<Record<string, Declaration>>;
  /** What the side itself has declared in secret. `null` before it has declared. */
  readonly hidden: object | null;
  /** Names of all sides by id, as everyone sees them. */
  readonly names: Readonly<Record<string, string>>;
  /** What a game master has laid down before anybody chose, for kinds with `rulesEarly`. */
  readonly ruling: Readonly<Record<string, unknown>> | null;
}

/** What a wing is told when somebody is to declare or to choose for a side. */
export interface ChooseContext extends DeclaredSoFar {
  /** Id of the offer's message; empty for the opener, who is asked before there is one. */
  readonly contest: string;
  readonly actor: QuartetActor;
  /** Id of the side, and its name as everyone sees it. */
  readonly side: string;
  readonly name: string;
  /** The names of the others. */
  readonly opponents: readonly string[];
  /** Id of the side that opened the contest. */
  readonly opener: string;
  /** Ids of all sides in play, in their order. */
  readonly sides: readonly string[];
  /** What the opener laid down for this kind. */
  readonly options: Readonly<Record<string, unknown>>;
  /** What the opener's click has laid down for the first choice, in the way of the kind. */
  readonly preset: Readonly<Record<string, unknown>>;
  /** Choose without asking, as far as the kind can. */
  readonly skipDialog: boolean;
}

/** What a wing is told when dice are to fall. */
export interface RollContext extends DeclaredSoFar {
  readonly options: Readonly<Record<string, unknown>>;
  readonly side: string;
  /** Id of the side that opened the contest. */
  readonly opener: string;
  /** Ids of all sides in play, in their order. */
  readonly sides: readonly string[];
  /** What the outcome asked for, where dice fall again after a tie; `null` for the first ones. */
  readonly again: AgainRequest | null;
}

/** Dice that the rules ask for after a tie. */
export interface AgainRequest {
  readonly side: string;
  /** What the kind wants to remember with these dice. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** One side whose choice and dice are on the table. */
export interface AnsweredSide<Choice extends ContestChoice = ContestChoice> {
  readonly id: string;
  readonly name: string;
  /** UUID of its actor. */
  readonly actor: string;
  readonly choice: Choice;
  /** What it had declared, now all of it; `null` for kinds without the stage. */
  readonly declared: { readonly open: object; readonly hidden: object } | null;
  readonly rolls: readonly Roll[];
  /** Ids of the sides that were in play when these dice fell: one may have declined since. */
  readonly rolledAmong: readonly string[];
  readonly again: readonly {
    readonly data: AgainRequest["data"];
    readonly rolls: readonly Roll[];
  }[];
}

/** A contest that can be judged. */
export interface AnsweredContest<Choice extends ContestChoice = ContestChoice> {
  /** Id of the offer's message. */
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Id of the side that opened the contest. */
  readonly opener: string;
  /** The sides in play, two or more, in the order of the offer. */
  readonly sides: readonly AnsweredSide<Choice>[];
  /** What a game master had laid down before the first side chose, for kinds with `rulesEarly`. */
  readonly early: Readonly<Record<string, unknown>> | null;
  /** What a game master has decided about the outcome. */
  readonly ruling: Readonly<Record<string, unknown>> | null;
}

/** What came of a contest, as far as core reads it. */
export interface ContestOutcome {
  /** Ids of the sides that won; none for a tie. */
  readonly winners: readonly string[];
  /** Dice that have to fall before it is settled. */
  readonly again: readonly AgainRequest[];
}

/** A change that the outcome asks for. Nothing is changed until an owner applies it. */
export interface Proposal {
  /** One word for each change of a contest, without dots. */
  readonly id: string;
  /** Id of the side whose actor changes. */
  readonly side: string;
  /** Id of an item of the actor, where it is the item that changes. */
  readonly item?: string;
  /** Path of a number of the actor or the item, such as `system.lp.value`. */
  readonly path: string;
  /** What is added to it. */
  readonly change: number;
  /** Language key of what the number is called. */
  readonly label: string;
  /** What the number does not fall below; without a floor if left out. */
  readonly min?: number;
  /** What the number does not rise above; without a ceiling if left out. */
  readonly max?: number;
}

/** What the reader of a card may do with the kind's own part of it. */
export interface CardRights {
  /** A game master, while a ruling would still be the early one. */
  readonly mayRule: boolean;
}

/** What a control of the kind's own parts of the card does. */
export type ContestAction = (contest: Contest, control: HTMLElement) => Promise<unknown>;

/**
 * One kind of contest, as a rule book registers it. Everything that decides is a pure function
 * of what the messages hold, so that every client finds the same.
 */
export interface ContestKind<
  Choice extends ContestChoice = ContestChoice,
  Outcome extends ContestOutcome = ContestOutcome,
> {
  /** As stored in messages, such as `helixCombat`. */
  readonly id: string;
  /** Language key of its name. */
  readonly label: string;
  /** CSS class of the book's skin. */
  readonly skin: string;
  /** Whether choices are committed before they are revealed. */
  readonly secret: boolean;
  /** The part of the card that shows the outcome; `null` where the headline says it all. */
  readonly template: string | null;
  /** The part of the card that shows what is declared, before there is an outcome. */
  readonly openTemplate?: string;
  /** Game masters may rule before the dice fall: see `early` and `ruling` of the contest. */
  readonly rulesEarly?: true;
  /** Whether an actor of this book can take part. */
  accepts(actor: QuartetActor): boolean;
  /**
   * Gives the kind its first stage: each side declares, and chooses only when all have declared.
   * Opens the wing's dialog. `null`: not now, or refused with a reason.
   */
  declare?(context: ChooseContext): Promise<Declared | null>;
  /**
   * Whether a side is asked to declare now, where the rules have an order; at any time if left out.
   * A game master may take anybody out of turn.
   */
  mayDeclare?(side: string, contest: Contest): boolean;
  /** Who meets whom, where that is not the first side against all others; `null` where it is. */
  subtitle?(contest: Contest, reader: Reader): string | null;
  /** Opens the wing's dialog. `null`: not now, or refused with a reason. */
  choose(context: ChooseContext): Promise<Choice | null>;
  /** Throws the dice of a side: at once for open kinds, after all have committed for secret ones. */
  roll(choice: Choice, context: RollContext): Promise<Roll[]>;
  /** @throws for choices that the rules refuse; the card then says so. */
  resolve(contest: AnsweredContest<Choice>): Outcome;
  /** One large line, and what the template shows. */
  view(
    outcome: Outcome,
    contest: AnsweredContest<Choice>,
    reader: Reader,
  ): { readonly headline: string } & object;
  /** What `openTemplate` shows to this reader; `null` for nothing yet. */
  openView?(contest: Contest, reader: Reader, rights: CardRights): object | null;
  consequences?(outcome: Outcome, contest: AnsweredContest<Choice>): readonly Proposal[];
  /**
   * What the rules change by themselves once everything is on the table, such as points that grew
   * and were paid. Applied once, without being asked for. It must not depend on `contest.ruling`,
   * which comes later.
   */
  settle?(outcome: Outcome, contest: AnsweredContest<Choice>): readonly Proposal[];
  /** What the choice costs its own side, paid when it is on the table. */
  costs?(choice: Choice, side: string): readonly Proposal[];
  /** Called once by the client that has applied or undone a change. */
  afterChange?(actor: QuartetActor, proposal: Proposal): Promise<unknown>;
  /**
   * What controls in `template` and `openTemplate` do, by their `data-action`. The kind checks by
   * itself who may do it, and when; names that the card has already are the card's.
   */
  readonly actions?: Readonly<Record<string, ContestAction>>;
  /**
   * What a control of the kind's own part of the card decides, for a game master.
   * @returns Data of the next ruling, which takes the place of the one before; `null` for nothing.
   */
  readRuling?(
    control: HTMLElement,
    before: Readonly<Record<string, unknown>> | null,
  ): Readonly<Record<string, unknown>> | null;
}

const kinds = new Map<string, ContestKind>();

/** Called by each rule book for its own kinds. */
export function registerContest(kind: ContestKind): void {
  kinds.set(kind.id, kind);
}

/** `undefined` for kinds of a book or a module that is no longer there. */
export function contestKind(id: string): ContestKind | undefined {
  return kinds.get(id);
}

/** Templates that cards include by their path. */
export function contestTemplates(): string[] {
  const templates = [...kinds.values()].flatMap((kind) => [kind.template, kind.openTemplate]);
  return [...new Set(templates.filter((path) => typeof path === "string"))];
}
