import { describe, expect, it } from "vitest";
import { expectAllDiceThrown, scriptChains, scriptDice } from "./host/dice.ts";
import { messagesOf, say } from "./host/documents.ts";
import { host } from "./host/selectors.ts";
import { useTable } from "./host/table.ts";
import { cards, rolled } from "./pages/card.ts";

const table = useTable();

describe("rolling by a chat command", () => {
  it.each(["/noppa 3n8 > 5", "/noppa 3d8 > 5", "/noppa 3к8 > 5", "/NOPPA 3T8>5", "/noppa 3d8"])(
    "reads “%s”",
    async (line) => {
      const { aino, gm, boris } = table;
      await scriptChains(aino, 8, [8, 2], [5], [7]);
      const id = await rolled(aino, () => say(aino, line));
      await expectAllDiceThrown(aino);
      const [seen, his] = await cards(id, gm, boris);
      expect(await seen?.sums()).toEqual(["8 + 2 = 10", "5", "7"]);
      expect(await seen?.headline.textContent()).toContain("2 successes");
      expect(await his?.subtitle.textContent()).toBe("3к8");
      expect(await seen?.spendSisu.count()).toBe(0);
    },
  );

  it.each(["/noppa", "/noppa many dice", "/noppa 0d8 > 5", "/noppa 3d8 > five", "/noppa 101d8"])(
    "explains what was wrong with “%s” and posts nothing",
    async (line) => {
      const { aino } = table;
      const before = (await messagesOf(aino)).length;
      await say(aino, line);
      await aino.expectNotice("QUARTET.Noppa.CommandHelp", { text: line.slice(7).trim() });
      expect(await messagesOf(aino)).toHaveLength(before);
    },
  );

  it("knows which dice the book has", async () => {
    const { aino } = table;
    const before = (await messagesOf(aino)).length;
    await say(aino, "/noppa 2d7 > 3");
    await aino.expectNotice("QUARTET.RuleError.unknownChoice", { value: "7" });
    expect(await messagesOf(aino)).toHaveLength(before);
  });

  it("leaves plain rolls alone", async () => {
    const { boris, gm } = table;
    await scriptDice(boris, 20, [20, 3, 1, 20, 11]);
    const id = await rolled(boris, () => say(boris, "/r 5d20"));
    await expectAllDiceThrown(boris);
    const [card] = await cards(id, gm);
    expect(await card?.root.locator(host.diceTotal).first().textContent()).toContain("55");
  });

  it("leaves plain words and unknown commands to Foundry", async () => {
    const { boris, gm } = table;
    const before = (await messagesOf(gm)).length;
    await say(boris, "Привет, 3d8 > 5");
    await expect.poll(() => messagesOf(gm)).toHaveLength(before + 1);
    expect((await messagesOf(gm)).at(-1)?.type).not.toBe("noppaCheck");
  });
});
