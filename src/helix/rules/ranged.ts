import type { Chain } from "./action.ts";
import { type Fighter, type Hit, land, severalOpponents } from "./combat.ts";
import { type PassiveOutcome, passiveCheck } from "./difficulty.ts";
import { DEFAULT_HELIX_SETTINGS, type HelixSettings } from "./settings.ts";

export interface ShotOutcome {
  readonly rule: "shotHurts" | "armourStopped" | "shotMissed";
  readonly check: PassiveOutcome;
  readonly hit: Hit | null;
}

/**
 * A shot at something that does not answer: passive resistance, where the difficulty takes the place
 * of the loser's total in the damage (ours, from HELIX 002:31 and 002:44). A target that dodges makes
 * it an {@link file://./combat.ts exchange} instead: the game master chooses. @throws {RuleError}
 */
export function shoot(
  shooter: Fighter,
  chain: Chain,
  difficulty: number,
  target: Pick<Fighter, "armour" | "lp">,
  settings: HelixSettings = DEFAULT_HELIX_SETTINGS,
): ShotOutcome {
  const several = severalOpponents(shooter.opponents ?? 1);
  const modifiers = [...(shooter.modifiers ?? []), ...(several.value === 0 ? [] : [several])];
  const check = passiveCheck({ ...shooter, modifiers }, chain, difficulty);
  if (!check.success) return { rule: "shotMissed", check, hit: null };
  const against = { source: "difficulty", value: difficulty } as const;
  const hit = land(shooter, check, against, target, settings);
  const rule = hit.damage.rule === "damageDealt" ? "shotHurts" : "armourStopped";
  return { rule, check, hit };
}
