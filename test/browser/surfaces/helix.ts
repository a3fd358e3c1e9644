import { beforeAll } from "vitest";
import { create } from "../host/documents.ts";
import { host } from "../host/selectors.ts";
import type { Surface } from "../host/surfaces.ts";
import type { Table } from "../host/table.ts";
import { prompts } from "../pages/contest.ts";
import { daigeIds, makeDaige } from "../pages/helix.ts";
import { contestCount, newestContest } from "../pages/helix-contest.ts";
import {
  callApi,
  check,
  sheetButton,
  sheetSurface,
  showCard,
  showRoll,
  showSteps,
  useItem,
  windowSurface,
} from "./shows.ts";

const DIALOG = ".quartet-dialog.helix";
const CREATION = ".quartet.creation.helix";
const CONTEST = ".helix-contest";

/** A vehicle or a building, with a gun. */
const construct = (name: string, type: string) => ({
  name,
  type,
  ownership: { default: 0 },
  items: [{ name: "Gun", type: "helixWeapon", system: { value: 3, skill: "agi" } }],
});

/** HELIX, with Daige as the game master's own. */
export function helixSurfaces(table: Table): readonly Surface[] {
  const people = { daige: "", novice: "", thug: "", wagon: "", tower: "" };
  beforeAll(async () => {
    const { gm } = table;
    people.daige = await makeDaige(table, gm, { mp: { value: 14 } });
    const other = { type: "helixCharacter", ownership: { default: 0 } };
    people.novice = await create(gm, "Actor", { ...other, name: "Nykomling" });
    people.thug = await create(gm, "Actor", { ...other, name: "Bandit" });
    people.wagon = await create(gm, "Actor", construct("Vagn", "helixVehicle"));
    people.tower = await create(gm, "Actor", construct("Tullhus", "helixBuilding"));
  });
  const owned = (item: keyof typeof daigeIds) => `${people.daige}.Item.${daigeIds[item]}`;

  /** What two choose against each other, from the dialog of the first to the outcome. */
  const contest = (name: string, open: "helix.openContest" | "helix.openCombat"): Surface => ({
    name,
    show: async (gm, look) => {
      const before = await contestCount(gm);
      const opponents = [people.thug];
      const given = open === "helix.openCombat" ? [null, { opponents }] : [{ opponents }];
      await callApi(gm, open, people.daige, ...given);
      await gm.locator(`${CONTEST} .quartet-roll`).waitFor();
      await look("dialog", CONTEST);
      await gm.locator(`${CONTEST} .quartet-roll`).click();
      const id = await newestContest(gm, before);
      await prompts(gm).waitFor();
      await look("challenge", ".quartet-prompt");
      await showCard(gm, look, id, "open card");
      await prompts(gm).locator('[data-action="answer"]').click();
      await gm.locator(`${CONTEST} .quartet-roll`).click();
      await gm.locator(`${host.message(id)} .contest.answered`).waitFor();
      await showCard(gm, look, id, "outcome");
      await look("moves", "#chat .quartet-move");
    },
  });

  return [
    sheetSurface("HELIX character", () => people.daige),
    sheetSurface("HELIX character without anything", () => people.novice),
    sheetSurface("HELIX vehicle", () => people.wagon),
    sheetSurface("HELIX building", () => people.tower),
    ...(["staffWeapons", "spear", "bow", "bracers", "cloud"] as const).map((item) =>
      sheetSurface(`HELIX ${item}`, () => owned(item)),
    ),
    {
      name: "making of a HELIX character",
      show: async (gm, look) => {
        await sheetButton(gm, people.novice, "create");
        await showSteps(gm, CREATION, look);
      },
    },
    {
      name: "action roll of HELIX",
      show: (gm, look) => showRoll(gm, look, DIALOG, () => check(gm, people.daige, "lockpicking")),
    },
    {
      name: "shot of HELIX",
      show: (gm, look) => showRoll(gm, look, DIALOG, () => useItem(gm, owned("bow"))),
    },
    {
      name: "spell of HELIX",
      show: (gm, look) => showRoll(gm, look, DIALOG, () => useItem(gm, owned("cloud"))),
    },
    windowSurface("spell of HELIX that is made up", DIALOG, (gm) =>
      callApi(gm, "helix.buildSpell", people.daige),
    ),
    windowSurface("rest of HELIX", DIALOG, (gm) => sheetButton(gm, people.daige, "rest")),
    windowSurface("award of HELIX", DIALOG, (gm) => callApi(gm, "helix.awardExperience", null)),
    windowSurface("opponents", ".quartet-opponents", (gm) =>
      callApi(gm, "helix.openContest", people.daige, { value: "int" }),
    ),
    contest("contest of HELIX", "helix.openContest"),
    contest("fight of HELIX", "helix.openCombat"),
  ];
}
