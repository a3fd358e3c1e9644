import { describe, expect, it } from "vitest";
import { fightDialogView, stateOf, wishOf } from "../../../src/rps/battle/fight-view.ts";
import type { FightState } from "../../../src/rps/battle/state.ts";
import { testReader } from "../../reader.ts";

const state: FightState = {
  roundLength: { amount: 0.5, unit: "s" },
  lengthWords: "",
  biggerThanDuel: null,
  narrated: 0,
};

describe("what the game master lays down for a fight", () => {
  it("changes nothing if nothing is changed", () => {
    const { narrated: _, ...laidDown } = state;
    expect(stateOf(wishOf(state, {}))).toEqual(laidDown);
    for (const biggerThanDuel of [true, false])
      expect(stateOf(wishOf({ ...state, biggerThanDuel }, {})).biggerThanDuel).toBe(biggerThanDuel);
  });
  it("has words only where no unit measures [83]", () => {
    const wish = { ...wishOf(state, {}), words: " one siege " };
    expect(stateOf(wish).lengthWords).toBe("");
    expect(stateOf({ ...wish, unit: "other" }).lengthWords).toBe("one siege");
  });
  it("is shown in the reader's language", () => {
    const rows = [{ id: "a", name: "Timo", die: null, base: 7 }];
    const view = fightDialogView(wishOf(state, { a: -2 }), rows, testReader("fi"));
    expect(view.amount).toBe("0,5");
    expect(view.units.find(({ selected }) => selected)?.label).toBe("sekuntia");
    expect(view.rows[0]).toMatchObject({ base: "perusaloite 7", die: "", gm: "−2" });
  });
});
