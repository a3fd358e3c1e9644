import { participantOf, publicName } from "../../core/contest/participants.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { actorOf } from "../../core/documents/lookup.ts";
import { localName } from "../../core/documents/translated.ts";
import { inTurn } from "../../core/in-turn.ts";
import { warn } from "../../core/notify.ts";
import type { RpsVehicleModel } from "../data/vehicle.ts";
import type { CrewRole } from "../rules/vehicles.ts";

/** Somebody aboard, as the vehicle has written it down. */
export interface CrewEntry {
  readonly actor: string;
  /** The name that everybody may know, as it stood. */
  readonly name: string;
  readonly role: CrewRole;
  /** Id of the mounted weapon that this one serves; empty for none. */
  readonly station: string;
}

/** Somebody aboard with their actor; `null` where it is gone. */
export interface CrewMember {
  readonly entry: CrewEntry;
  readonly actor: QuartetActor | null;
}

/** Who is aboard a vehicle; nobody is aboard anything else. */
export function crewOf(vehicle: QuartetActor): CrewMember[] {
  if ((vehicle.type as string) !== "rpsVehicle") return [];
  return storedCrew(vehicle).map((entry) => ({ entry, actor: actorOf(entry.actor) }));
}

/** The name of somebody aboard that this user may know. */
export function crewName({ entry, actor }: CrewMember): string {
  // Whoever is aboard by a token of their own is hidden by its name.
  if (!actor || actor.token || !actor.testUserPermission(game.user as never, "LIMITED"))
    return localName(entry.name, actor);
  return actor.name;
}

function storedCrew(vehicle: QuartetActor): CrewEntry[] {
  const model = vehicle.system as unknown as RpsVehicleModel;
  return model.crew.flatMap(({ actor, name, role, station }) =>
    actor ? [{ actor, name, role, station }] : [],
  );
}

/** Writes the whole crew: changes of the same client wait for each other. */
function writeCrew(
  vehicle: QuartetActor,
  change: (crew: readonly CrewEntry[]) => readonly CrewEntry[],
): Promise<void> {
  return inTurn(async () => {
    await vehicle.update({ "system.crew": change(storedCrew(vehicle)) } as never);
  });
}

/**
 * Takes a character aboard: the first drives, the others ride along. RPS [131]
 * @returns Whether somebody came aboard; refusals are told to the user.
 */
export async function comeAboard(vehicle: QuartetActor, actor: QuartetActor): Promise<boolean> {
  const { name } = actor;
  const reason = refusal(vehicle, actor);
  if (reason) {
    warn(`QUARTET.Rps.Vehicle.Refused.${reason}`, { name, vehicle: vehicle.name });
    return false;
  }
  const participant = participantOf(actor);
  const known = participant ? publicName(participant) : name;
  await writeCrew(vehicle, (crew) => {
    if (crew.some((entry) => entry.actor === actor.uuid)) return crew;
    const role = crew.some((entry) => entry.role === "driver") ? "passenger" : "driver";
    return [...crew, { actor: actor.uuid, name: known, role, station: "" }];
  });
  return true;
}

function refusal(vehicle: QuartetActor, actor: QuartetActor): string | null {
  if (!vehicle.isOwner) return "NotYours";
  if ((actor.type as string) !== "rpsCharacter") return "NotACharacter";
  if (actor.pack) return "InPack";
  const isAboard = storedCrew(vehicle).some((entry) => entry.actor === actor.uuid);
  return isAboard ? "Aboard" : null;
}

/** Changes what somebody aboard does. */
export function changeCrew(
  vehicle: QuartetActor,
  actor: string,
  change: Partial<Pick<CrewEntry, "role" | "station">>,
): Promise<void> {
  return writeCrew(vehicle, (crew) =>
    crew.map((entry) => (entry.actor === actor ? { ...entry, ...change } : entry)),
  );
}

export function leaveVehicle(vehicle: QuartetActor, actor: string): Promise<void> {
  return writeCrew(vehicle, (crew) => crew.filter((entry) => entry.actor !== actor));
}
