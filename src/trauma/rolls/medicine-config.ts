import type { TranslatedName } from "../../core/i18n/translations.ts";
import type { CheckChoices } from "../../core/sheets/check-dialog.ts";
import type { Resource } from "../rules/turn.ts";
import type { AttackTarget } from "./body-snapshot.ts";
import type { DamageDice } from "./damage-dice.ts";

/** Somebody who can be treated, as they are now. */
export type Patient = Pick<AttackTarget, "actor" | "name" | "body">;

/** Pills, bandages and the like, as the dialog shows and changes them. */
export interface MedicineConfig extends CheckChoices {
  /** UUID of the one who uses it. */
  readonly actor: string;
  readonly item: TranslatedName & { readonly uuid: string };
  /** Points of pain that it adds, below 0 for what it takes away. */
  readonly pain: number;
  /** Points that a part gets back; `null` for none. */
  readonly heal: DamageDice | null;
  /** Days that an injury heals sooner. */
  readonly days: number;
  readonly cost: Resource | null;
  readonly isSpent: boolean;
  readonly patients: readonly Patient[];

  /** UUID of the chosen patient. */
  patient: string;
  /** Id of the chosen part; empty where the whole body is treated. */
  part: string;
}

/** The chosen patient, or the first there is. */
export function chosenPatient({ patients, patient }: MedicineConfig): Patient | null {
  return patients.find(({ actor }) => actor === patient) ?? patients[0] ?? null;
}

/** Whether it is for one part of a body. */
export function needsPart(config: Pick<MedicineConfig, "heal" | "days">, patient: Patient | null) {
  return (config.heal !== null || config.days > 0) && (patient?.body.plan.length ?? 0) > 0;
}

/** Turns to a patient; the part that is worst off is offered. */
export function choosePatient(config: MedicineConfig, uuid: string): void {
  config.patient = uuid;
  const patient = chosenPatient(config);
  config.part = patient && needsPart(config, patient) ? worstPart(patient) : "";
}

/** The injured part that takes longest, or the one that has lost most of what it has. */
export function worstPart({ body: { plan, parts, con } }: Patient): string {
  const badness = ({ id, factor }: Patient["body"]["plan"][number]) => {
    const { missing = 0, days = 0 } = parts[id] ?? {};
    return days * 1000 + missing / (factor * con);
  };
  const [worst] = [...plan].sort((a, b) => badness(b) - badness(a));
  return worst?.id ?? "";
}
