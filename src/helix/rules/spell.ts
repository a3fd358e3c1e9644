import { requireChoice, requireInteger, requireNumber } from "../../core/rules/errors.ts";
import { sumTerms, type Term } from "../../core/rules/term.ts";
import { startedUnits } from "../../core/rules/units.ts";

/** When people, things and square metres count: as the book's examples do, always, or never (ours). */
export const SCOPE_MODES = ["auto", "count", "ignore"] as const;
export type ScopeMode = (typeof SCOPE_MODES)[number];

/** The wishes a spell is woven from. Whatever is left out is 0 (HELIX 002:62-91). */
export interface SpellDesign {
  /** Square metres in which everything is affected. */
  readonly areaM2?: number;
  /** People and things affected; a whole number. */
  readonly objects?: number;
  readonly scopeMode?: ScopeMode;
  /** Metres to the target; of several, to the farthest (ours). */
  readonly metres?: number;
  /** The weaver can touch the target while weaving, so distance costs nothing (HELIX 002:69). */
  readonly touch?: boolean;
  /** Minutes the spell lasts: at least 1 for one that acts at once (HELIX 002:75). */
  readonly minutes?: number;
  /** Points of damage; whole. The full amount goes to each target (ours). */
  readonly damage?: number;
  /** Points healed; whole. */
  readonly heal?: number;
  readonly changeKg?: number;
  readonly moveKg?: number;
  /** An effect without a variable of its own, such as sleep or light (ours: costs nothing by itself). */
  readonly namedEffect?: boolean;
}

/** The terms of a spell's difficulty. */
export const SPELL_TERMS = [
  "area",
  "objects",
  "distance",
  "time",
  "damage",
  "heal",
  "change",
  "move",
] as const;
export type SpellTerm = (typeof SPELL_TERMS)[number];

/** Why a spell cannot be woven. */
export const SPELL_ERRORS = ["damageAndHealExclusive", "durationRequired"] as const;
export type SpellError = (typeof SPELL_ERRORS)[number];

/** What a spell lacks to do something; it can be woven all the same. */
export const SPELL_WARNINGS = ["scopeMissing", "noEffect"] as const;
export type SpellWarning = (typeof SPELL_WARNINGS)[number];

/** How long the effect stays. */
export type SpellDuration =
  /** A change of shape without a time stays for good (HELIX 002:85). */
  | { readonly kind: "permanent" }
  /** A change woven together with a time goes back when it ends (HELIX 002:85). */
  | { readonly kind: "minutes"; readonly minutes: number; readonly changeReverts: boolean }
  | { readonly kind: "none" };

export interface Spell {
  /** What costs something, in the order of the variables. */
  readonly terms: readonly Term<SpellTerm>[];
  /** The difficulty of weaving. */
  readonly difficulty: number;
  /** Magic points: as many as the difficulty (HELIX 002:61). */
  readonly mp: number;
  /** Seconds of weaving: as many as the difficulty (HELIX 002:61). */
  readonly seconds: number;
  /** Which of area and objects counted: the larger, never both (HELIX 002:63). */
  readonly scopeRule: "areaLarger" | "objectsLarger" | "scopeFree";
  readonly distanceRule: "touch" | "noDistance" | "perFiveMetres";
  readonly duration: SpellDuration;
  readonly errors: readonly SpellError[];
  readonly warnings: readonly SpellWarning[];
}

/** Every started unit counts, as 7 m cost 2 and 68 kg cost 7 (HELIX 002:72, 002:93). */
const METRES_PER_POINT = 5;
const KG_PER_POINT = 10;

function requireDesign(design: SpellDesign) {
  const amount = (input: "areaM2" | "metres" | "minutes" | "changeKg" | "moveKg") =>
    requireNumber(input, design[input] ?? 0, { min: 0 });
  const whole = (input: "objects" | "damage" | "heal") =>
    requireInteger(input, design[input] ?? 0, { min: 0 });
  return {
    areaM2: amount("areaM2"),
    objects: whole("objects"),
    scopeMode: requireChoice("scopeMode", design.scopeMode ?? "auto", SCOPE_MODES),
    metres: amount("metres"),
    touch: design.touch ?? false,
    minutes: amount("minutes"),
    damage: whole("damage"),
    heal: whole("heal"),
    changeKg: amount("changeKg"),
    moveKg: amount("moveKg"),
    namedEffect: design.namedEffect ?? false,
  };
}

/**
 * The difficulty, magic points and seconds of a spell: the sum of its variables (HELIX 002:61-93).
 * Area or objects, whichever is larger; a spell that only changes or moves matter pays for its mass
 * instead, as the book's door and rope do (HELIX 002:88, 002:93). @throws {RuleError} for a negative amount.
 */
export function spell(design: SpellDesign): Spell {
  const wish = requireDesign(design);
  const hasMass = wish.changeKg > 0 || wish.moveKg > 0;
  const hasOther = wish.damage > 0 || wish.heal > 0 || wish.namedEffect;
  const countsScope =
    wish.scopeMode === "count" || (wish.scopeMode === "auto" && (hasOther || !hasMass));
  const area = startedUnits(wish.areaM2);
  const isArea = area > wish.objects;
  const time = startedUnits(wish.minutes);

  const all: Term<SpellTerm>[] = [
    { source: isArea ? "area" : "objects", value: countsScope ? Math.max(area, wish.objects) : 0 },
    { source: "distance", value: wish.touch ? 0 : startedUnits(wish.metres, METRES_PER_POINT) },
    { source: "time", value: time },
    { source: "damage", value: wish.damage },
    // Damage and healing share one variable: both at once is an error and counts once.
    { source: "heal", value: wish.damage > 0 ? 0 : wish.heal },
    { source: "change", value: startedUnits(wish.changeKg, KG_PER_POINT) },
    { source: "move", value: startedUnits(wish.moveKg, KG_PER_POINT) },
  ];
  const terms = all.filter(({ value }) => value > 0);
  const difficulty = sumTerms(terms);
  const onlyChanges = wish.changeKg > 0 && wish.moveKg === 0 && !hasOther;

  const errors: SpellError[] = [];
  if (wish.damage > 0 && wish.heal > 0) errors.push("damageAndHealExclusive");
  if (time === 0 && !onlyChanges) errors.push("durationRequired");
  const warnings: SpellWarning[] = [];
  if (hasOther && all[0]!.value === 0 && wish.scopeMode !== "ignore") warnings.push("scopeMissing");
  if (!hasOther && !hasMass) warnings.push("noEffect");

  return {
    terms,
    difficulty,
    mp: difficulty,
    seconds: difficulty,
    scopeRule: !countsScope ? "scopeFree" : isArea ? "areaLarger" : "objectsLarger",
    distanceRule: wish.touch ? "touch" : wish.metres > 0 ? "perFiveMetres" : "noDistance",
    duration:
      time > 0
        ? { kind: "minutes", minutes: time, changeReverts: wish.changeKg > 0 }
        : onlyChanges
          ? { kind: "permanent" }
          : { kind: "none" },
    errors,
    warnings,
  };
}
