import type { RpsSettings } from "../rules/settings.ts";

/** The pages of the editor, and the settings on each. */
export const PAGES = {
  dice: ["gain", "limits", "minDice", "commitVisibility", "modifierStacking"],
  skills: ["allotment", "halfRule", "untrained", "specialBonusRange"],
  attributes: ["attributes", "nbValueModifier"],
  fights: [
    "roundLength",
    "declarationSecrecy",
    "tkCapsUnopposed",
    "critVsArmour",
    "shockMode",
    "shockSuggestion",
    "speeds",
  ],
  world: ["races", "skillSuggestions", "vehicles", "magic", "magicAttribute"],
  advanced: ["chance", "percentPerSpecialisation", "percentPerPoint", "margin"],
} as const satisfies Readonly<Record<string, readonly (keyof RpsSettings)[]>>;

export type Page = keyof typeof PAGES;

/** Where a default comes from, if not from the book: its table is lost, or the book leaves it open. */
export type Origin = "book" | "lost" | "open";

const ORIGINS: Partial<Readonly<Record<keyof RpsSettings, Origin>>> = {
  gain: "lost",
  limits: "lost",
  allotment: "lost",
  halfRule: "open",
  minDice: "open",
  commitVisibility: "open",
  modifierStacking: "open",
  nbValueModifier: "open",
  tkCapsUnopposed: "open",
  untrained: "open",
  shockSuggestion: "open",
  critVsArmour: "open",
  roundLength: "open",
};

export const originOf = (key: keyof RpsSettings): Origin => ORIGINS[key] ?? "book";

/** Settings that are lists of things with names: adding, removing and ordering is up to the game master. */
export const LISTS = ["attributes", "races", "skillSuggestions"] as const;
export type ListKey = (typeof LISTS)[number];

export const isList = (key: string): key is ListKey => (LISTS as readonly string[]).includes(key);

export const pageOf = (key: keyof RpsSettings): Page =>
  (Object.keys(PAGES) as Page[]).find((page) => (PAGES[page] as readonly string[]).includes(key)) ??
  "dice";
