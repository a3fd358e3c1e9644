import type { Reader } from "../../core/i18n/language.ts";
import { readerName, readerWord } from "../../core/i18n/translations.ts";
import { termKey } from "../rolls/check-config.ts";
import { valueName } from "../rolls/value-name.ts";
import { gainOdds, limitOdds } from "../rules/odds-reserve.ts";
import { rangeLines } from "../sheets/range-view.ts";
import type { ContestTerm } from "./contest-values.ts";
import {
  ALL,
  chosenLevel,
  chosenValue,
  chosenWeapon,
  type DeclareConfig,
  NO_WEAPON,
} from "./declare-config.ts";
import { isGrenade, weaponText } from "./names.ts";
import { whoMeets } from "./who-meets.ts";

/** What the dialog of a declaration shows. */
export function declareFields(config: DeclareConfig, reader: Reader) {
  const { text } = reader;
  const value = chosenValue(config);
  const weapon = chosenWeapon(config);
  const isOpposed = config.way === "opposed";
  return {
    against: whoMeets(config, reader),
    isWills: config.isWills,
    isOpposed,
    values: config.values.map((entry) => ({
      id: entry.id,
      label:
        entry.source === "untrained"
          ? valueName(entry, reader)
          : text("QUARTET.Rps.Contest.ValueLevel", {
              name: valueName(entry, reader),
              level: entry.level,
            }),
      selected: entry.id === value?.id,
    })),
    isUntrained: value?.source === "untrained",
    level: config.level,
    weapons: weaponChoices(config, reader),
    hasShots: weapon !== null && weapon.loaded !== null && !isGrenade(weapon),
    loadedText: weapon?.loaded
      ? text("QUARTET.Rps.Contest.Dialog.Loaded", { count: weapon.loaded })
      : "",
    shots: config.shots,
    ranges: weapon?.ranges ? rangeLines(config.distances, weapon.ranges, reader) : [],
    ways: (["opposed", "unopposed"] as const).map((way) => ({
      way,
      label: text(`QUARTET.Rps.Contest.Way.${way}`),
      hint: text(`QUARTET.Rps.Contest.WayHint.${way}`),
      checked: way === config.way,
    })),
    targets: targetChoices(config),
    terms: (value?.terms ?? []).map((term) => termRow(term, config, reader)),
    minus: value && value.modifier !== 0 ? untrainedText(value.modifier, reader) : "",
    intent: config.intent,
    mayChooseSecrecy: config.secrecy === "playerChooses",
    secrecyText: text(`QUARTET.Rps.Contest.Secrecy.${config.secrecy}`),
    isPrivate: config.isPrivate,
    preview: isOpposed ? growthPreview(config, reader) : null,
  };
}

const untrainedText = (modifier: number, { text, change }: Reader): string =>
  text("QUARTET.Rps.Contest.UntrainedTerm", { change: change(modifier) });

function weaponChoices(config: DeclareConfig, reader: Reader) {
  const choices = config.weapons.map((weapon) => ({
    key: weapon.uuid,
    label: weaponText({ ...weapon, shots: 0 }, reader),
    selected: weapon.uuid === config.weapon,
  }));
  const none = {
    key: NO_WEAPON,
    label: reader.text("QUARTET.Rps.Contest.Dialog.NoWeapon"),
    selected: config.weapon === NO_WEAPON,
  };
  return config.isWills ? [] : [none, ...choices];
}

/** Of two, the other is the target: only more, and wills that may merely resist, need a choice. */
function targetChoices({ others, targets, isWills, way }: DeclareConfig) {
  if (way !== "opposed" || (others.length === 1 && !isWills)) return [];
  return others.map(({ id, name }) => ({ id, name, checked: targets.includes(id) }));
}

function termRow(term: ContestTerm, { ticked, others }: DeclareConfig, reader: Reader) {
  const { text, change, language } = reader;
  const key = termKey(term);
  const against = ticked[key] ?? "";
  const { name, condition } = term;
  const isSeveral = others.length > 1 && !term.will;
  return {
    key,
    name: readerName(name, language),
    value: change(term.value),
    condition: condition && readerWord("condition", condition, name.translations, language),
    will: term.will ? text(`QUARTET.Rps.Contest.Will.${term.will}`) : "",
    checked: against !== "",
    against:
      isSeveral && against
        ? [{ id: ALL, name: text("QUARTET.Rps.Contest.Dialog.AgainstAll") }, ...others].map(
            (other) => ({ ...other, selected: other.id === against }),
          )
        : [],
  };
}

/** What the growth die can do, before anything is thrown. RPS [5][77] */
function growthPreview(config: DeclareConfig, reader: Reader) {
  const { reserve, limit, settings, tk, biggerThanDuel } = config;
  const { text, chance, number } = reader;
  const skill = chosenLevel(config);
  const gains = gainOdds(skill, settings).outcomes();
  const odds = limitOdds({ reserve, limit, skill }, settings);
  const cap = biggerThanDuel ? Math.min(skill, tk) : skill;
  const [min, max] = [Math.min(...gains), Math.max(...gains)];
  return {
    reserve: text("QUARTET.Rps.Contest.Dialog.Reserve", { reserve, limit }),
    gain:
      min === max
        ? text("QUARTET.Rps.Contest.Dialog.GainSure", { gain: number(min) })
        : text("QUARTET.Rps.Contest.Dialog.Gain", { min, max }),
    cap: text(
      biggerThanDuel && tk < skill
        ? "QUARTET.Rps.Contest.Dialog.CapTk"
        : "QUARTET.Rps.Contest.Dialog.CapSkill",
      { max: cap, tk },
    ),
    faces: odds.faces.map(({ die, gain, raised, state }) => ({
      die: number(die),
      text: text(`QUARTET.Rps.Contest.Dialog.Face.${state}`, { gain, raised }),
      isLimit: state !== "none",
    })),
    exact: chance(odds.exact.toNumber()),
    over: chance(odds.over.toNumber()),
    isRisky: odds.none.toNumber() < 1,
  };
}
