import { type CheckOptions, runCheck } from "../../core/check/pipeline.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { nameOf } from "../../core/documents/find-item.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { actorOf } from "../../core/documents/lookup.ts";
import { currentMessageMode, type MessageMode } from "../../core/foundry.ts";
import { warn } from "../../core/notify.ts";
import type { TraumaMedicineModel } from "../data/items.ts";
import { attackTargets } from "./attack-targets.ts";
import { readDamage } from "./damage-dice.ts";
import { choosePatient, type MedicineConfig, type Patient } from "./medicine-config.ts";
import { traumaMedicine } from "./medicine-kind.ts";
import { isSpent, resourceOf } from "./round.ts";
import { traumaModel } from "./values.ts";

/** What a macro, a module or a click may lay down for medicine. */
export interface MedicineOptions extends CheckOptions {
  /** Token or actor, or the UUID of one; a targeted friend if left out, else oneself. */
  readonly patient?: unknown;
  /** Id of the part to treat; the one that is worst off if left out. */
  readonly part?: string;
  readonly mode?: MessageMode;
  readonly [option: string]: unknown;
}

/** Takes a pill, or treats somebody else with whatever helps (Trauma 003:23). */
export async function useMedicine(
  item: QuartetItem,
  options: MedicineOptions = {},
): Promise<ChatMessage.Implementation | null> {
  const actor = item.actor as QuartetActor | null;
  if (!actor || !traumaModel(actor)) {
    warn("QUARTET.Notice.NoActor");
    return null;
  }
  const { pain, heal, days, cost: takes } = item.system as unknown as TraumaMedicineModel;
  const named = options.patient === undefined ? [] : attackTargets([options.patient], [], 1);
  const targeted = attackTargets(undefined, [], 1);
  const friends = targeted.filter((one) => isFriend(one, actor));
  // Who is aimed at in a fight is hardly the one that a pill is meant for.
  const patients = [...named, ...friends, ...attackTargets([actor], [], 1), ...targeted];
  const cost = resourceOf(takes);
  const config: MedicineConfig = {
    actor: actor.uuid,
    item: { ...nameOf(item), uuid: item.uuid },
    pain,
    heal: readDamage(heal),
    days,
    cost,
    isSpent: isSpent(actor, cost),
    patients: distinct(patients),
    patient: "",
    part: "",
    mode: options.mode ?? currentMessageMode(),
  };
  if (heal.trim() !== "" && !config.heal)
    warn("QUARTET.Trauma.Attack.NotDice", { weapon: item.name, text: heal });
  choosePatient(config, config.patients[0]?.actor ?? "");
  if (options.part) config.part = options.part;
  return runCheck(traumaMedicine, config, options);
}

function isFriend({ actor: uuid }: Patient, own: QuartetActor): boolean {
  return traumaModel(actorOf(uuid))?.allegiance === traumaModel(own)?.allegiance;
}

/** Everybody once. */
function distinct(patients: readonly Patient[]): Patient[] {
  return patients.filter(({ actor }, i) => patients.findIndex((one) => one.actor === actor) === i);
}
