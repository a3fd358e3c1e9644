/** What people can do in a contest. Each move is a message of its own; nobody writes another's. */
export const MOVE_TYPES = [
  /** Declares what a side is up to, before anybody chooses; part of it may stay secret. */
  "declare",
  /** Tells game masters what was declared in private. */
  "aside",
  /** Binds a side to a choice that stays secret. */
  "commit",
  /** Tells an open choice, with its dice. */
  "answer",
  /** Tells a choice that was committed before, with its dice. */
  "reveal",
  /** Dice that the rules ask for after a tie. */
  "again",
  "decline",
  "withdraw",
  "close",
  "timeout",
  /** What a game master decides about the outcome; the latest counts. */
  "ruling",
] as const;
export type MoveType = (typeof MOVE_TYPES)[number];

/** One move, as its message holds it. */
export interface ContestMove {
  readonly id: string;
  /** Id of the user who wrote it. */
  readonly author: string;
  /** When the server got it, in milliseconds. */
  readonly time: number;
  /** Id of the side it is for; empty for moves that concern the whole contest. */
  readonly side: string;
  readonly type: MoveType;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What the opener laid down. */
export interface ContestOffer {
  readonly id: string;
  readonly author: string;
  readonly time: number;
  /** Whether choices are committed before they are revealed. */
  readonly secret: boolean;
  /** Whether every side declares before the first one chooses. */
  readonly declares: boolean;
  /** Whether game masters may rule before the answers. */
  readonly rulesEarly: boolean;
  /** Seconds for each stage; `null` for as long as it takes. */
  readonly timeLimit: number | null;
  /** Two or more, each with the users who may act for it; game masters always may. */
  readonly sides: readonly { readonly id: string; readonly users: readonly string[] }[];
}

export const PHASES = [
  /** Some side has neither answered nor committed; see the stage. */
  "open",
  /** All have committed: the choices are being revealed. */
  "committed",
  /** Every choice and its dice are on the table. */
  "answered",
  "declined",
  "withdrawn",
  "closed",
  "timedOut",
] as const;
export type Phase = (typeof PHASES)[number];

/** What an open contest waits for. Contests without declarations know only the second stage. */
export const STAGES = ["declare", "choose"] as const;
export type Stage = (typeof STAGES)[number];

export const SIDE_STATUSES = [
  "waiting",
  "declared",
  "committed",
  "answered",
  "declined",
  "late",
] as const;
export type SideStatus = (typeof SIDE_STATUSES)[number];

export interface SideState {
  readonly id: string;
  readonly status: SideStatus;
  readonly declare: ContestMove | null;
  /** What game masters are told beside the declaration; they and its author alone have it. */
  readonly aside: ContestMove | null;
  readonly commit: ContestMove | null;
  /** The answer, or the reveal that fits the commitment. */
  readonly answer: ContestMove | null;
  /** Later dice, in order. */
  readonly again: readonly ContestMove[];
  /** Whether somebody revealed what does not fit the commitments. */
  readonly isVoid: boolean;
}

/** The joined view of a contest: the same on every client that has the same messages. */
export interface ContestState {
  readonly phase: Phase;
  readonly stage: Stage;
  readonly sides: readonly SideState[];
  /** Of this stage, in milliseconds; `null` without a time limit. */
  readonly deadline: number | null;
  /** The move that ended the contest before its time, if one did. */
  readonly endedBy: ContestMove | null;
  /** The ruling that was in force when the first side chose; `null` for kinds that rule late. */
  readonly early: ContestMove | null;
  readonly ruling: ContestMove | null;
  /** Moves that do not count: too late, not theirs, or not fitting. */
  readonly ignored: readonly ContestMove[];
}

/** Whether the side still takes part. */
export function isInPlay({ status }: SideState): boolean {
  return status !== "declined" && status !== "late";
}

/** Whether nothing can be answered, committed or revealed any more. */
export function isOver(phase: Phase): boolean {
  return phase !== "open" && phase !== "committed";
}
