import { requireFace, requireInteger } from "../../core/rules/errors.ts";
import { sumTerms, type Term } from "../../core/rules/term.ts";

/** The armour on one part of the body (Trauma 003:37). */
export interface PartArmour {
  /** Faces of the armour die, 2 to 100. */
  readonly faces: number;
  /** The armour's own durability: blocking more than this wears it. */
  readonly durability: number;
  /** Added to armour rolls: 0 when new, −1 for each time it wore. */
  readonly wear: number;
}

/** @returns the armour, checked. @throws {RuleError} */
export function requireArmour(armour: PartArmour): PartArmour {
  requireInteger("armourFaces", armour.faces, { min: 2, max: 100 });
  requireInteger("durability", armour.durability, { min: 0 });
  requireInteger("wear", armour.wear, { max: 0 });
  return armour;
}

/** Whether the armour can never block anything any more: its best roll is 0 (ours). @throws {RuleError} */
export function isRuined(armour: PartArmour): boolean {
  const { faces, wear } = requireArmour(armour);
  return faces + wear <= 0;
}

/** What the armour stops on average of any damage that is high enough. @throws {RuleError} */
export function meanBlock(armour: PartArmour): number {
  const { faces, wear } = requireArmour(armour);
  const best = Math.max(0, faces + wear);
  return (best * (best + 1)) / 2 / faces;
}

/**
 * The piece that counts where several are worn over each other: the one that stops most, and of equals
 * the more durable, then the first (ours; the book has one armour on a part). @throws {RuleError}
 */
export function bestArmour<Piece extends { readonly armour: PartArmour }>(
  pieces: readonly Piece[],
): Piece | null {
  const isBetter = ({ armour: a }: Piece, { armour: b }: Piece) => {
    const more = meanBlock(a) - meanBlock(b);
    return more > 0 || (more === 0 && a.durability > b.durability);
  };
  return pieces.reduce<Piece | null>((best, piece) => {
    return best === null || isBetter(piece, best) ? piece : best;
  }, null);
}

export interface Block {
  readonly terms: readonly Term<"armourDie" | "wear">[];
  /** The die and the wear, not below 0. */
  readonly rolled: number;
  /** What was really stopped: never more than the damage. */
  readonly blocked: number;
  /** What goes through. */
  readonly dealt: number;
  /** −1 if this block wore the armour, else 0; counts from the next roll on. */
  readonly wearChange: 0 | -1;
  readonly wear: number;
  readonly ruined: boolean;
  readonly rule: "blockedAll" | "blockedPart" | "blockedNothing";
}

/**
 * An armour roll: the die, with its wear, is taken off the damage. If what was stopped is more than the
 * armour's durability, further rolls of the armour on this part suffer −1 (Trauma 003:37). @throws {RuleError}
 * @param raw Damage that arrives, 0 or more.
 */
export function block(armour: PartArmour, face: number, raw: number): Block {
  const { faces, durability, wear } = requireArmour(armour);
  requireInteger("damage", raw, { min: 0 });
  const terms = [
    { source: "armourDie", value: requireFace(face, faces) },
    { source: "wear", value: wear },
  ] as const;
  const rolled = Math.max(0, sumTerms(terms));
  const blocked = Math.min(raw, rolled);
  const wearChange = blocked > durability ? -1 : 0;
  const after = { ...armour, wear: wear + wearChange };
  return {
    terms,
    rolled,
    blocked,
    dealt: raw - blocked,
    wearChange,
    wear: after.wear,
    ruined: isRuined(after),
    rule: blocked === 0 ? "blockedNothing" : blocked === raw ? "blockedAll" : "blockedPart",
  };
}
