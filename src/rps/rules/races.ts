import { requireChoice } from "../../core/rules/errors.ts";
import { requireSigned } from "./scales.ts";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "./settings.ts";
import { HUMAN, type Race } from "./world.ts";

/** @returns The race whose average is the measure of all: the most common one of the genre. RPS [142] */
export function baselineRace(settings: RpsSettings = DEFAULT_RPS_SETTINGS): Race {
  return settings.races[0] ?? HUMAN;
}

/** @returns The race with this id. @throws {RuleError} `unknownChoice` */
export function raceOf(id: string, settings: RpsSettings = DEFAULT_RPS_SETTINGS): Race {
  const ids = settings.races.map((race) => race.id);
  return settings.races[ids.indexOf(requireChoice("race", id, ids))] ?? HUMAN;
}

/**
 * Turns a value among its own kind into the value that is written down, measured by the baseline race:
 * an average troll has 3 or 4 in strength. @throws {RuleError} RPS [142]
 */
export function valueByBaseline(race: Race, attribute: string, amongOwnKind: number): number {
  return requireSigned("value", amongOwnKind) + averageOf(race, attribute);
}

/** The other way round: how a written value looks to its own kind. @throws {RuleError} RPS [142] */
export function valueAmongOwnKind(race: Race, attribute: string, written: number): number {
  return requireSigned("value", written) - averageOf(race, attribute);
}

const averageOf = (race: Race, attribute: string): number =>
  requireSigned("average", race.averages[attribute] ?? 0);
