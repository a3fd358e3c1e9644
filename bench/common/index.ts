// The base documents come first: they make themselves known to embedded fields.
import "./documents/index.ts";

export * as abstract from "./abstract/index.ts";
export * as CONST from "./constants.ts";
export * as data from "./data/index.ts";
export * as utils from "./utils.ts";
