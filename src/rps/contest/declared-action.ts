import { plainName } from "../../core/i18n/translations.ts";
import { termKey } from "../rolls/check-config.ts";
import type { DeclaredAction, DeclaredTerm, DeclaredWeapon } from "./choices.ts";
import type { ContestValue } from "./contest-values.ts";
import { chosenLevel, chosenValue, chosenWeapon, type DeclareConfig } from "./declare-config.ts";
import type { WeaponChoice } from "./weapons.ts";

/** Everything that was declared, as a message holds it. */
export function declaredAction(config: DeclareConfig): DeclaredAction {
  const value = chosenValue(config);
  if (!value) throw new Error("there is nothing to act with");
  const { id, source, name, score } = value;
  const weapon = chosenWeapon(config);
  return {
    value: { id, source, name: plainName(name), level: chosenLevel(config), score },
    way: config.way,
    targets: config.way === "opposed" ? config.targets : [],
    weapon: weapon && declaredWeapon(weapon, config.shots),
    terms: declaredTerms(config, value),
    intent: config.intent.trim(),
  };
}

function declaredWeapon(weapon: WeaponChoice, shots: number): DeclaredWeapon {
  const { uuid, name, kind, size, damage, types, isProjectile } = weapon;
  return { uuid, name, kind, size, damage, types: [...types], isProjectile, shots };
}

function declaredTerms({ ticked, others }: DeclareConfig, value: ContestValue): DeclaredTerm[] {
  const terms = value.terms.flatMap((term): DeclaredTerm[] => {
    const against = ticked[termKey(term)];
    if (!against) return [];
    const { source, id, name, will } = term;
    const isOne = others.length > 1 && others.some((other) => other.id === against);
    return [
      {
        source,
        id,
        name: plainName(name),
        value: term.value,
        ...(isOne && { against }),
        ...(will && { will }),
      },
    ];
  });
  if (value.modifier === 0) return terms;
  const name = { name: "", translations: {} };
  return [{ source: "untrained", id: "", name, value: value.modifier }, ...terms];
}
