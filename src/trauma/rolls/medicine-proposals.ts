import type { PlanPart } from "../rules/body.ts";
import { maxOp, opCap } from "../rules/body.ts";
import type { AttackProposal, Present } from "./attack-proposals.ts";

/** What medicine does. */
export interface Treatment {
  /** Empty for the whole body. */
  readonly part: string;
  readonly pain: number;
  readonly days: number;
  /** Points that were rolled. */
  readonly heal: number;
}

/** The patient as it is now. */
export interface PatientState extends Present {
  readonly plan: readonly PlanPart[];
  readonly hpMax: number;
}

/**
 * What medicine asks to be changed. While an injury lasts, a part heals up to half (Trauma 003:35).
 * @param applied Ids of what has been applied already: it stays on the list.
 */
export function medicineProposals(
  { part, pain, days, heal }: Treatment,
  patient: PatientState,
  applied: readonly string[],
): AttackProposal[] {
  const proposals: AttackProposal[] = [];
  const about = { part, max: 0, isNew: false, dealt: 0 };
  const side = "0";
  const label = (kind: string) => `QUARTET.Trauma.Change.${kind}`;
  const state = patient.parts[part] ?? { missing: 0, days: 0 };
  const hasPart = patient.plan.some(({ id }) => id === part);
  if (hasPart && days > 0 && (state.days > 0 || applied.includes("days")))
    proposals.push({
      id: "days",
      side,
      path: `system.parts.${part}.days`,
      change: 0 - days,
      min: 0,
      label: label("days"),
      about: { ...about, kind: "days" },
    });
  if (hasPart && heal > 0) {
    const max = maxOp(patient.con, part, patient.plan);
    const isInjured = state.days - days > 0;
    proposals.push({
      id: "missing",
      side,
      path: `system.parts.${part}.missing`,
      change: 0 - heal,
      min: max - opCap(patient.con, part, isInjured, patient.plan),
      label: label("missing"),
      about: { ...about, kind: "missing", max },
    });
  }
  if (patient.plan.length === 0 && heal > 0)
    proposals.push({
      id: "hp",
      side,
      path: "system.hp.value",
      change: heal,
      max: patient.hpMax,
      label: label("hp"),
      about: { ...about, kind: "hp" },
    });
  if (pain !== 0)
    proposals.push({
      id: "pain",
      side,
      path: "system.pain.adjust",
      change: pain,
      label: label("pain"),
      about: { ...about, kind: "pain" },
    });
  return proposals;
}
