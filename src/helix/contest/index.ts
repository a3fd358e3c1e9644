import type { ContestKind } from "../../core/contest/kind.ts";

/** Kinds of contest that HELIX brings. */
export const helixContests: readonly ContestKind[] = [];
