import type * as dice from "../client/dice/index.ts";
import type * as documents from "../client/documents/index.ts";
import type * as common from "../common/index.ts";
import type { Exact, LeftOut } from "./key-coverage.ts";

true satisfies Exact<LeftOut<typeof foundry.dice, typeof dice>, {}>;
true satisfies Exact<LeftOut<typeof foundry.dice.terms, typeof dice.terms>, {}>;
true satisfies Exact<LeftOut<typeof foundry.documents, typeof documents>, {}>;
true satisfies Exact<LeftOut<typeof foundry.utils, typeof common.utils>, {}>;
