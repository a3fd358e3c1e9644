import { describe, expect, it } from "vitest";
import {
  type Askable,
  askedOf,
  type RequestDraft,
  requestDialogView,
  usualValue,
} from "../../../src/core/desk/request-dialog-view.ts";
import type { DeskNumber, DeskValue } from "../../../src/core/desk/rules.ts";
import { testReader } from "../../reader.ts";

const reader = testReader("en");

const value = (id: string, rank: number, kind: DeskValue["kind"] = "skill"): DeskValue => ({
  id,
  kind,
  name: id,
  text: `${rank}d8`,
  rank,
});

const people: readonly Askable[] = [
  {
    uuid: "a",
    name: "Aila",
    players: ["Aino"],
    values: [value("shooting", 3), value("stealth", 2)],
  },
  { uuid: "b", name: "Bogdan", players: [], values: [value("stealth", 4)] },
];
const draft = (facts: Partial<RequestDraft> = {}): RequestDraft => ({
  value: "shooting",
  number: 5,
  hidden: true,
  note: "",
  chosen: new Set(["a", "b"]),
  ...facts,
});
const difficulty: DeskNumber = {
  label: "QUARTET.Noppa.Desk.Difficulty",
  initial: 5,
  presets: [3, 5],
  mayHide: true,
};

describe("asking for rolls", () => {
  it("begins with what most have", () => {
    expect(usualValue(people)).toBe("stealth");
    expect(usualValue([])).toBe("");
  });

  it("asks only who was chosen and has the value", () => {
    expect(askedOf(people, draft())).toEqual(["a"]);
    expect(askedOf(people, draft({ value: "stealth", chosen: new Set(["b"]) }))).toEqual(["b"]);
    expect(requestDialogView(people, draft({ value: "none" }), difficulty, reader).isEmpty).toBe(
      true,
    );
  });

  it("says who lacks it, and who has no player", () => {
    const [aila, bogdan] = requestDialogView(people, draft(), difficulty, reader).people;
    expect(aila).toMatchObject({ detail: "3d8", players: "Aino", isDisabled: false });
    expect(bogdan).toMatchObject({
      detail: "does not have it",
      players: "no player",
      isDisabled: true,
    });
  });

  it("marks the number that is laid down, and gives modifiers their sign", () => {
    const { presets } = requestDialogView(people, draft(), difficulty, reader);
    expect(presets.map(({ label, isChosen }) => [label, isChosen])).toEqual([
      ["3", false],
      ["5", true],
    ]);
    const modifier = { ...difficulty, presets: [-10, 0, 10], mayHide: false };
    const view = requestDialogView(people, draft(), modifier, reader);
    expect(view.presets.map(({ label }) => label)).toEqual(["−10", "±0", "+10"]);
    expect(view.mayHide).toBe(false);
  });
});
