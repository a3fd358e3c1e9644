import { beforeAll } from "vitest";
import type { Client } from "../host/clients.ts";
import { create, setSetting } from "../host/documents.ts";
import { host } from "../host/selectors.ts";
import type { Look, Surface } from "../host/surfaces.ts";
import type { Table } from "../host/table.ts";
import { prompts } from "../pages/contest.ts";
import { contestCount, newestContest } from "../pages/helix-contest.ts";
import { createFight, Tracker } from "../pages/rps-battle.ts";
import { makeTimo, timoIds } from "../pages/rps-character.ts";
import { openSettingsMenu } from "../pages/settings.ts";
import {
  callApi,
  check,
  endFight,
  sheetButton,
  sheetSurface,
  showCard,
  showMessage,
  showRoll,
  showSteps,
  startFight,
  useItem,
  windowSurface,
} from "./shows.ts";

const DIALOG = ".quartet-dialog.rps";
const CREATION = ".quartet.creation.rps";
const DECLARE = ".rps-declare";
const COMMIT = ".rps-commit";

const ITEMS = ["driving", "cooking", "eye", "sword", "pistol", "lid", "grenade", "fire"] as const;

/** Rules of a world with magic. */
const MAGIC = {
  magic: true,
  magicAttribute: "magic",
  attributes: [{ id: "magic", kind: "valueAndNb", initiative: false, bounds: { min: -3, max: 3 } }],
};

const MAIL = {
  name: "Rengashaarniska",
  type: "rpsArmor",
  system: { damping: 1, durability: 4, worn: true },
};

interface People {
  timo: string;
  mikko: string;
  novice: string;
  car: string;
}

/** RPS, with Timo as the game master's own. */
export function rpsSurfaces(table: Table): readonly Surface[] {
  const people: People = { timo: "", mikko: "", novice: "", car: "" };
  beforeAll(() => makePeople(table, people));
  const owned = (item: keyof typeof timoIds) => `${people.timo}.Item.${timoIds[item]}`;
  return [
    sheetSurface("RPS character", () => people.timo),
    sheetSurface("RPS character without anything", () => people.novice),
    sheetSurface("RPS vehicle", () => people.car),
    ...ITEMS.map((item) => sheetSurface(`RPS ${item}`, () => owned(item))),
    sheetSurface("RPS armour", () => `${people.mikko}.Item.${ARMOUR}`),
    {
      name: "making of an RPS character",
      show: async (gm, look) => {
        await sheetButton(gm, people.novice, "create");
        await showSteps(gm, CREATION, look);
      },
    },
    {
      name: "unopposed action of RPS",
      show: (gm, look) => showRoll(gm, look, DIALOG, () => check(gm, people.timo, "cook")),
    },
    {
      name: "shot of RPS",
      show: async (gm, look) => {
        const given = { unopposed: true, shots: 2 };
        await showRoll(gm, look, DIALOG, () => useItem(gm, owned("pistol"), given));
      },
    },
    {
      name: "spell of RPS",
      show: async (gm, look) => {
        await setSetting(gm, "rps.rules", MAGIC);
        await showRoll(gm, look, DIALOG, () => useItem(gm, owned("fire")));
        await setSetting(gm, "rps.rules", {});
      },
    },
    windowSurface("rest of RPS", DIALOG, (gm) => callApi(gm, "rps.rest", people.timo)),
    windowSurface("gunner of RPS", DIALOG, async (gm) => {
      await useItem(gm, `${people.car}.Item.${GUN}`);
    }),
    {
      name: "explosion of RPS",
      show: (gm, look) =>
        showRoll(gm, look, ".quartet-dialog.explosion", () => useItem(gm, owned("grenade"))),
    },
    {
      name: "opposed action of RPS",
      show: (gm, look) => showAction(gm, look, people),
    },
    {
      name: "fight of RPS in the tracker",
      show: (gm, look) => showFight(gm, look, people),
    },
    {
      name: "question about the rules of RPS",
      show: async (gm, look) => {
        await setSetting(gm, "rps.rules", MAGIC);
        const menu = await openSettingsMenu(gm, "quartet.rps.rulesMenu", "#quartet-rps-settings");
        await menu.locator('[data-action="restoreAll"]').click();
        await gm.locator(host.dialogButton("no")).waitFor();
        await look("question", host.dialog);
        await gm.locator(host.dialogButton("no")).click();
        await setSetting(gm, "rps.rules", {});
      },
    },
  ];
}

const ARMOUR = "rpsMail000000000";
const GUN = "rpsRoofGun000000";

async function makePeople(table: Table, people: People): Promise<void> {
  const { gm } = table;
  const attributes = { agility: { value: 2, nb: 3 }, magic: { value: 0, nb: 2 } };
  people.timo = await makeTimo(table, gm, { attributes, spellbook: "Kirja" });
  const other = { type: "rpsCharacter", ownership: { default: 0 } };
  people.novice = await create(gm, "Actor", { ...other, name: "Tulokas" });
  people.mikko = await create(gm, "Actor", {
    ...other,
    name: "Mikko",
    system: { level: 4, tk: 3, created: true, reserve: { value: 4 } },
    items: [
      { name: "Lähitaistelu", type: "rpsSkill", system: { identifier: "melee", level: 4 } },
      { ...MAIL, _id: ARMOUR },
    ],
  });
  const crew = [people.timo, people.mikko].map((actor, at) => {
    return { actor, name: "", role: at === 0 ? "driver" : "gunner", station: "" };
  });
  const system = { action: "single", damage: 4, ammunition: { value: 5, max: 5 } };
  people.car = await create(gm, "Actor", {
    name: "Volga",
    type: "rpsVehicle",
    ownership: { default: 0 },
    system: { crew, mass: 1500 },
    items: [{ _id: GUN, name: "Konekivääri", type: "rpsRangedWeapon", system }],
  });
}

/** A blow, from the declarations to what may be done against it. */
async function showAction(gm: Client, look: Look, { timo, mikko }: People): Promise<void> {
  const before = await contestCount(gm);
  await callApi(gm, "rps.openContest", timo, {
    opponents: [mikko],
    weapon: `${timo}.Item.${timoIds.sword}`,
  });
  await showAndSubmit(gm, look, "declaration", DECLARE);
  const id = await newestContest(gm, before);
  const prompt = (action: string) => prompts(gm).locator(`[data-action="${action}"]`).first();
  await prompt("declare").waitFor();
  await look("challenge", ".quartet-prompt");
  await showCard(gm, look, id, "open card");
  const control = (action: string) => gm.locator(`${host.message(id)} [data-action="${action}"]`);
  await control("layDown").click();
  await showAndSubmit(gm, look, "modifiers", ".rps-ruling");
  await prompt("declare").click();
  await gm.locator(`${DECLARE} .quartet-roll`).click();
  await prompt("answer").waitFor();
  await look("what has been declared", ".quartet-prompt");
  await showCard(gm, look, id, "declared card");
  for (const dice of [3, 0]) {
    // Not by a click: the windows of both lie on each other.
    await prompt("answer").press("Enter");
    await gm.locator(`${COMMIT} .quartet-roll`).waitFor();
    await look(`${dice} dice`, COMMIT);
    const field = gm.locator(`${COMMIT} [name="dice"]`);
    // Whoever is out at the limit buys none.
    if (await field.count()) {
      await field.fill(String(dice));
      await field.press("Tab");
    }
    await gm.locator(`${COMMIT} .quartet-roll`).click();
    await gm.locator(COMMIT).waitFor({ state: "detached" });
  }
  await gm.locator(`${host.message(id)} .contest.answered`).waitFor();
  await showCard(gm, look, id, "outcome");
  await look("moves", "#chat .quartet-move");
  if (await control("parry").count()) {
    await control("parry").first().click();
    await gm.locator(`${DIALOG} .quartet-roll`).waitFor();
    await look("parry", DIALOG);
    await showMessage(gm, look, () => gm.locator(`${DIALOG} .quartet-roll`).click());
  }
}

/** A dialog as it opens; then it answers. */
async function showAndSubmit(gm: Client, look: Look, what: string, selector: string) {
  await gm.locator(`${selector} .quartet-roll`).waitFor();
  await look(what, selector);
  await gm.locator(`${selector} .quartet-roll`).click();
  await gm.locator(selector).waitFor({ state: "detached" });
}

/** The panel of a fight before it, and in a round; and the window in which it is set up. */
async function showFight(gm: Client, look: Look, { timo, mikko }: People): Promise<void> {
  await createFight(gm, [timo, mikko]);
  const tracker = await new Tracker(gm).open();
  await tracker.panel.waitFor();
  await look("before it begins", "#combat .quartet-fight");
  await startFight(gm);
  await tracker.button("begin").waitFor();
  await look("a round begins", "#combat .quartet-fight");
  await look("in the list", "#combat .quartet-turn");
  await tracker.button("setUp").click();
  await gm.locator(`${DIALOG} .fight-fields`).waitFor();
  await look("set up", DIALOG);
  await gm.closeWindows();
  await tracker.button("begin").click();
  await tracker.button("declare").first().waitFor();
  await look("declarations", "#combat .quartet-fight");
  await gm.locator('#combat [data-action="nextRound"]').click();
  await gm.locator(host.dialogButton("no")).waitFor();
  await look("question", host.dialog);
  await gm.locator(host.dialogButton("no")).click();
  await endFight(gm);
}
