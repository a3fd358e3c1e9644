import { INJURY_DICE } from "../rules/injury.ts";

/** A night's sleep: 2d4 for each part that can heal, in their order (Trauma 003:38). */
export class TraumaSleepRoll extends Roll {
  static ofParts(parts: number): TraumaSleepRoll {
    const { count, faces } = INJURY_DICE;
    return new TraumaSleepRoll(parts > 0 ? `${parts * count}d${faces}` : "0");
  }

  get faces(): number[] {
    return this.dice.flatMap(({ results }) => results.map(({ result }) => result));
  }
}
