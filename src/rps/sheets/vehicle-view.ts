import type { Reader } from "../../core/i18n/language.ts";
import { measuredNumbers } from "../../core/i18n/measures.ts";
import { type ItemFacts, itemsOfType, shotsView } from "../../core/sheets/item-facts.ts";

import { forceText } from "../explosion/zones-view.ts";
import type { Force } from "../rules/explosion.ts";
import type { Ranges } from "../rules/ranged-weapons.ts";
import {
  ANIMATION,
  CAPACITY,
  CREW_ROLES,
  type CrewRole,
  SHELL_COVERS,
  structureOfMass,
  TIRING,
  VEHICLE_SIZES,
  type Vehicle,
  vehicleWarnings,
} from "../rules/vehicles.ts";
import { damageWords } from "./gear-rows.ts";
import { plainNumber } from "./item-sheet-fields.ts";
import { choicesOf } from "./item-sheet-view.ts";
import { rangeLines, type TargetFacts } from "./range-view.ts";
import { NO_RATE, rateText } from "./weapon-view.ts";

/** The numbers and words of a vehicle; texts as this reader knows them. */
export interface VehicleFacts extends Omit<Vehicle, "structure" | "weaponDamage"> {
  readonly structure: { readonly value: number; readonly max: number };
  readonly mass: number | null;
  readonly tank: string;
}

/** How many it carries, by its size. RPS [131] */
export function capacityText(size: Vehicle["size"], { text }: Reader): string {
  const { from, to } = CAPACITY[size];
  if (size === "xl") return text("QUARTET.Rps.Vehicle.Capacity.lots");
  return to === null
    ? text("QUARTET.Rps.Vehicle.Capacity.from", { from })
    : text("QUARTET.Rps.Vehicle.Capacity.fromTo", { from, to });
}

/** Everything that the book tells of a vehicle, to be read and to be changed. RPS [130–140] */
export function vehicleView(vehicle: VehicleFacts, reader: Reader) {
  const { text, language } = reader;
  const { size, tiring, animate, shellCovers, speed, load, mass, seats } = vehicle;
  const suggested = mass !== null && mass > 0 ? structureOfMass(mass) : null;
  return {
    sizeText: text(`QUARTET.Rps.Vehicle.Size.${size}`),
    capacity: capacityText(size, reader),
    sizes: choicesOf(VEHICLE_SIZES, size, (id) => text(`QUARTET.Rps.Vehicle.Size.${id}`)),
    tiringText: text(`QUARTET.Rps.Vehicle.Tiring.${tiring}`),
    tirings: choicesOf(TIRING, tiring, (id) => text(`QUARTET.Rps.Vehicle.Tiring.${id}`)),
    animateText: text(`QUARTET.Rps.Vehicle.Animate.${animate}`),
    animates: choicesOf(ANIMATION, animate, (id) => text(`QUARTET.Rps.Vehicle.Animate.${id}`)),
    coversText: text(`QUARTET.Rps.Vehicle.Covers.${shellCovers}`),
    covers: choicesOf(SHELL_COVERS, shellCovers, (id) => text(`QUARTET.Rps.Vehicle.Covers.${id}`)),
    speeds: (["acceleration", "cruising", "maximum"] as const).map((id) => ({
      id,
      label: text(`QUARTET.Rps.Vehicle.Speed.${id}`),
      value: speed[id],
    })),
    shell: reader.number(vehicle.shell),
    seatsText: seats === null ? "" : reader.plural("QUARTET.Rps.Vehicle.Seats", seats),
    seats: plainNumber(seats, language),
    loads: (["easy", "maximum"] as const).map((id) => ({
      id,
      label: text(`QUARTET.Rps.Vehicle.Load.${id}`),
      value: reader.inField("mass", load[id]),
      shown: load[id] > 0 ? reader.measure("mass", load[id]) : "",
    })),
    massUnit: reader.unit("mass"),
    mass: mass === null ? "" : reader.inField("mass", mass),
    massText: mass === null ? "" : reader.measure("mass", mass),
    suggestion:
      suggested === null || suggested === vehicle.structure.max
        ? ""
        : text("QUARTET.Rps.Vehicle.Suggest", { structure: suggested }),
    suggested,
  };
}

/** Somebody aboard, for the list. */
export interface CrewFacts {
  readonly actor: string;
  readonly name: string;
  readonly img: string;
  readonly role: CrewRole;
  readonly station: string;
}

/** Who is aboard, what they do, and which weapon they serve. */
export function crewRows(
  crew: readonly CrewFacts[],
  weapons: readonly ItemFacts[],
  reader: Reader,
) {
  const { text } = reader;
  const names = new Map(weapons.map(({ id, name }) => [id, name]));
  return crew.map((one) => ({
    ...one,
    roleText: text(`QUARTET.Rps.Vehicle.Role.${one.role}`),
    stationText: names.get(one.station) ?? "",
    roles: choicesOf(CREW_ROLES, one.role, (id) => text(`QUARTET.Rps.Vehicle.Role.${id}`)),
    stations: choicesOf(["", ...names.keys()], names.has(one.station) ? one.station : "", (id) =>
      id ? (names.get(id) ?? "") : text("QUARTET.Rps.Vehicle.NoStation"),
    ),
  }));
}

/** Mounted weapons with who serves them, and how far the targets are. RPS [139] */
export function mountedRows(
  items: readonly ItemFacts[],
  crew: readonly CrewFacts[],
  targets: readonly TargetFacts[],
  reader: Reader,
) {
  const { text } = reader;
  return weaponsAboard(items, reader).map((item) => {
    const { system, type } = item;
    const gunners = crew.filter(({ station }) => station === item.id).map(({ name }) => name);
    const rate = rateText(String(system.fireRate ?? NO_RATE), reader);
    return {
      ...item,
      ...shotsView({ ...item, system: { ammunition: { value: 0, max: 0 }, ...system } }),
      damage: reader.number(Number(system.damage)),
      details: [
        type === "rpsExplosive"
          ? forceText(system.force as Force, reader)
          : damageWords(item, reader),
        rate === NO_RATE ? "" : text("QUARTET.Rps.Vehicle.FireRate", { rate }),
        gunners.length > 0
          ? text("QUARTET.Rps.Vehicle.ServedBy", { names: gunners.join(", ") })
          : "",
      ].filter(Boolean),
      distances:
        type === "rpsRangedWeapon" ? rangeLines(targets, system.ranges as Ranges, reader) : [],
    };
  });
}

/** The weapons of a vehicle: what shoots first. */
export function weaponsAboard(items: readonly ItemFacts[], reader: Reader): ItemFacts[] {
  const types = ["rpsRangedWeapon", "rpsMeleeWeapon", "rpsExplosive"];
  return types.flatMap((type) => itemsOfType(items, type, reader));
}

/** What is odd about a vehicle, and whether all have a seat. RPS [131–139] */
export function vehicleRemarks(
  vehicle: VehicleFacts,
  weapons: readonly ItemFacts[],
  aboard: number,
  reader: Reader,
) {
  const weaponDamage = weapons.map(({ system }) => Number(system.damage));
  const found = vehicleWarnings({ ...vehicle, structure: vehicle.structure.max, weaponDamage });
  const lines = found.map(({ id, numbers, severity }) => ({
    text:
      id === "seatsDoNotFitSize"
        ? reader.text("QUARTET.Rps.Vehicle.Warning.seatsDoNotFitSize", {
            seats: Number(numbers.seats),
            capacity: capacityText(vehicle.size, reader),
          })
        : reader.text(
            `QUARTET.Rps.Vehicle.Warning.${id}`,
            measuredNumbers("mass", numbers, reader),
          ),
    isBad: severity === "warning",
  }));
  const room = vehicle.seats ?? CAPACITY[vehicle.size].to;
  if (room === null || aboard <= room) return lines;
  const crowded = reader.text("QUARTET.Rps.Vehicle.Warning.crowded", { aboard, room });
  return [...lines, { text: crowded, isBad: false }];
}

/** Who may fire, the likeliest first. */
interface Gunners<Entry> {
  readonly candidates: readonly Entry[];
  /** Nobody needs to be asked. */
  readonly isSure: boolean;
}

/** Who of some of the crew fires a weapon: whoever serves it; else gunners, drivers, all others. */
export function gunnersFor<Entry extends Pick<CrewFacts, "role" | "station">>(
  crew: readonly Entry[],
  weapon: string,
): Gunners<Entry> {
  const roles: readonly CrewRole[] = ["gunner", "driver", "passenger"];
  const rank = ({ role, station }: Entry) =>
    station === weapon ? -1 : roles.indexOf(role) + (station === "" ? 0 : roles.length);
  const candidates = crew.toSorted((a, b) => rank(a) - rank(b));
  const serving = candidates.filter(({ station }) => station === weapon);
  return { candidates, isSure: candidates.length === 1 || serving.length === 1 };
}

/** Those who may fire, for the window that asks. */
export function gunnerChoices(
  crew: readonly CrewFacts[],
  weapon: string,
  chosen: string,
  { text }: Reader,
) {
  return crew.map(({ actor, name, img, role, station }) => ({
    actor,
    name,
    img,
    role: text(
      station === weapon ? "QUARTET.Rps.Vehicle.Serves" : `QUARTET.Rps.Vehicle.Role.${role}`,
    ),
    isChosen: actor === chosen,
  }));
}
