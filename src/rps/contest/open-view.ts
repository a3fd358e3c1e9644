import type { Contest } from "../../core/contest/joined.ts";
import type { Reader } from "../../core/i18n/language.ts";
import { knownAction } from "./choices.ts";
import { declaredView } from "./declared-view.ts";
import { readEarly } from "./rulings.ts";

/** What this client knows of the declarations, on the card of a contest that is open. */
export function openActionView({ sides, state, options }: Contest, reader: Reader) {
  const early = readEarly(state.early?.data ?? null);
  return declaredView(
    sides
      .filter((side) => side.state.status !== "declined" && side.state.status !== "late")
      .map((side) => ({
        id: side.id,
        name: side.name,
        hasDeclared: side.declaration !== null,
        action: side.declaration && knownAction(side.declaration),
        gm: early.gm[side.id] ?? 0,
      })),
    { biggerThanDuel: early.bigger ?? Boolean(options.biggerThanDuel) },
    reader,
  );
}
