import type { QuartetActor } from "../documents/actor.ts";

/** Something that has happened and asks for changes. */
export interface Conflict {
  apply(): Promise<unknown>;
  undo(): Promise<unknown>;
}

/** Something that a book has besides checks and fights. */
export interface Deed {
  /** What the test is called, in English. */
  readonly name: string;
  /** @returns Whether all is as the book has it. */
  run(own: QuartetActor, other: QuartetActor): Promise<boolean>;
}

/** The way that every evening takes through a rule book, for tests inside a running game. */
export interface MainPath {
  /** Name of the compendium of ready characters. */
  readonly pack: string;
  /** Ids of two of them that can be against each other. */
  readonly actors: readonly [string, string];
  /** What the first makes a check with: see `actor.check`. */
  readonly check: string;
  readonly deeds?: readonly Deed[];
  /**
   * One acts against the other, without a dialog; left out where the book has nothing to apply.
   * @returns `null` when nothing came of it this time.
   */
  fight?(own: QuartetActor, other: QuartetActor): Promise<Conflict | null>;
}
