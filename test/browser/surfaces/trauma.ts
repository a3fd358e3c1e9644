import { beforeAll } from "vitest";
import type { Client } from "../host/clients.ts";
import { create } from "../host/documents.ts";
import type { Look, Surface } from "../host/surfaces.ts";
import type { Table } from "../host/table.ts";
import { Tracker } from "../pages/rps-battle.ts";
import { Sheet } from "../pages/sheet.ts";
import { makeTrauma, VERA, veraIds } from "../pages/trauma-character.ts";
import { createTraumaFight } from "../pages/trauma-order.ts";
import {
  callApi,
  check,
  endFight,
  sheetButton,
  sheetSurface,
  showMessage,
  showRoll,
  startFight,
  useItem,
  windowSurface,
} from "./shows.ts";

const DIALOG = ".quartet-dialog.trauma";

interface People {
  vera: string;
  novice: string;
  hound: string;
}

/** Trauma, with Vera as the game master's own. */
export function traumaSurfaces(table: Table): readonly Surface[] {
  const people: People = { vera: "", novice: "", hound: "" };
  beforeAll(async () => {
    const { gm } = table;
    people.vera = await makeTrauma(table, gm, VERA);
    people.novice = await makeTrauma(table, gm, {}, { name: "Новичок", items: [] });
    const own = [{ id: "jaw", name: "пасть", role: "other", factor: 3 }];
    people.hound = await create(gm, "Actor", {
      name: "Щелкун",
      type: "traumaCharacter",
      system: { created: true, allegiance: "opponent", body: { kind: "own", own } },
      items: [{ name: "Зубы", type: "traumaWeapon", system: { kind: "melee", damage: "1d6" } }],
    });
  });
  const owned = (item: keyof typeof veraIds) => `${people.vera}.Item.${veraIds[item]}`;
  return [
    sheetSurface("Trauma character", () => people.vera),
    sheetSurface("Trauma character without anything", () => people.novice),
    sheetSurface("Trauma beast", () => people.hound),
    ...(["pistol", "bar", "vest", "pills", "kit", "torch", "telekinesis"] as const).map((item) =>
      sheetSurface(`Trauma ${item}`, () => owned(item)),
    ),
    {
      name: "part of a Trauma body",
      show: async (gm, look) => {
        const sheet = await Sheet.open(gm, people.vera);
        await sheet.root.locator('.trauma-body [data-part="leftArm"]').click();
        await sheet.root.locator(".part-panel").waitFor();
        await look("panel", ".part-panel");
      },
    },
    windowSurface("making of a Trauma character", ".quartet.creation.trauma", (gm) =>
      sheetButton(gm, people.novice, "create"),
    ),
    {
      name: "check of Trauma",
      show: (gm, look) => showRoll(gm, look, DIALOG, () => check(gm, people.vera, "dex")),
    },
    {
      name: "stealth of Trauma",
      show: (gm, look) => showRoll(gm, look, DIALOG, () => check(gm, people.vera, "stealth")),
    },
    {
      name: "attack of Trauma",
      show: (gm, look) => {
        const given = { targets: [people.hound], aims: ["jaw"] };
        return showRoll(gm, look, DIALOG, () => useItem(gm, owned("pistol"), given));
      },
    },
    {
      name: "medicine of Trauma",
      show: async (gm, look) => {
        await showRoll(gm, look, DIALOG, () => useItem(gm, owned("pills")));
        await showRoll(gm, look, DIALOG, () => useItem(gm, owned("kit")));
      },
    },
    {
      name: "rest of Trauma",
      show: async (gm, look) => {
        await callApi(gm, "trauma.rest", people.vera);
        await gm.locator(`${DIALOG} .quartet-roll`).waitFor();
        await look("dialog", DIALOG);
        await showMessage(gm, look, () => gm.locator(`${DIALOG} .quartet-roll`).click());
      },
    },
    {
      name: "fight of Trauma in the tracker",
      show: (gm, look) => showFight(gm, look, people),
    },
  ];
}

/** The panel of a fight before it, in a round, and the message of who takes a place. */
async function showFight(gm: Client, look: Look, { vera, hound }: People): Promise<void> {
  await createTraumaFight(gm, [
    { name: "Вера", actor: vera, x: 2, y: 6 },
    { name: "Wolf", actor: hound, x: 3, y: 6 },
  ]);
  const tracker = await new Tracker(gm).open();
  await tracker.panel.waitFor();
  await look("before it begins", "#combat .quartet-fight");
  await startFight(gm);
  await tracker.button("opponents").waitFor();
  await look("players", "#combat .quartet-fight");
  await look("in the list", "#combat .quartet-turn");
  await showMessage(gm, look, () => tracker.button("opponents").click());
  await tracker.open();
  await tracker.button("goOn").waitFor();
  await look("opponents", "#combat .quartet-fight");
  await endFight(gm);
}
