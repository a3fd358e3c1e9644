import { ids } from "../../fixtures/world.ts";
import { setSetting, uuid } from "../host/documents.ts";
import { host } from "../host/selectors.ts";
import type { Surface } from "../host/surfaces.ts";
import { openSettingsMenu } from "../pages/settings.ts";
import { sheetSurface, showMessage, showRoll, useItem } from "./shows.ts";

const DIALOG = ".quartet-dialog.noppa";
const ITEMS = { skill: ids.shooting, weapon: ids.raygun, armour: ids.vest, gear: ids.rope };

/** Noppajärjestelmä, with the people of the world of the tests. */
export function noppaSurfaces(): readonly Surface[] {
  const owned = (item: string) => uuid.owned(ids.aila, item);
  return [
    sheetSurface("Noppa character", () => uuid.actor(ids.aila)),
    ...Object.entries(ITEMS).map(([name, id]) => sheetSurface(`Noppa ${name}`, () => owned(id))),
    {
      name: "check of Noppa",
      show: (gm, look) => showRoll(gm, look, DIALOG, () => useItem(gm, owned(ids.raygun))),
    },
    {
      name: "check of Noppa that cannot be rolled",
      show: async (gm, look) => {
        await useItem(gm, owned(ids.piloting));
        await gm.locator(`${DIALOG} .refusal`).waitFor();
        await look("dialog", DIALOG);
      },
    },
    {
      name: "checks of Noppa that are judged and compared",
      show: async (gm, look) => {
        await setSetting(gm, "noppa.opposedHelper", "on");
        const skipDialog = true;
        const skill = uuid.owned(ids.bogdan, ids.bogdanSkill);
        const hidden = { skipDialog, hidden: true };
        const judged = await showMessage(gm, look, () => useItem(gm, skill, hidden));
        await gm
          .locator(`${host.message(judged)} [data-action="judge"]`)
          .first()
          .click();
        await look("judged", `${host.message(judged)} .quartet`);
        await showMessage(gm, look, () => useItem(gm, skill, { skipDialog }));
        const other = () => useItem(gm, owned(ids.stealth), { skipDialog });
        const second = await showMessage(gm, look, other);
        const compare = gm.locator(`${host.message(second)} [data-action="compare"]`);
        await showMessage(gm, look, () => compare.click());
        await setSetting(gm, "noppa.opposedHelper", "off");
      },
    },
    {
      name: "question about an attribute of Noppa",
      show: async (gm, look) => {
        const menu = await openSettingsMenu(
          gm,
          "quartet.noppa.attributesMenu",
          "#quartet-noppa-attributes",
        );
        await menu.locator('[data-action="remove"]').first().click();
        await gm.locator(host.dialogButton("no")).waitFor();
        await look("question", host.dialog);
        await gm.locator(host.dialogButton("no")).click();
      },
    },
  ];
}
