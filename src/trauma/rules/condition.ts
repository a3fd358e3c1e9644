import { requireChoice, requireInteger } from "../../core/rules/errors.ts";
import type { Edge } from "./advantage.ts";
import type { Body } from "./body.ts";
import { type InjuryEffects, injuryEffects } from "./injury.ts";
import { type Pain, type PainBand, type PainEffect, pain, painBand, painEffect } from "./pain.ts";
import { DEFAULT_TRAUMA_SETTINGS, type TraumaSettings } from "./settings.ts";

/** What pain and injuries together do to someone. */
export interface Condition {
  readonly pain: Pain;
  readonly band: PainBand;
  /** That of the band; of death for who has died of more pain than there is now. */
  readonly effect: PainEffect;
  readonly vital: VitalStatus;
  readonly injuries: InjuryEffects;
  /** Disadvantages on attack rolls. */
  readonly attackEdges: readonly Edge[];
  /** Disadvantages on checks. */
  readonly checkEdges: readonly Edge[];
}

/**
 * The condition of a body (Trauma 003:29-36). @param adjust Points of pain on top. @param before Who was
 * dead stays dead: see {@link vitalStatus}. @throws {RuleError}
 */
export function condition(
  body: Body,
  settings: TraumaSettings = DEFAULT_TRAUMA_SETTINGS,
  adjust = 0,
  before: VitalStatus = "conscious",
): Condition {
  const total = pain(body, settings, requireInteger("adjust", adjust));
  const band = painBand(total.points, settings);
  const vital = vitalStatus(before, band).status;
  const effect = vital === "dead" ? painEffect("dead") : painEffect(band);
  const injuries = injuryEffects(body);
  const attackEdges: Edge[] = [];
  const checkEdges: Edge[] = [];
  if (effect.attackDisadvantage) attackEdges.push({ kind: "disadvantage", source: "severePain" });
  // Two injured arms are one reason more than enough: no attack is made at all.
  const [arm] = injuries.injuredArms;
  if (arm) attackEdges.push({ kind: "disadvantage", source: "injuredArm", id: arm });
  if (effect.checkDisadvantage) {
    const source = effect.attackDisadvantage ? "severePain" : "moderatePain";
    checkEdges.push({ kind: "disadvantage", source });
  }
  return { pain: total, band, effect, vital, injuries, attackEdges, checkEdges };
}

/** How someone is, as a status on the table shows it. */
export const VITAL_STATUSES = ["conscious", "unconscious", "dead"] as const;
export type VitalStatus = (typeof VITAL_STATUSES)[number];

/**
 * The status that follows from a row of the pain table: who is out wakes when the pain falls, but nobody
 * comes back from the dead unless the game master says so (ours; Trauma 003:33-34). @throws {RuleError}
 */
export function vitalStatus(
  before: VitalStatus,
  band: PainBand,
): { readonly status: VitalStatus; readonly rule: "painTable" | "deathStays" } {
  const { conscious, alive } = painEffect(band);
  if (requireChoice("status", before, VITAL_STATUSES) === "dead" && alive)
    return { status: "dead", rule: "deathStays" };
  return { status: conscious ? "conscious" : alive ? "unconscious" : "dead", rule: "painTable" };
}
