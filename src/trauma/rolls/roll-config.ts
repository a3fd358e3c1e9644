import type { CheckChoices } from "../../core/sheets/check-dialog.ts";
import type { Edge } from "../rules/advantage.ts";
import type { Condition } from "../rules/condition.ts";
import type { TraumaSettings } from "../rules/settings.ts";
import type { Resource } from "../rules/turn.ts";

/** What every d20 is rolled with, as the dialogs show and change it. */
export interface RollConfig extends CheckChoices {
  /** UUID of the actor; `null` for a bare number. */
  readonly actor: string | null;
  readonly settings: TraumaSettings;
  /** What pain and injuries do to the one who rolls. */
  readonly condition: Condition | null;
  /** What it takes of a round; `null` for nothing. */
  readonly cost: Resource | null;
  /** That is used up already, as far as anybody has noted. */
  readonly isSpent: boolean;

  /** The game master's, for the situation. */
  modifier: number;
  /** Advantages and disadvantages of the situation; pain and injuries bring their own. */
  advantages: number;
  disadvantages: number;
}

/** The sides that edges of the situation can be on. */
export const EDGE_KINDS = ["advantage", "disadvantage"] as const;
export type EdgeKind = (typeof EDGE_KINDS)[number];

/** The situation's reasons to roll with advantage or disadvantage. */
export function situationEdges({ advantages, disadvantages }: RollConfig): Edge[] {
  const edges = (kind: EdgeKind, length: number) =>
    Array.from({ length }, (): Edge => ({ kind, source: "situation" }));
  return [...edges("advantage", advantages), ...edges("disadvantage", disadvantages)];
}

/** More of one kind than anybody can name. */
const MOST_EDGES = 9;

/** One reason more or less. */
export function addEdge(config: RollConfig, kind: EdgeKind, change: number): void {
  const key = kind === "advantage" ? "advantages" : "disadvantages";
  config[key] = Math.min(MOST_EDGES, Math.max(0, config[key] + change));
}

/** What the situation adds, as the rules read it. */
export function situationTerms({ modifier }: RollConfig) {
  return modifier === 0 ? [] : [{ source: "modifier", value: modifier } as const];
}

/** What a message keeps of the reasons and the numbers. */
export function keptTerms(terms: readonly { source: string; value: number; id?: string }[]) {
  return terms.map(({ source, value, id = "" }) => ({ source, value, id }));
}

export function keptEdges(edges: readonly Edge[]) {
  return edges.map(({ kind, source, id = "" }) => ({ kind, source, id }));
}
