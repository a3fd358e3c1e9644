import { shotsOf } from "../../core/check/ammunition.ts";
import type { ChooseContext, Declared } from "../../core/contest/kind.ts";
import { reader } from "../../core/i18n/language.ts";
import { warn } from "../../core/notify.ts";
import { RpsGrowthRoll } from "../rolls/rps-rolls.ts";
import { isDeclaredSecretly } from "../rules/battle.ts";
import type { HiddenDeclaration, OpenDeclaration } from "./choices.ts";
import { declareConfig } from "./declare-config.ts";
import { RpsDeclareDialog } from "./declare-dialog.ts";
import { declaredAction } from "./declared-action.ts";
import { weaponName } from "./names.ts";

/** Nobody shoots with an empty magazine. The growth die falls with the declaration, unseen by all others. */
export async function declareSide(
  context: ChooseContext,
  isWills: boolean,
): Promise<Declared | null> {
  const initial = declareConfig(context, isWills);
  if (initial.values.length === 0) {
    warn("QUARTET.Rps.Contest.NoWill", { name: context.name });
    return null;
  }
  const config = context.skipDialog ? initial : await RpsDeclareDialog.ask(initial);
  if (!config) return null;
  const action = declaredAction(config);
  if (action.weapon && shotsOf(action.weapon.uuid) === 0) {
    warn("QUARTET.Rps.Contest.NoAmmunition", { weapon: weaponName(action.weapon, reader()) });
    return null;
  }
  const growth = (await RpsGrowthRoll.ofOneDie().evaluate()) as unknown as Roll;
  const isPrivate = isDeclaredSecretly(config.isPrivate, config.settings);
  const { reserve, limit, tk } = config;
  const hidden: HiddenDeclaration = {
    growth: growth.toJSON(),
    reserve,
    limit,
    tk,
    action: isPrivate ? action : null,
  };
  const open: OpenDeclaration = { action: isPrivate ? null : action };
  return { open, hidden, private: isPrivate, ...(isPrivate && { aside: { action } }) };
}
