import { LEVELS } from "./scales.ts";
import {
  COMMIT_VISIBILITIES,
  CRIT_VS_ARMOUR,
  DECLARATION_SECRECIES,
  DEFAULT_RPS_SETTINGS,
  MODIFIER_STACKINGS,
  NB_VALUE_MODIFIERS,
  type RpsSettings,
  SHOCK_MODES,
} from "./settings.ts";
import { MAX_SHOCK } from "./shock.ts";
import { ATTRIBUTE_KINDS, HALF_RULES, PACES, type Range, ROUND_UNITS } from "./world.ts";

type Test = (value: unknown) => boolean;

/** Numbers that keep sums exact; nobody needs more. */
const FAR = 1_000_000;

const isFlag: Test = (value) => typeof value === "boolean";
const isNumber =
  (min: number, max = FAR): Test =>
  (value) =>
    typeof value === "number" && value >= min && value <= max;
const isWhole =
  (min: number, max = FAR): Test =>
  (value) =>
    Number.isInteger(value) && isNumber(min, max)(value);
const isOneOf =
  (choices: readonly unknown[]): Test =>
  (value) =>
    choices.includes(value);
const isId: Test = (value) => typeof value === "string" && /^[\w-]+$/.test(value);
const isList =
  (test: Test, length?: number): Test =>
  (value) =>
    Array.isArray(value) && (length === undefined || value.length === length) && value.every(test);
const isObject: Test = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isRecord =
  (tests: Readonly<Record<string, Test>>): Test =>
  (value) =>
    isObject(value) &&
    Object.entries(tests).every(([key, test]) => test(Reflect.get(value as object, key)));
const isById =
  (test: Test): Test =>
  (value) =>
    isObject(value) && Object.entries(value as object).every(([id, v]) => isId(id) && test(v));
const isAll =
  (...tests: Test[]): Test =>
  (value) =>
    tests.every((test) => test(value));
const isEither =
  (...tests: Test[]): Test =>
  (value) =>
    tests.some((test) => test(value));

const isSix = (test: Test): Test => isList(test, LEVELS.length);
const isRange = (min = -FAR): Test =>
  isAll(isRecord({ min: isWhole(min), max: isWhole(min) }), (value) => {
    const range = value as Range;
    return range.min <= range.max;
  });
const isUnique =
  (idOf: (entry: never) => unknown): Test =>
  (value) => {
    const ids = (value as never[]).map(idOf);
    return new Set(ids).size === ids.length;
  };
const hasOwnIds = isUnique(({ id }: { id: string }) => id);
const hasOne: Test = (value) => (value as unknown[]).length > 0;

/** What each setting must look like before the rules can work with it. */
const SHAPES: Readonly<Record<keyof RpsSettings, Test>> = {
  attributes: isAll(
    isList(
      isRecord({
        id: isId,
        kind: isOneOf(ATTRIBUTE_KINDS),
        initiative: isFlag,
        bounds: isRange(),
      }),
    ),
    hasOwnIds,
  ),
  gain: isSix(isSix(isWhole(0, 15))),
  limits: isSix(isWhole(1)),
  allotment: isSix(
    isRecord({
      halfFrom: isWhole(1, 7),
      cells: isSix(isEither(isOneOf(["unlimited", "half"]), isWhole(0))),
    }),
  ),
  halfRule: isOneOf(HALF_RULES),
  chance: isSix(isWhole(-FAR)),
  percentPerSpecialisation: isWhole(-FAR),
  percentPerPoint: isWhole(-FAR),
  margin: isWhole(1),
  minDice: isOneOf([0, 1]),
  commitVisibility: isOneOf(COMMIT_VISIBILITIES),
  modifierStacking: isOneOf(MODIFIER_STACKINGS),
  specialBonusRange: isRange(1),
  nbValueModifier: isOneOf(NB_VALUE_MODIFIERS),
  tkCapsUnopposed: isFlag,
  untrained: isRecord({ level: isWhole(1, 6), modifier: isWhole(-FAR) }),
  shockMode: isOneOf(SHOCK_MODES),
  shockSuggestion: isList(isWhole(-FAR), MAX_SHOCK + 1),
  critVsArmour: isOneOf(CRIT_VS_ARMOUR),
  speeds: isRecord(Object.fromEntries(PACES.map((pace) => [pace, isNumber(0)]))),
  races: isAll(
    isList(
      isRecord({
        id: isId,
        averages: isById(isWhole(-FAR)),
        bounds: isEither((value) => value === undefined, isById(isRange())),
      }),
    ),
    hasOne,
    hasOwnIds,
  ),
  declarationSecrecy: isOneOf(DECLARATION_SECRECIES),
  vehicles: isFlag,
  magic: isFlag,
  magicAttribute: isId,
  skillSuggestions: isAll(
    isList(isId),
    isUnique((id) => id),
  ),
  roundLength: isRecord({
    amount: isAll(isNumber(0), (amount) => amount !== 0),
    unit: isOneOf(ROUND_UNITS),
  }),
};

/** Whether the rules can work with this value of a setting. It may still be odd: see settingsWarnings. */
export function isUsable(key: keyof RpsSettings, value: unknown): boolean {
  return SHAPES[key](value);
}

/** The settings of a world, and what of the stored ones had to be passed over. */
export interface StoredSettings {
  readonly settings: RpsSettings;
  /** Keys whose stored value has a wrong shape: the book's value stands in for it. */
  readonly unusable: readonly (keyof RpsSettings)[];
}

/**
 * Reads what a world has stored: the changes from the book, by key. An older or an edited world may hold
 * anything; keys that we do not know are passed over, and a value that cannot be used gives way to the book's.
 */
export function readSettings(stored: unknown): StoredSettings {
  const keys = Object.keys(SHAPES) as (keyof RpsSettings)[];
  const found = isObject(stored) ? (stored as Readonly<Record<string, unknown>>) : {};
  const present = keys.filter((key) => found[key] !== undefined);
  const usable = present.filter((key) => isUsable(key, found[key]));
  return {
    settings: {
      ...DEFAULT_RPS_SETTINGS,
      ...Object.fromEntries(usable.map((key) => [key, found[key]])),
    },
    unusable: present.filter((key) => !usable.includes(key)),
  };
}
