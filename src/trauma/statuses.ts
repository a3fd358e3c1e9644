import type { QuartetActor } from "../core/documents/actor.ts";
import type { BookStatus } from "../core/statuses.ts";
import { isSneaking, setSneaking } from "./combat/state.ts";
import type { TraumaCharacterModel } from "./data/character.ts";

const TYPES = ["traumaCharacter"];

const modelOf = (actor: QuartetActor) => actor.system as unknown as TraumaCharacterModel;

/** What tokens of Trauma can show, besides Foundry's own unconscious and dead. */
export const TRAUMA_STATUSES: readonly BookStatus[] = [
  {
    // What is walked counts for the stealth check (Trauma 003:17).
    id: "traumaSneaking",
    name: "QUARTET.Trauma.Sheet.Sneaking",
    img: "systems/quartet/assets/icons/trauma/hooded-figure.svg",
    types: TYPES,
    follows: {
      paths: ["flags.quartet.trauma"],
      isOn: isSneaking,
      set: setSneaking,
    },
  },
  {
    // Attention raised by an action (Trauma 003:18).
    id: "traumaAlert",
    name: "QUARTET.Trauma.Status.Alert",
    img: "systems/quartet/assets/icons/trauma/awareness.svg",
    types: TYPES,
    follows: {
      paths: ["system.attention"],
      isOn: (actor) => modelOf(actor).attention.raised,
      set: (actor, raised) => actor.update({ system: { attention: { raised } } } as never),
    },
  },
  {
    // Provokes no attacks this turn (Trauma 003:24).
    id: "traumaDisengaged",
    name: "QUARTET.Trauma.Turn.disengaged.Name",
    img: "systems/quartet/assets/icons/trauma/run.svg",
    types: TYPES,
    follows: {
      paths: ["system.turn"],
      isOn: (actor) => modelOf(actor).turn.disengaged,
      set: (actor, disengaged) => actor.update({ system: { turn: { disengaged } } } as never),
    },
  },
];
