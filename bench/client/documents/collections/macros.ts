import type { Macro } from "../macro.ts";
import { WorldCollection } from "./world-collection.ts";

/** The world's macros. */
export class Macros extends WorldCollection<Macro> {
  static override documentName = "Macro" as const;
}
