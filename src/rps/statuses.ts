import type { QuartetActor } from "../core/documents/actor.ts";
import type { BookStatus } from "../core/statuses.ts";
import type { RpsCharacterModel } from "./data/character.ts";
import { MAX_SHOCK } from "./rules/shock.ts";
import { rpsSettings } from "./settings/rules.ts";

const TYPES = ["rpsCharacter"];
const PATHS = ["system.shock", "system.blood"];

const modelOf = (actor: QuartetActor) => actor.system as unknown as RpsCharacterModel;

/** The worse of the tracks that this world counts. RPS [125] */
function worst(actor: QuartetActor): number {
  const { shock, blood } = modelOf(actor);
  return rpsSettings().shockMode === "dual" ? Math.max(shock.value, blood.value) : shock.value;
}

/** No track above this. */
function ease(actor: QuartetActor, most: number): Promise<unknown> {
  const { shock, blood } = modelOf(actor);
  const least = { shock: Math.min(shock.value, most), blood: Math.min(blood.value, most) };
  const system = { shock: { value: least.shock }, blood: { value: least.blood } };
  return actor.update({ system } as never);
}

const shockTo = (actor: QuartetActor, value: number) =>
  actor.update({ "system.shock.value": value } as never);

/** What tokens of RPS can show: the two stages that the book has words for. RPS [125] */
export const RPS_STATUSES: readonly BookStatus[] = [
  {
    id: "rpsShock",
    name: "QUARTET.Rps.Sheet.Shock.shock.Label",
    img: "systems/quartet/assets/icons/rps/pummeled.svg",
    types: TYPES,
    follows: {
      paths: PATHS,
      isOn: (actor) => worst(actor) > 0,
      set: (actor, isOn) => (isOn ? shockTo(actor, 1) : ease(actor, 0)),
    },
  },
  {
    id: "rpsDeepShock",
    name: "QUARTET.Rps.Status.DeepShock",
    img: "systems/quartet/assets/icons/rps/coma.svg",
    types: TYPES,
    follows: {
      paths: PATHS,
      isOn: (actor) => worst(actor) >= MAX_SHOCK,
      // Out of the deepest shock is one point better (ours).
      set: (actor, isOn) => (isOn ? shockTo(actor, MAX_SHOCK) : ease(actor, MAX_SHOCK - 1)),
    },
  },
];
