import type { Proposal } from "../../core/contest/kind.ts";
import { partChanges, type StoredPart, type StoredParts, WHOLE } from "../data/body-state.ts";
import { maxOp } from "../rules/body.ts";
import { snapshotBody } from "./body-snapshot.ts";
import {
  type AttackFacts,
  keptState,
  type TargetJudgement,
  type TargetState,
} from "./judge-attack.ts";

/** What a change is about, for whoever puts it into words. */
export interface AttackChange {
  readonly kind: "missing" | "days" | "wear" | "hp" | "pain";
  readonly part: string;
  /** The whole points of the part: it misses fewer or more of them. */
  readonly max: number;
  /** Whether days are those of a new injury. */
  readonly isNew: boolean;
  /**
   * Points that got through armour, for readers who may not know how many were left to lose; 0 where
   * nothing was dealt.
   */
  readonly dealt: number;
}

export interface AttackProposal extends Proposal {
  readonly about: AttackChange;
}

/** Ids of proposals: by the place of the target, what changes, and where. */
const proposalId = (place: number, kind: AttackChange["kind"], part: string): string =>
  `${place}-${kind}-${part || WHOLE}`;

/** What a hit asks to be changed on one target. */
export function targetProposals(
  { targets, settings }: AttackFacts,
  place: number,
  { strike, plain, arrivals }: TargetJudgement,
  before: TargetState,
): AttackProposal[] {
  const target = targets[place]!;
  const proposals: AttackProposal[] = [];
  const add = (
    kind: AttackChange["kind"],
    part: string,
    more: Pick<Proposal, "path" | "change"> & Partial<Proposal>,
    about: Partial<AttackChange> = {},
  ) =>
    proposals.push({
      id: proposalId(place, kind, part),
      side: String(place),
      label: `QUARTET.Trauma.Change.${kind}`,
      ...more,
      about: { kind, part, max: 0, isNew: false, dealt: 0, ...about },
    });
  for (const { part, field, change } of strike ? partChanges(before.body, strike.body) : []) {
    const max = maxOp(before.body.con, part, target.body.plan);
    const isNew = field === "days" && before.body.parts[part]?.injured === false;
    const limit = field === "missing" && !settings.allowNegativeOp ? { max } : {};
    const dealt = field === "missing" ? dealtTo(arrivals, part) : 0;
    const path = `system.parts.${part}.${field}`;
    add(field, part, { path, change, ...limit }, { max, isNew, dealt });
  }
  if (plain && plain.after !== plain.before) {
    const change = plain.after - plain.before;
    const dealt = dealtTo(arrivals, "");
    add("hp", "", { path: "system.hp.value", change, min: 0 }, { dealt });
  }
  for (const { part, armour, block } of arrivals)
    if (armour && block && block.wearChange !== 0) {
      const path = `system.wear.${part || WHOLE}`;
      add("wear", part, { path, item: armour.item, change: 0 - block.wearChange });
    }
  return proposals;
}

function dealtTo(arrivals: TargetJudgement["arrivals"], part: string): number {
  return arrivals.find((arrival) => arrival.part === part)?.dealt ?? 0;
}

/** What is known of a change that was applied, such as its receipt. */
type Applied = Readonly<Record<string, { readonly from: number }>>;

/** A target as it was when this attack was applied to it, or as it is now where it was not yet. */
export interface Recalled extends TargetState {
  readonly isApplied: boolean;
  /** Whether it was in the same state when the dice fell: then all numbers of the card hold. */
  readonly isAsKept: boolean;
}

/** What is so of a target's actor now. */
export interface Present {
  readonly con: number;
  readonly parts: StoredParts;
  readonly adjust: number;
  readonly hp: number;
}

/**
 * How a target was just before this attack was applied, from the receipts; before that, how it is now.
 * @param now `null` where the actor is gone.
 */
export function recallState(
  facts: AttackFacts,
  place: number,
  now: Present | null,
  receipts: Applied,
): Recalled {
  const target = facts.targets[place]!;
  const kept = target.body;
  const isApplied = Object.keys(receipts).some((id) => id.startsWith(`${place}-`));
  if (!now) return { ...keptState(target, facts.settings), isApplied, isAsKept: true };
  const healthy: StoredPart = { missing: 0, days: 0 };
  const partOf = (id: string): StoredPart => {
    const current = now.parts[id] ?? healthy;
    if (!isApplied) return current;
    if (!target.aims.some(({ part }) => part === id)) return kept.parts[id] ?? healthy;
    const from = (field: keyof StoredPart) =>
      receipts[proposalId(place, field, id)]?.from ?? current[field];
    return { missing: from("missing"), days: from("days") };
  };
  const parts = Object.fromEntries(kept.plan.map(({ id }) => [id, partOf(id)]));
  const isSame = kept.plan.every(({ id }) => {
    const was = kept.parts[id] ?? healthy;
    return was.missing === parts[id]?.missing && was.days === parts[id]?.days;
  });
  const con = isApplied ? kept.con : now.con;
  const hp = isApplied ? (receipts[proposalId(place, "hp", "")]?.from ?? now.hp) : now.hp;
  return {
    body: snapshotBody({ con, plan: kept.plan, parts }, facts.settings),
    adjust: isApplied ? kept.adjust : now.adjust,
    hp,
    isApplied,
    isAsKept: isSame && con === kept.con && (kept.kind !== "plain" || hp === kept.hp),
  };
}
