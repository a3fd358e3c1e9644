/** What a token stands for: somebody with a name, one of many opponents, or a thing. */
export const TOKEN_ROLES = ["character", "opponent", "thing"] as const;
export type TokenRole = (typeof TOKEN_ROLES)[number];

/** What tokens of an actor begin with, in Foundry's numbers; bars come from the rule book. */
export interface TokenDefaults {
  /** Whether all tokens share the one actor: hours of work would go with a token that has its own. */
  readonly actorLink: boolean;
  /** 1 for a friend, 0 for nobody's, −1 for an enemy. */
  readonly disposition: -1 | 0 | 1;
  readonly displayName: number;
  readonly displayBars: number;
  /** Tells tokens of one name apart. */
  readonly appendNumber: boolean;
  readonly sight: { readonly enabled: boolean };
}

/** Who sees a name or a bar, and when: Foundry's `CONST.TOKEN_DISPLAY_MODES`. */
const OWNERS_ON_HOVER = 20;
const ALL_ON_HOVER = 30;
const OWNERS = 40;

const DEFAULTS: Readonly<Record<TokenRole, TokenDefaults>> = {
  character: {
    actorLink: true,
    disposition: 1,
    displayName: ALL_ON_HOVER,
    displayBars: OWNERS,
    appendNumber: false,
    sight: { enabled: true },
  },
  // Players learn neither the name nor the points of whoever they meet.
  opponent: {
    actorLink: false,
    disposition: -1,
    displayName: OWNERS_ON_HOVER,
    displayBars: OWNERS_ON_HOVER,
    appendNumber: true,
    sight: { enabled: false },
  },
  thing: {
    actorLink: true,
    disposition: 0,
    displayName: ALL_ON_HOVER,
    displayBars: OWNERS_ON_HOVER,
    appendNumber: false,
    sight: { enabled: false },
  },
};

export function tokenDefaults(role: TokenRole): TokenDefaults {
  return DEFAULTS[role];
}

type Values = Readonly<Record<string, unknown>>;

/** The defaults that nobody has given a value of their own. @param given Data of a prototype token. */
export function missingDefaults(role: TokenRole, given: Values): Values {
  const wanted = Object.entries(tokenDefaults(role));
  return Object.fromEntries(wanted.filter(([key]) => given[key] === undefined));
}

/**
 * What changes when somebody becomes an opponent or stops being one: whatever still is as the old
 * role had it. What the game master has set otherwise stays.
 * @param current Data of the prototype token.
 */
export function changedDefaults(from: TokenRole, to: TokenRole, current: Values): Values {
  const before: Values = { ...tokenDefaults(from) };
  const wanted = Object.entries(tokenDefaults(to));
  return Object.fromEntries(
    wanted.filter(
      ([key, value]) => isSame(current[key], before[key]) && !isSame(current[key], value),
    ),
  );
}

/** Whether a value is the wanted one, in all that the wanted one names. */
function isSame(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== "object" || wanted === null) return value === wanted;
  const inside = (value ?? {}) as Values;
  return Object.entries(wanted).every(([key, part]) => isSame(inside[key], part));
}
