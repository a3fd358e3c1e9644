import { addShots, shotsOf } from "../../core/check/ammunition.ts";
import type { CheckKind } from "../../core/check/pipeline.ts";
import { postCheck } from "../../core/check/post-check.ts";
import { actorOf, itemOf } from "../../core/documents/lookup.ts";
import { reader } from "../../core/i18n/language.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { inform, warn } from "../../core/notify.ts";
import { RpsCheckDialog } from "../sheets/check-dialog.ts";
import {
  type CheckConfig,
  checkChance,
  chosenLevel,
  chosenTool,
  chosenValue,
  modifierTerms,
  termKey,
} from "./check-config.ts";
import { checkRefusal } from "./check-refusal.ts";
import { NO_NAME } from "./offered-terms.ts";
import { claimParry, releaseParry } from "./parries.ts";
import { RpsPercentRoll } from "./rps-rolls.ts";
import { rpsModel } from "./values.ts";

/** The unopposed action of RPS [34–41], from dialog to card. */
export const rpsCheck: CheckKind<CheckConfig, RpsPercentRoll> = {
  id: "rpsCheck",

  configure: (config) => RpsCheckDialog.ask(config),

  accept(config) {
    const refusal = checkRefusal(config);
    if (!refusal) return true;
    warn(`QUARTET.Rps.Check.Refused.${refusal.reason}`, refusal.facts);
    return false;
  },

  async pay(config) {
    const { weapon, points, blow } = config;
    if (blow) claimParry(blow);
    config.reserve = reserveOf(config);
    await addPoints(config, -points);
    await addShots(weapon?.uuid, -(weapon?.shots ?? 0));
    tellOfOthersShots(weapon);
    return async () => {
      if (blow) releaseParry(blow);
      await addPoints(config, points);
      await addShots(weapon?.uuid, weapon?.shots ?? 0);
    };
  },

  async evaluate(config) {
    // Nothing falls that the rules could not judge.
    checkChance(config);
    const roll = RpsPercentRoll.ofTwoDice();
    await roll.evaluate({ allowInteractive: config.mode !== "blind" } as never);
    return roll;
  },

  async post(config, roll) {
    const { actor, mode, request, blow } = config;
    const system = messageData(config);
    const posted = { type: "rpsCheck", actor, rolls: [roll as Roll], system, mode, request };
    const message = await postCheck(posted);
    if (blow) releaseParry(blow);
    return message;
  },
};

/** A magazine that belongs to somebody else stays as it is: its owner is to be told. RPS [139] */
function tellOfOthersShots(weapon: CheckConfig["weapon"]): void {
  const item = itemOf(weapon?.uuid);
  if (!weapon || !item || item.isOwner || shotsOf(weapon.uuid) === null) return;
  inform("QUARTET.Rps.Check.OthersShots", { weapon: readerName(weapon, reader().language) });
}

/** The points that the character has now. */
function reserveOf({ actor, reserve }: CheckConfig): number {
  return rpsModel(actorOf(actor))?.reserve.value ?? reserve;
}

async function addPoints(config: CheckConfig, points: number): Promise<void> {
  if (points === 0) return;
  const value = reserveOf(config) + points;
  await actorOf(config.actor)?.update({ "system.reserve.value": value } as never);
}

/** What the card is made of. */
function messageData(config: CheckConfig): object {
  const { actor, purpose, tk, biggerThanDuel, points, reserve, settings } = config;
  const value = chosenValue(config);
  return {
    actor,
    purpose,
    source: value.source,
    sourceId: value.id,
    skill: value.name,
    weapon: nameOnly(config.weapon),
    spell: nameOnly(config.spell),
    level: chosenLevel(config),
    tk,
    biggerThanDuel,
    modifiers: namedModifiers(config),
    points,
    reserve,
    parry: parryData(config),
    settings: {
      chance: [...settings.chance],
      percentPerSpecialisation: settings.percentPerSpecialisation,
      percentPerPoint: settings.percentPerPoint,
      modifierStacking: settings.modifierStacking,
      tkCapsUnopposed: settings.tkCapsUnopposed,
    },
  };
}

const nameOnly = (named: CheckConfig["weapon"] | CheckConfig["spell"]): object =>
  named ? { name: named.name, translations: named.translations } : {};

/** Modifiers with the names of their specialisations and bonuses as they stand now. */
function namedModifiers(config: CheckConfig): object[] {
  const { terms } = chosenValue(config);
  return modifierTerms(config).map(({ source, id = "", value }) => {
    const offered = terms.find((term) => termKey(term) === `${source}-${id}`);
    return { source, id, value, name: offered?.name ?? NO_NAME };
  });
}

function parryData(config: CheckConfig): object | null {
  const { blow } = config;
  if (!blow) return null;
  const tool = chosenTool(config);
  return {
    ...blow,
    tool: tool?.id ?? "",
    toolName: tool?.name ?? NO_NAME,
    durability: tool?.durability ?? 0,
  };
}
