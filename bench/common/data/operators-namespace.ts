/** The members of `foundry.data.operators`. */
export {
  DataFieldOperator,
  ForcedDeletion,
  ForcedReplacement,
  OPERATOR_IDENTIFIER,
  reconstructOperator,
} from "./operators.ts";
