import { addShots, shotsOf } from "../../core/check/ammunition.ts";
import { mayAct } from "../../core/check/may-act.ts";
import type { CheckKind } from "../../core/check/pipeline.ts";
import { postCheck } from "../../core/check/post-check.ts";
import { actorOf } from "../../core/documents/lookup.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { warn } from "../../core/notify.ts";
import type { NoppaCharacterModel } from "../data/character.ts";
import { NoppaCheckDialog } from "../sheets/check-dialog.ts";
import { type CheckConfig, checkPool, chosenAttribute } from "./check-config.ts";
import { judgeAsGameMaster } from "./hidden-check.ts";
import { isCheckMessage } from "./judge-message.ts";
import { NoppaRoll } from "./noppa-roll.ts";

/** The character's data, where the check is a character's. */
export function characterOf(uuid: string | null): NoppaCharacterModel | null {
  const system: unknown = actorOf(uuid)?.system;
  return system ? (system as NoppaCharacterModel) : null;
}

/** The success check of Noppajärjestelmä (001:39), from dialog to card. */
export const noppaCheck: CheckKind<CheckConfig, NoppaRoll> = {
  id: "noppaCheck",

  configure: (config) => NoppaCheckDialog.ask(config),

  accept(config) {
    if (!mayAct(config.actor)) return false;
    const dice = checkPool(config);
    if (typeof dice === "string") warn(`QUARTET.Noppa.CannotRoll.${dice}`);
    else if (config.sisu > (characterOf(config.actor)?.sisu.value ?? 0))
      warn("QUARTET.Noppa.CannotRoll.noSisu");
    else if (shotsOf(config.weapon?.uuid) === 0)
      warn("QUARTET.Noppa.CannotRoll.noAmmunition", {
        weapon: config.weapon ? readerName(config.weapon, game.i18n.lang) : "",
      });
    else return true;
    return false;
  },

  async pay(config) {
    await addSisu(config, -config.sisu);
    await addShots(config.weapon?.uuid, -1);
    return async () => {
      await addSisu(config, config.sisu);
      await addShots(config.weapon?.uuid, 1);
    };
  },

  async evaluate(config) {
    const dice = checkPool(config);
    if (typeof dice === "string") throw new Error(`no dice: ${dice}`);
    const roll = NoppaRoll.ofPool(dice);
    await roll.evaluate({ allowInteractive: config.mode !== "blind" } as never);
    return roll;
  },

  async post(config, roll) {
    const { actor, mode, request } = config;
    const system = messageData(config);
    const posted = { type: "noppaCheck", actor, rolls: [roll], system, mode, request };
    const message = await postCheck(posted);
    if (config.hidden && game.user.isGM && isCheckMessage(message))
      await judgeAsGameMaster(message, config.difficulty);
    return message;
  },
};

async function addSisu(config: CheckConfig, points: number): Promise<void> {
  const value = characterOf(config.actor)?.sisu.value;
  if (value !== undefined && points !== 0)
    await actorOf(config.actor)?.update({ "system.sisu.value": value + points } as never);
}

/** What the card is made of. The difficulty stays away while it is hidden. */
function messageData(config: CheckConfig): object {
  const attribute = chosenAttribute(config);
  return {
    actor: config.actor,
    skill: { name: config.skill.name, translations: config.skill.translations },
    weapon: config.weapon
      ? { name: config.weapon.name, translations: config.weapon.translations }
      : {},
    attribute: attribute
      ? { id: attribute.id, names: attribute.names, value: attribute.value }
      : {},
    base: config.hidden ? null : config.difficulty,
    changes: config.changes,
    hidden: config.hidden,
    sisu: { before: config.sisu, after: 0 },
    declaredDie: config.declaredDie,
    settings: config.settings,
  };
}
