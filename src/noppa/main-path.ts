import type { MainPath } from "../core/quench/main-path.ts";

/** A character and a check: the book has nothing to apply to others. */
export const noppaMainPath: MainPath = {
  pack: "noppa-characters",
  actors: ["noppaChAinoSalm1", "noppaChDebtColl1"],
  check: "piloting",
};
