import type { AttackConfig } from "../../../src/trauma/rolls/attack-config.ts";
import type {
  AttackTarget,
  BodySnapshot,
  KeptArmour,
} from "../../../src/trauma/rolls/body-snapshot.ts";
import { keptAims } from "../../../src/trauma/rolls/body-snapshot.ts";
import type { CheckConfig } from "../../../src/trauma/rolls/check-config.ts";
import type { AttackFacts, KeptTarget } from "../../../src/trauma/rolls/judge-attack.ts";
import { freshBody, HUMANOID_PLAN } from "../../../src/trauma/rules/body.ts";
import { condition } from "../../../src/trauma/rules/condition.ts";
import { DEFAULT_TRAUMA_SETTINGS } from "../../../src/trauma/rules/settings.ts";

export const NO_NAME = { name: "", translations: {} };

/** A healthy body of this constitution. @param parts What its parts are missing, and their injuries. */
export function snapshot(
  con: number,
  parts: BodySnapshot["parts"] = {},
  rest: Partial<BodySnapshot> = {},
): BodySnapshot {
  const plan = HUMANOID_PLAN.map((part) => ({ ...part, name: NO_NAME }));
  return { kind: "humanoid", con, plan, parts, adjust: 0, hp: 10, dead: false, ...rest };
}

export function armour(faces: number, durability: number, wear = 0): KeptArmour {
  const name = { name: `Plate ${faces}`, translations: {} };
  return { item: `plate${faces}`, name, faces, durability, wear };
}

export function target(rest: Partial<AttackTarget> = {}): AttackTarget {
  return {
    actor: "Actor.guard",
    token: null,
    name: "Guard",
    armourClass: 11,
    body: snapshot(10),
    armour: {},
    aims: ["torso"],
    ...rest,
  };
}

/** The target as a message keeps it. */
export function kept(one: AttackTarget): KeptTarget {
  const { actor, token, name, armourClass, body } = one;
  return { actor, token, name, armourClass, body, aims: keptAims(one) };
}

export function attackFacts(targets: readonly AttackTarget[], rest: Partial<AttackFacts> = {}) {
  const facts: AttackFacts = {
    terms: [],
    edges: [],
    settings: DEFAULT_TRAUMA_SETTINGS,
    targets: targets.map(kept),
    ...rest,
  };
  return facts;
}

const situation = {
  actor: "Actor.hero",
  settings: DEFAULT_TRAUMA_SETTINGS,
  condition: condition(freshBody(12)),
  cost: null,
  isSpent: false,
  modifier: 0,
  advantages: 0,
  disadvantages: 0,
  mode: "public",
} as const;

export const ABILITIES = { str: 14, dex: 16, con: 12, int: 10, cha: 8 } as const;

export function attackConfig(rest: Partial<AttackConfig> = {}): AttackConfig {
  return {
    ...situation,
    abilities: ABILITIES,
    item: { id: "gun", uuid: "Actor.hero.Item.gun", name: "Pulse rifle", translations: {} },
    provoked: false,
    ability: "str",
    bonus: 0,
    damage: { dice: [{ count: 2, faces: 6 }], bonus: 1 },
    maxParts: 1,
    mayWaiveArms: false,
    needsNoArms: false,
    targets: [target()],
    ...rest,
  };
}

export function checkConfig(rest: Partial<CheckConfig> = {}): CheckConfig {
  return {
    ...situation,
    purpose: "ability",
    abilities: ABILITIES,
    item: null,
    ability: "dex",
    difficulty: 15,
    sneaking: null,
    ...rest,
  };
}
