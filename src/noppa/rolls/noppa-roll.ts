import { ChainRoll } from "../../core/dice/chain-roll.ts";
import type { Pool } from "../rules/check.ts";

/** The dice of a success check. What they mean is judged by the rules, with what the message holds. */
export class NoppaRoll extends ChainRoll {
  static ofPool({ count, faces }: Pool): NoppaRoll {
    return new NoppaRoll(`${count}d${faces}`);
  }
}
