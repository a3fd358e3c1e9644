import type { Reader } from "../../core/i18n/language.ts";
import { attributeName, raceName } from "../names.ts";
import {
  type AttributeScores,
  describeValue,
  hasNb,
  hasValue,
  type ValueDescription,
} from "../rules/attributes.ts";
import type { BaseInitiative } from "../rules/initiative.ts";
import { metresPerRound } from "../rules/movement.ts";
import { skillChance } from "../rules/percent.ts";
import { valueAmongOwnKind } from "../rules/races.ts";
import { LEVELS, levelRole, NB_BOUNDS } from "../rules/scales.ts";
import type { RpsSettings } from "../rules/settings.ts";
import { PACES, type Race, type RoundLength, type Speeds } from "../rules/world.ts";

/** What stands for a number that nobody has written down. */
export const NOTHING = "–";

/** A choice of a list. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
}

/** The race with this id, or the baseline where the world has it no more. */
export function knownRace(id: string, { races }: RpsSettings): Race | undefined {
  return races.find((race) => race.id === id) ?? races[0];
}

/** The attributes of the world with the character's scores, in words too. RPS [47–49] */
export function attributeRows(
  scores: AttributeScores,
  settings: RpsSettings,
  race: Race | undefined,
  reader: Reader,
) {
  const { text } = reader;
  return settings.attributes.map(({ id, kind, initiative }) => {
    const { value = null, nb = null } = scores[id] ?? {};
    const meaning = value === null ? "" : valueMeaning(describeValue(value), reader);
    const amongOwn =
      race?.averages[id] && value !== null
        ? text("QUARTET.Rps.Sheet.AmongOwnKind", {
            race: raceName(race.id, reader),
            value: reader.change(valueAmongOwnKind(race, id, value)),
          })
        : "";
    return {
      id,
      name: attributeName(id, reader),
      hasValue: hasValue(kind),
      rawValue: value === null ? "" : reader.number(value),
      value: value === null ? NOTHING : reader.change(value),
      meaning,
      hint: [amongOwn, initiative ? text("QUARTET.Rps.Sheet.CountsInInitiative") : ""]
        .filter(Boolean)
        .join(" "),
      hasNb: hasNb(kind),
      nb: nb === null ? NOTHING : reader.number(nb),
      canUse: nb !== null && nb >= NB_BOUNDS.min && nb <= NB_BOUNDS.max,
      chance: nb === null ? "" : percentOf(nb, settings, reader),
      nbChoices: nbChoices(nb, reader),
    };
  });
}

/** A value in words, such as “a little above average”. RPS [47] */
export function valueMeaning({ direction, size }: ValueDescription, { text }: Reader): string {
  return direction === "average"
    ? text("QUARTET.Rps.Sheet.Value.average")
    : text(`QUARTET.Rps.Sheet.Value.${direction}.${size}`);
}

/** The chance that a level of 1–6 gives by itself; empty beyond that. RPS [36] */
export function percentOf(level: number, settings: RpsSettings, reader: Reader): string {
  const known = LEVELS.some((one) => one === level);
  return known ? reader.chance(skillChance(level, settings) / 100) : "";
}

/** No NB, 1–3, and whatever else stands there. */
export function nbChoices(nb: number | null, reader: Reader): Choice[] {
  const usual: (number | null)[] = [null, 1, 2, 3];
  return [...usual, ...(usual.includes(nb) ? [] : [nb])].map((value) => ({
    value: value === null ? "" : String(value),
    label: value === null ? NOTHING : reader.number(value),
    isChosen: value === nb,
  }));
}

/** 1–6, for levels and TK. */
export function levelChoices(chosen: number, reader: Reader): Choice[] {
  return LEVELS.map((level) => ({
    value: String(level),
    label: reader.number(level),
    isChosen: level === chosen,
  }));
}

/** The races of the world, and the character's own where the world has it no more. RPS [142] */
export function raceChoices(chosen: string, { races }: RpsSettings, reader: Reader): Choice[] {
  const ids = races.map(({ id }) => id);
  return [...ids, ...(ids.includes(chosen) ? [] : [chosen])].map((id) => ({
    value: id,
    label: raceName(id, reader),
    isChosen: id === chosen,
  }));
}

/** Who this is, in one line: race, level and what it stands for, TK. RPS [53][63] */
export function roleText(race: string, level: number, tk: number, reader: Reader): string {
  const role = reader.text(`QUARTET.Rps.Sheet.Role.${levelRole(level)}`);
  return reader.text("QUARTET.Rps.Sheet.Line", { race: raceName(race, reader), level, role, tk });
}

/** Base initiative with its parts, and what is in hand. RPS [65][101] */
export function initiativeView({ total, terms }: BaseInitiative, weight: number, reader: Reader) {
  const { text, change } = reader;
  return {
    total: reader.number(total),
    terms: terms.map(({ source, id, value }) =>
      source === "tk" || !id
        ? text("QUARTET.Rps.Sheet.Initiative.Tk", { value })
        : text("QUARTET.Rps.Sheet.Initiative.Attribute", {
            name: attributeName(id, reader),
            value: change(value),
          }),
    ),
    inFight:
      weight === 0
        ? text("QUARTET.Rps.Sheet.Initiative.Fight", { total })
        : text("QUARTET.Rps.Sheet.Initiative.FightArmed", { total, size: change(-weight) }),
  };
}

/** Speeds, and how far they carry in a round. RPS [67][84] */
export function speedRows(speed: Speeds, length: RoundLength, reader: Reader) {
  return PACES.map((id) => {
    const metres = metresPerRound(speed[id], length);
    return {
      id,
      label: reader.text(`QUARTET.Rps.Sheet.Speed.${id}`),
      value: reader.inField("speed", speed[id]),
      unit: reader.unit("speed"),
      shown: reader.measure("speed", speed[id]),
      perRound:
        metres === null
          ? ""
          : reader.text("QUARTET.Rps.Sheet.Speed.PerRound", {
              way: reader.measure("length", metres),
            }),
    };
  });
}
