import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import { scriptDice } from "./host/dice.ts";
import { itemsOf, messagesOf, stored, update, uuid } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import { cards, rolled } from "./pages/card.ts";
import { CheckDialog } from "./pages/check-dialog.ts";
import { Sheet } from "./pages/sheet.ts";

const RAIDER = uuid.actor(ids.raider);
/** The actor of the token, which keeps what differs from the world's. */
const OWN = `${uuid.token(ids.scene, ids.unlinkedToken)}.Actor.${ids.raider}`;
const STRENGTH = "system.attributes.strength.value";
const table = useTable();

const prepared = (uuid: string, path: string) =>
  table.gm.run(
    ([uuid, path]) => {
      const { fromUuidSync, foundry } = globalThis as unknown as PageGlobals;
      const actor = fromUuidSync(uuid);
      return actor ? foundry.utils.getProperty(actor, path) : null;
    },
    [uuid, path] as const,
  );

describe("an unlinked token", () => {
  it("keeps values of its own, apart from its actor", async () => {
    const { gm } = table;
    const sheet = await Sheet.open(gm, OWN);
    await sheet.edit();
    await sheet.type(STRENGTH, "9");
    await expect.poll(() => prepared(OWN, STRENGTH)).toBe(9);
    await sheet.button("step", '[data-step="-1"][data-path="system.sisu.value"]').click();
    await expect.poll(() => prepared(OWN, "system.sisu.value")).toBe(2);
    expect(await stored(gm, RAIDER, STRENGTH)).toBe(3);
    expect(await stored(gm, RAIDER, "system.sisu.value")).toBe(3);
  });

  it("shows what its actor changes, where it has no value of its own", async () => {
    const { gm } = table;
    await update(gm, RAIDER, { "system.attributes.agility.value": 5, [STRENGTH]: 4 });
    await expect.poll(() => prepared(OWN, "system.attributes.agility.value")).toBe(5);
    expect(await prepared(OWN, STRENGTH)).toBe(9);
  });

  it("spends its own shots and rolls its own dice", async () => {
    const { gm, aino } = table;
    const sheet = await Sheet.open(gm, OWN);
    await sheet.showTab("equipment");
    await sheet.use(ids.raiderGun);
    const dialog = await CheckDialog.opened(gm);
    expect((await dialog.summary()).dice).toBe("2d20");
    await scriptDice(gm, 20, [4, 19]);
    const id = await rolled(gm, () => dialog.roll());
    const [card] = await cards(id, aino);
    expect(await card?.sums()).toEqual(["4", "19"]);
    const shots = "system.ammunition.value";
    await expect.poll(() => prepared(`${OWN}.Item.${ids.raiderGun}`, shots)).toBe(3);
    expect(await stored(gm, uuid.owned(ids.raider, ids.raiderGun), shots)).toBe(4);
    const message = (await messagesOf(aino)).find(({ _id }) => _id === id);
    expect(message?.speaker).toMatchObject({ token: ids.unlinkedToken });
  });

  it("has items of its own", async () => {
    const { gm } = table;
    const sheet = await Sheet.open(gm, OWN);
    await sheet.edit();
    await sheet.showTab("equipment");
    await sheet.button("createItem", '[data-type="noppaGear"]').click();
    await expect.poll(async () => (await itemsOf(gm, OWN)).length).toBe(3);
    expect(await itemsOf(gm, RAIDER)).toHaveLength(2);
  });

  it("keeps all that after a reload", async () => {
    const { gm } = table;
    await gm.reload();
    expect(await prepared(OWN, STRENGTH)).toBe(9);
    expect(await prepared(OWN, "system.sisu.value")).toBe(2);
    expect(await prepared(`${OWN}.Item.${ids.raiderGun}`, "system.ammunition.value")).toBe(3);
    expect(await itemsOf(gm, OWN)).toHaveLength(3);
    expect(await stored(gm, RAIDER, STRENGTH)).toBe(4);
  });

  it("differs from a linked one, which is its actor", async () => {
    const { gm, aino } = table;
    const token = uuid.token(ids.scene, ids.linkedToken);
    const same = await gm.run((token) => {
      const { fromUuidSync } = globalThis as unknown as PageGlobals;
      return fromUuidSync(token)?.actor?.uuid;
    }, token);
    expect(same).toBe(uuid.actor(ids.aila));
    await update(aino, same ?? "", { "system.sisu.value": 1 });
    await expect.poll(() => stored(gm, uuid.actor(ids.aila), "system.sisu.value")).toBe(1);
  });
});
