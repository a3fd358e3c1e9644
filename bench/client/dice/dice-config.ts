import { generation } from "../globals.ts";
import { BenchDeprecated } from "../strict.ts";
import { rollModes } from "./message-modes.ts";
import { RollParser } from "./parser.ts";
import { Roll } from "./roll.ts";
import * as terms from "./terms/index.ts";
import { MersenneTwister } from "./twister.ts";
import type { DiceConfig, DiceTermClass, TermClass } from "./types.ts";

/** CONFIG.Dice as it is before the system changes it. */
export function diceConfig(): DiceConfig {
  const dice = Object.fromEntries(
    [4, 6, 8, 10, 12, 20, 100].map((faces) => {
      const drawn = faces === 100 ? 10 : faces;
      return [`d${faces}`, { label: `d${faces}`, icon: `fa-solid fa-dice-d${drawn}` }];
    }),
  );
  const { Coin, DiceTerm, Die, FateDie, RollTerm: _, ...others } = terms;
  const config: DiceConfig = {
    types: [Die, FateDie] as DiceTermClass[],
    rolls: [Roll],
    terms: { c: Coin, d: Die, f: FateDie } as Record<string, DiceTermClass>,
    termTypes: { DiceTerm, ...others } as unknown as Record<string, TermClass>,
    functions: {},
    parser: RollParser,
    randomUniform: () => MersenneTwister.random(),
    fulfillment: {
      dice,
      methods: {
        mersenne: { label: "BENCH.Dice.MethodChance", icon: "fa-solid fa-shuffle" },
        manual: {
          label: "BENCH.Dice.MethodManual",
          icon: "fa-solid fa-keyboard",
          interactive: true,
        },
      },
      defaultMethod: "",
    },
    rollModes: rollModes(),
  };
  if (generation() === 14)
    Object.defineProperty(config, "rollModes", {
      enumerable: false,
      get: () => {
        throw new BenchDeprecated("CONFIG.Dice.rollModes", "CONFIG.ChatMessage.modes");
      },
    });
  return config;
}
