import type { Reader } from "../../core/i18n/language.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { type ArmourHint, armourHints } from "../rules/armour.ts";
import type { OpposedDegree } from "../rules/opposed.ts";
import { parryRefusals } from "../rules/parry.ts";
import type { RpsSettings } from "../rules/settings.ts";
import type { DeclaredWeapon, WornArmour } from "./choices.ts";

/** What the loser of a blow may still do against it, as this reader knows it. */
export interface BlowFacts {
  readonly key: string;
  readonly defender: { readonly id: string; readonly name: string };
  readonly opponent: { readonly id: string; readonly name: string };
  readonly weapon: DeclaredWeapon;
  readonly degree: OpposedDegree;
  /** May act for the defender. */
  readonly isOwner: boolean;
  /** May know what the defender wears. */
  readonly maySeeNumbers: boolean;
  readonly gmAllows: boolean;
  /** Was a parry tried against this opponent in this fight; and how did one of this very blow end? */
  readonly parry: {
    readonly isUsed: boolean;
    readonly isTriedHere: boolean;
    readonly isParried: boolean | null;
  };
  readonly armour: readonly WornArmour[];
  /** Whether armour has met a success of this opponent in this fight: this one, or one before. */
  readonly armourMark: "none" | "here" | "before";
  readonly settings: RpsSettings;
}

/** Parry and armour against one success. RPS [118–121] */
export function blowView(blow: BlowFacts, reader: Reader) {
  // Parry first: armour meets what was not parried.
  const isStopped = blow.parry.isParried === true && blow.armourMark !== "here";
  return {
    key: blow.key,
    defender: blow.defender.id,
    opponent: blow.opponent.id,
    parry: parryView(blow, reader),
    armour: blow.maySeeNumbers && !isStopped ? armourView(blow, reader) : null,
  };
}

function parryView(blow: BlowFacts, { text }: Reader) {
  const { weapon, degree, parry, gmAllows, isOwner, defender } = blow;
  const isUsed = parry.isUsed && !parry.isTriedHere;
  const refusals = parryRefusals({ attack: weapon.kind, degree, isUsed, gmAllows });
  const mayTry = refusals.length === 0 && !parry.isTriedHere;
  return {
    label: text("QUARTET.Rps.Contest.Parry.Label"),
    mayTry: mayTry && isOwner,
    tried: parry.isTriedHere ? text(triedKey(parry.isParried), { name: defender.name }) : "",
    refusals:
      isOwner && !parry.isTriedHere
        ? refusals.map((reason) =>
            text(`QUARTET.Rps.Contest.Parry.Refused.${reason}`, { name: blow.opponent.name }),
          )
        : [],
    /** What the game master may still take back. */
    mayForbid: !parry.isTriedHere && refusals.every((reason) => reason === "gm"),
    isForbidden: !gmAllows,
  };
}

const triedKey = (isParried: boolean | null): string =>
  `QUARTET.Rps.Contest.Parry.${isParried === null ? "tried" : isParried ? "parried" : "missed"}`;

function armourView(blow: BlowFacts, reader: Reader) {
  const { armour, armourMark, weapon, degree, isOwner } = blow;
  const { text, language } = reader;
  if (armour.length === 0) return null;
  const hit = {
    isProjectile: weapon.isProjectile,
    damage: weapon.damage,
    degree,
    isUsed: armourMark === "before",
  };
  return {
    pieces: armour.map((piece) => ({
      name: text("QUARTET.Rps.Contest.Armour.Piece", {
        name: readerName(piece.name, language),
        damping: piece.damping,
        durability: piece.durability,
      }),
      hints: hintsOf(piece, blow, hit).map((hint) => hintText(hint, reader)),
    })),
    isUsedHere: armourMark === "here",
    mayUse: isOwner && armourMark === "none",
    mayTakeBack: isOwner && armourMark === "here",
  };
}

type TypedHint = ArmourHint & { readonly type?: string };

function hintsOf(
  piece: WornArmour,
  { weapon, settings }: BlowFacts,
  hit: { isProjectile: boolean; damage: number; degree: OpposedDegree; isUsed: boolean },
): TypedHint[] {
  const hints = armourHints(piece, weapon.types, hit, settings);
  // What holds for any kind of damage is said once.
  const [first] = hints;
  const isSame = hints.every(
    ({ verdict, protection }) => verdict === first?.verdict && protection === null,
  );
  if (!first || !isSame) return [...hints];
  const { type: _, ...hint } = first;
  return [hint];
}

function hintText({ verdict, protection, damage, type }: TypedHint, { text }: Reader) {
  const says = text(`QUARTET.Rps.Contest.Armour.Verdict.${verdict}`);
  if (type === undefined || protection === null) return { verdict, text: says };
  const kind = text(`QUARTET.Rps.Contest.Damage.${type}.Label`);
  return {
    verdict,
    text: text("QUARTET.Rps.Contest.Armour.Hint", { kind, damage, protection, verdict: says }),
  };
}
