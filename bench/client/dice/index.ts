/** The members of `foundry.dice`. */
export { RollParser } from "./parser.ts";
export { Roll } from "./roll.ts";
export * as terms from "./terms/index.ts";
export { MersenneTwister } from "./twister.ts";
