import { addShots, shotsOf } from "../../core/check/ammunition.ts";
import { mayAct } from "../../core/check/may-act.ts";
import type { CheckKind } from "../../core/check/pipeline.ts";
import { postCheck } from "../../core/check/post-check.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { warn } from "../../core/notify.ts";
import { HelixCheckDialog } from "../sheets/check-dialog.ts";
import {
  type ActionConfig,
  actionValue,
  type CheckConfig,
  chosenValue,
  valueSum,
} from "./check-config.ts";
import { HelixRoll } from "./helix-roll.ts";

/** The action roll of HELIX (002:31), from dialog to card. */
export const helixCheck: CheckKind<CheckConfig, HelixRoll> = {
  id: "helixCheck",

  configure: (config) => HelixCheckDialog.ask(config),

  accept({ actor, weapon }) {
    if (!mayAct(actor)) return false;
    if (shotsOf(weapon?.uuid) !== 0) return true;
    const name = weapon ? readerName(weapon, game.i18n.lang) : "";
    warn("QUARTET.Helix.CannotRoll.noAmmunition", { weapon: name });
    return false;
  },

  async pay({ weapon }) {
    await addShots(weapon?.uuid, -1);
    return () => addShots(weapon?.uuid, 1);
  },

  evaluate: (config) => throwAction(config),

  async post(config, roll) {
    const { actor, mode, request, difficulty, weapon, shot, targets } = config;
    const dice = difficulty && difficulty.count > 0 ? [await throwDifficulty(config)] : [];
    const system = {
      ...actionData(config),
      weapon: weapon ? { name: weapon.name, translations: weapon.translations } : {},
      difficulty,
      hidden: request?.isSecret === true,
      shot,
      targets,
    };
    return postCheck({ type: "helixCheck", actor, rolls: [roll, ...dice], system, mode, request });
  },
};

/** Throws the die of an action. */
export async function throwAction(config: ActionConfig): Promise<HelixRoll> {
  const roll = HelixRoll.ofValue(valueSum(config));
  await roll.evaluate({ allowInteractive: config.mode !== "blind" } as never);
  return roll;
}

/** The difficulty's own dice, which the message holds beside the action's. */
async function throwDifficulty({ difficulty, mode }: CheckConfig): Promise<Roll> {
  const { base = 0, count = 0, faces = 0 } = difficulty ?? {};
  const roll = new Roll(`${count}d${faces} ${base < 0 ? "-" : "+"} ${Math.abs(base)}`);
  await roll.evaluate({ allowInteractive: mode !== "blind" } as never);
  return roll;
}

/** What a message holds of any action. */
export function actionData(config: ActionConfig): object {
  const { id, source, name, value } = chosenValue(config);
  const { hitLocationDie, vehicleDamageScope, failedSpellCost, zeroLpStatus, magicResistance } =
    config.settings;
  return {
    actor: config.actor,
    skill: name ?? {},
    source,
    sourceId: id,
    value,
    modifiers: actionValue(config).modifiers,
    settings: {
      hitLocationDie,
      vehicleDamageScope,
      failedSpellCost,
      zeroLpStatus,
      magicResistance,
    },
  };
}
