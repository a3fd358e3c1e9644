import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import type { Client } from "./host/clients.ts";
import { scriptChains, scriptDice } from "./host/dice.ts";
import { messagesOf, say, uuid } from "./host/documents.ts";
import type { PageGlobals } from "./host/page.ts";
import { useTable } from "./host/table.ts";
import { cards, nextMessage, rolled } from "./pages/card.ts";
import { CheckDialog } from "./pages/check-dialog.ts";
import { Sheet } from "./pages/sheet.ts";

const table = useTable({ players: ["gm", "aino"] });

/** What a module is told of a message by `game.quartet.resultOf`. */
function resultOf(client: Client, id: string): Promise<unknown> {
  return client.run((id) => {
    const { game } = globalThis as unknown as PageGlobals & {
      game: { quartet: { resultOf(message: unknown): unknown } };
    };
    return game.quartet.resultOf(game.messages.get(id));
  }, id);
}

describe("what modules are told of a check", () => {
  it.each([
    ["/noppa 3n8 > 5", 8, [6, 2, 7], { kind: "noppaCheck", total: 2, against: 5, isSuccess: true }],
    ["/helix 4 vs 7", 6, [2], { kind: "helixCheck", total: 6, against: 7, isSuccess: false }],
    ["/rps 65", 10, [6, 5], { kind: "rpsCheck", total: 65, against: 65, isSuccess: true }],
    ["/trauma +2 vs 15", 20, [12], { kind: "traumaCheck", total: 14, against: 15 }],
    ["/trauma +2", 20, [12], { kind: "traumaCheck", total: 14, against: null, isSuccess: null }],
  ] as const)("is what the book says: %s", async (line, faces, dice, expected) => {
    const { aino, gm } = table;
    await scriptDice(aino, faces, [...dice]);
    const id = await rolled(aino, () => say(aino, line));
    await cards(id, gm);
    for (const client of [aino, gm])
      expect(await resultOf(client, id)).toMatchObject({ actor: null, ...expected });
  });

  it("holds no secret number, but what came of it", async () => {
    const { aino, gm } = table;
    const sheet = await Sheet.open(aino, uuid.actor(ids.aila));
    await sheet.showTab("abilities");
    await sheet.use(ids.shooting);
    const dialog = await CheckDialog.opened(aino);
    if (await dialog.field("hidden").count()) await dialog.field("hidden").check();
    await scriptChains(aino, 8, [7], [2], [4]);
    const id = await rolled(aino, () => dialog.roll());
    const open = { kind: "noppaCheck", actor: uuid.actor(ids.aila), against: null };
    expect(await resultOf(aino, id)).toEqual({ ...open, total: null, isSuccess: null });
    const [card] = await cards(id, gm);
    await card?.judge.locator('[data-value="3"]').click();
    await expect.poll(() => resultOf(aino, id)).toEqual({ ...open, total: 2, isSuccess: true });
    expect(await resultOf(gm, id)).toMatchObject({ total: 2, isSuccess: true });
    expect(await resultOf(gm, id)).not.toMatchObject({ against: null });
  });

  it("is nothing for what is no check, and for what one may not see", async () => {
    const { aino, gm } = table;
    const said = await rolled(gm, () => say(gm, "/ooc Good evening."));
    expect(await resultOf(gm, said)).toBeNull();
    const sheet = await Sheet.open(aino, uuid.actor(ids.aila));
    await sheet.showTab("abilities");
    await sheet.use(ids.shooting);
    const dialog = await CheckDialog.opened(aino);
    await dialog.field("mode").selectOption("blind");
    await scriptChains(aino, 8, [7], [2], [4]);
    const before = (await messagesOf(gm)).length;
    await dialog.roll();
    const { _id: id } = await nextMessage(gm, before);
    expect(await resultOf(gm, String(id))).not.toBeNull();
    expect(await resultOf(aino, String(id))).toBeNull();
  });
});
