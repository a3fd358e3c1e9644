import { termKey } from "../rolls/check-config.ts";
import type { DeclaredAction, DeclaredTerm } from "./choices.ts";
import type { ContestValue } from "./contest-values.ts";
import { chosenLevel, chosenValue, chosenWeapon, type DeclareConfig } from "./declare-config.ts";
import { BARE_HANDS, plainName } from "./weapons.ts";

/** Everything that was declared, as a message holds it. */
export function declaredAction(config: DeclareConfig): DeclaredAction {
  const value = chosenValue(config);
  if (!value) throw new Error("there is nothing to act with");
  const { id, source, name, score } = value;
  const weapon = chosenWeapon(config);
  const { isHeld: _, loaded: __, skill: ___, ...shown } = weapon ?? BARE_HANDS;
  return {
    value: { id, source, name: plainName(name), level: chosenLevel(config), score },
    way: config.way,
    targets: config.way === "opposed" ? config.targets : [],
    weapon: weapon && { ...shown, types: [...shown.types], shots: config.shots },
    terms: declaredTerms(config, value),
    intent: config.intent.trim(),
  };
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
