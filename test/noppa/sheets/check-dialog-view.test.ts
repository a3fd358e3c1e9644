import { describe, expect, it } from "vitest";
import type { CheckConfig } from "../../../src/noppa/rolls/check-config.ts";
import { DEFAULT_NOPPA_SETTINGS } from "../../../src/noppa/rules/settings.ts";
import { checkDialogFields, checkDialogOdds } from "../../../src/noppa/sheets/check-dialog-view.ts";
import { testReader } from "../../reader.ts";

const config: CheckConfig = {
  actor: "Actor.aino",
  skill: { name: "Shooting", translations: {}, level: 3 },
  weapon: null,
  attributes: [
    { id: "perception", names: {}, value: 3 },
    { id: "agility", names: {}, value: 2 },
  ],
  bare: null,
  sisuAvailable: 2,
  settings: DEFAULT_NOPPA_SETTINGS,
  attribute: "perception",
  difficulty: 5,
  hidden: false,
  changes: [],
  noTools: false,
  sisu: 0,
  declaredDie: 0,
  mode: "public",
};
const player = { isGameMaster: false, alwaysHidden: false };
const gameMaster = { isGameMaster: true, alwaysHidden: false };
const english = testReader("en");

describe("odds in the dialog", () => {
  it("are exact: 3n8 against 5 succeeds 387 times in 512", () => {
    const odds = checkDialogOdds(config, player, english);
    expect(odds).toMatchObject({
      pool: "3d8",
      difficulty: "5",
      success: "75.6%",
      disaster: "0.2%",
    });
    expect(odds.rows.map(({ label }) => label)).toEqual([
      "0 successes",
      "1 success",
      "2 successes",
      "3 successes",
    ]);
  });
  it("follow the attribute, the changes and sisu", () => {
    const agile = checkDialogOdds({ ...config, attribute: "agility" }, player, english);
    expect(agile).toMatchObject({ pool: "3d6", success: "42.1%" });
    const noisy = { ...config, changes: [{ source: "noise" as const, change: 2 }] };
    expect(checkDialogOdds(noisy, player, english)).toMatchObject({
      difficulty: "7",
      success: "33%",
    });
    expect(checkDialogOdds({ ...noisy, sisu: 1 }, player, english)).toMatchObject({
      success: "98.4%",
    });
  });
  it("are silent where the difficulty is hidden, except for the game master", () => {
    const hidden = { ...config, hidden: true, difficulty: 9 };
    const seen = JSON.stringify(checkDialogOdds(hidden, player, english));
    expect(seen).not.toContain("9");
    expect(checkDialogOdds(hidden, gameMaster, english)).toMatchObject({ difficulty: "9" });
  });
  it("say why nothing can be rolled", () => {
    const refusal = checkDialogOdds({ ...config, noTools: true }, player, english);
    expect(refusal.refusal).toBe("Impossible without the right tools.");
    const unskilled = { ...config, skill: { ...config.skill, level: 0 } };
    expect(checkDialogOdds(unskilled, player, english).refusal).toContain("without the skill");
  });
});

describe("fields of the dialog", () => {
  it("show attributes with their dice", () => {
    const { attributes } = checkDialogFields(config, player, testReader("fi"));
    expect(attributes).toEqual([
      { id: "perception", name: "Havainnoiminen", die: "n8", selected: true },
      { id: "agility", name: "Ketteryys", die: "n6", selected: false },
    ]);
  });
  it("let nobody spend more sisu than there is", () => {
    const spent = checkDialogFields({ ...config, sisu: 2 }, player, english);
    expect(spent).toMatchObject({ canSpendMore: false, canSpendLess: true, sisuLeft: 0 });
  });
  it("take the choice of difficulty from players where the game master keeps it", () => {
    const kept = { ...config, hidden: true };
    const always = { isGameMaster: false, alwaysHidden: true };
    expect(checkDialogFields(kept, always, english)).toMatchObject({
      knowsDifficulty: false,
      mayChooseHidden: false,
    });
    expect(checkDialogFields(kept, gameMaster, english).knowsDifficulty).toBe(true);
  });
  it("offer the dice where one is to be named before the roll", () => {
    const declared = {
      ...config,
      settings: { ...DEFAULT_NOPPA_SETTINGS, sisuAllocation: "declared" as const },
    };
    expect(checkDialogFields(declared, player, english).declaredDice).toHaveLength(3);
  });
});
