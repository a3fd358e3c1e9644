import { participantOf, publicName } from "../../core/contest/participants.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { type Armour, hasLocations } from "../rules/equipment.ts";
import { HIT_LOCATIONS, type HitLocation } from "../rules/hit-location.ts";
import { helixModel } from "./values.ts";

/** Somebody or something that an action is aimed at, as messages hold it. */
export interface Target {
  /** UUID of the actor; of an unlinked token, the token's own. */
  readonly actor: string | null;
  /** The name that everybody sees. */
  readonly name: string;
  readonly will: number;
  readonly armour: {
    readonly whole: number | null;
    readonly parts: Readonly<Record<string, number>>;
  };
}

/** The tokens that this user has targeted, with what protects them now. */
export function targetsOfUser(): Target[] {
  return [...game.user.targets].flatMap(({ document }) => {
    const participant = participantOf(document);
    const target = participant && targetOf(participant.actor, publicName(participant));
    return target ? [target] : [];
  });
}

function targetOf(actor: QuartetActor, name: string): Target | null {
  const model = helixModel(actor);
  if (!model) return null;
  const { armour } = model;
  const protection = hasLocations(armour)
    ? { whole: null, parts: { ...armour } }
    : { whole: armour, parts: {} };
  return { actor: actor.uuid, name, will: model.attribute("wil"), armour: protection };
}

/** What protects a target, as the rules read it. */
export function armourOf({ armour: { whole, parts } }: Target): Armour {
  if (whole !== null) return whole;
  const values = HIT_LOCATIONS.map((id) => [id, parts[id] ?? 0] as const);
  return Object.fromEntries(values) as Record<HitLocation, number>;
}
