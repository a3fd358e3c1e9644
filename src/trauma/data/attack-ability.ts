import { ABILITIES, type AbilityId } from "../rules/abilities.ts";
import { type AttackKind, DEFAULT_ATTACK_ABILITIES } from "../rules/attack.ts";

/** Which ability an attack adds; `kind` follows the kind of attack (Trauma 003:3, 003:6; the rest ours). */
export const ATTACK_ABILITIES = ["kind", "none", ...ABILITIES] as const;
export type AttackAbility = (typeof ATTACK_ABILITIES)[number];

/** The ability that an attack adds; `null` for none. */
export function addedAbility(ability: AttackAbility, kind: AttackKind): AbilityId | null {
  if (ability === "kind") return DEFAULT_ATTACK_ABILITIES[kind];
  return ability === "none" ? null : ability;
}
