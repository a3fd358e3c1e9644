import { diceConfig } from "../../bench/client/dice/dice-config.ts";
import { Roll } from "../../bench/client/dice/roll.ts";
import * as terms from "../../bench/client/dice/terms/index.ts";
import { CONFIG, game } from "../../bench/client/globals.ts";

// Outside Foundry, the dice of the development host stand in for its dice. Read before the system's
// own dice: they extend these globals.
game.ready = false;
CONFIG.Dice = diceConfig();
Object.assign(globalThis, { CONFIG, Roll, foundry: { dice: { terms } } });

export { Roll };

/** The generator of the dice: a number in [0, 1) from a Mersenne Twister, as in Foundry. */
export const { randomUniform } = CONFIG.Dice;
