/** What the bench leaves out of `foundry.dice`. See README.md, "Conformance". */

export type Dice =
  | `MersenneTwister#${"int31" | "real" | "realx" | "rndHiRes" | "seedArray"}`
  | `Roll.${"MATH_PROXY" | "RESOLVERS" | "identifyFulfillableTerms" | "instantiateAST" | "registerResult" | "resolverImplementation" | "simplifyTerms"}`
  | `RollParser.${"formatArg" | "formatDebug" | "formatList"}`;

export type Terms =
  | `${"Coin" | "DiceTerm" | "Die" | "FateDie" | "FunctionTerm" | "NumericTerm" | "OperatorTerm" | "ParentheticalTerm" | "PoolTerm" | "RollTerm" | "StringTerm"}.${"FLAVOR_REGEXP" | "FLAVOR_REGEXP_STRING" | "REGEXP"}`
  | `${"Coin" | "DiceTerm" | "Die" | "FateDie" | "FunctionTerm" | "NumericTerm" | "OperatorTerm" | "ParentheticalTerm" | "PoolTerm" | "RollTerm" | "StringTerm"}#resolver`
  | `${"Coin" | "DiceTerm" | "Die" | "FateDie" | "NumericTerm"}.${"fromMatch" | "matchTerm"}`
  | `${"Coin" | "DiceTerm" | "Die" | "FateDie"}.${"MODIFIERS_REGEXP_STRING" | "MODIFIER_REGEXP"}`
  | `${"ParentheticalTerm" | "PoolTerm"}.${"CLOSE_REGEXP" | "OPEN_REGEXP"}`
  | "PoolTerm.fromExpression";
