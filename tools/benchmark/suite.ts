import { dialogTimes } from "./dialogs.ts";
import { oddsTimes } from "./odds.ts";
import { rollTimes } from "./rolls.ts";

/** Everything that is measured, in one run. */
export async function measureAll() {
  return { dialogs: dialogTimes(), rolls: await rollTimes(), odds: await oddsTimes() };
}

export type Measured = Awaited<ReturnType<typeof measureAll>>;
