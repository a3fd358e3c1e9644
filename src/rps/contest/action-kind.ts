import { opposedKind } from "./opposed-kind.ts";

/** An opposed action: skills or NBs of two or more against each other. RPS [4–33] */
export const rpsAction = opposedKind("rpsAction", "QUARTET.Rps.Contest.Title", { isWills: false });

/** A battle of wills: NBs of the magic attribute against each other. RPS [145] */
export const rpsWills = opposedKind("rpsWills", "QUARTET.Rps.Contest.Wills", { isWills: true });
