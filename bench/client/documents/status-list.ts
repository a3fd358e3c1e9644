import type { StatusEffect, StatusEffects } from "./config-types.ts";

/** The statuses of the bench: id and Font Awesome drawing. Their names are `EFFECT.Status.<id>`. */
const DRAWINGS: Record<string, string> = {
  dead: "skull",
  unconscious: "moon",
  sleep: "bed",
  stun: "burst",
  prone: "person-falling",
  restrain: "hands-bound",
  paralysis: "ban",
  blind: "eye-slash",
  deaf: "ear-deaf",
  silence: "comment-slash",
  fear: "ghost",
  burning: "fire",
  frozen: "snowflake",
  shock: "bolt",
  poison: "skull-crossbones",
  bleeding: "droplet",
  invisible: "person-circle-question",
  fly: "feather",
  hover: "arrow-up",
  burrow: "arrow-down",
};

/** Statuses with a meaning of their own, by what they mean. */
export const SPECIAL_STATUSES: Record<string, string> = {
  DEFEATED: "dead",
  INVISIBLE: "invisible",
  BLIND: "blind",
  BURROW: "burrow",
  HOVER: "hover",
  FLY: "fly",
};

export function defaultStatuses(): StatusEffect[] {
  return Object.entries(DRAWINGS).map(([id, drawing]) => ({
    id,
    name: `EFFECT.Status.${id}`,
    img: `fonts/fontawesome/svgs/solid/${drawing}.svg`,
  }));
}

/** Array members that the record of generation 14 answers to, besides `push`. */
const READERS = new Set([
  "find",
  "filter",
  "map",
  "forEach",
  "some",
  "every",
  "reduce",
  "includes",
]);

/**
 * The statuses of generation 14: a record by id, which for old code's sake also reads like an
 * array. Changing it by `splice` or `sort` is an error; give statuses an `order` instead.
 */
export function statusRecord(statuses: StatusEffect[]): StatusEffects {
  const record: Record<string, StatusEffect> = {};
  for (const status of statuses) record[status.id] = status;
  return new Proxy(record, {
    get(target, key) {
      if (typeof key === "string" && Object.hasOwn(target, key)) return target[key];
      const list = Object.values(target);
      if (key === "push")
        return (...added: StatusEffect[]) => {
          for (const status of added) target[status.id] = status;
          return Object.keys(target).length;
        };
      if (key === "length") return list.length;
      if (typeof key === "string" && /^\d+$/.test(key)) return list[Number(key)];
      if (key === Symbol.iterator || READERS.has(String(key))) {
        const method = (list as unknown as Record<PropertyKey, (...args: unknown[]) => unknown>)[
          key
        ];
        return method?.bind(list);
      }
      if (key === "splice" || key === "sort")
        throw new Error(`CONFIG.statusEffects.${key} does not work on generation 14.`);
      return Reflect.get(target, key);
    },
  });
}
