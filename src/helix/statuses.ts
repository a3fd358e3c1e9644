import type { QuartetActor } from "../core/documents/actor.ts";
import type { BookStatus } from "../core/statuses.ts";
import type { HelixCharacterModel } from "./data/character.ts";
import { helixModel } from "./rolls/values.ts";
import { helixSettings } from "./settings/switches.ts";

const opponentsOf = (actor: QuartetActor): number =>
  (actor.system as unknown as HelixCharacterModel).opponents;

/** What tokens of HELIX can show. */
export const HELIX_STATUSES: readonly BookStatus[] = [
  {
    // What zero means is the game master's (helix.md HA-15).
    id: "helixZeroLp",
    name: "QUARTET.Helix.Fight.ZeroLp",
    img: "systems/quartet/assets/icons/helix/half-dead.svg",
    types: ["helixCharacter", "helixVehicle", "helixBuilding"],
    follows: {
      paths: ["system.lp", "system.attributes.str"],
      isOn(actor) {
        const lp = helixModel(actor)?.lp.value;
        return lp === undefined || helixSettings().zeroLpStatus !== "marker" ? null : lp <= 0;
      },
    },
  },
  {
    // −1 on every roll for each opponent beyond the first (HELIX 002:56).
    id: "helixSeveralOpponents",
    name: "QUARTET.Helix.Term.severalOpponents",
    img: "systems/quartet/assets/icons/helix/surrounded-shield.svg",
    types: ["helixCharacter"],
    follows: {
      paths: ["system.opponents"],
      isOn: (actor) => opponentsOf(actor) > 1,
      set: (actor, isOn) => actor.update({ "system.opponents": isOn ? 2 : 1 } as never),
    },
  },
];
