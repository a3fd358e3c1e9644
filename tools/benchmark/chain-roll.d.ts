import type { Roll } from "../../bench/client/dice/roll.ts";

/** The system's roll of dice that explode, as the host's dice make it. */
export declare class ChainRoll extends Roll {
  get chains(): number[][];
}
