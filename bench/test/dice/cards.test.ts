// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { Roll } from "../../client/dice/roll.ts";
import { cast, freshDice, freshGame, rolled } from "./setup.ts";

beforeEach(() => {
  freshDice();
  freshGame();
});

function parsed(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, "text/html").body;
}

it("a roll's card has formula, dice and total", async () => {
  cast(6, 6, 2);
  const body = parsed(await (await rolled("2d6kh[<b>axe</b>] + 1")).render({ flavor: "Attack" }));
  expect(body.querySelector(".dice-roll .dice-formula")?.textContent).toContain("2d6kh");
  expect(body.querySelector(".dice-roll .dice-total")?.textContent?.trim()).toBe("7");
  expect(body.querySelector(".dice-flavor")?.textContent).toBe("Attack");
  const dice = [...body.querySelectorAll(".dice-tooltip .roll")];
  expect(dice.map((die) => [die.textContent, die.className])).toEqual([
    ["6", "roll die d6 max"],
    ["2", "roll die d6 discarded"],
  ]);
  // Flavours are text, whoever wrote them.
  expect(body.querySelector("b")).toBeNull();
});

it("a private card shows nothing of the result", async () => {
  cast(6, 6, 5);
  const body = parsed(await (await rolled("2d6 + 30[secret]")).render({ isPrivate: true }));
  expect(body.innerHTML).not.toMatch(/41|2d6|secret|tooltip/);
  expect(body.querySelector(".dice-total")?.textContent?.trim()).toBe("?");
});

it("a card evaluates its roll if need be", async () => {
  cast(6, 3);
  const roll = new Roll("1d6");
  await roll.render();
  expect(roll.total).toBe(3);
});

it("an inline result opens to its dice and closes again", async () => {
  cast(6, 3);
  const anchor = (await rolled("1d6")).toAnchor({ label: "Luck", classes: ["own"] });
  expect([...anchor.classList]).toEqual(["own", "inline-roll", "inline-result"]);
  await Roll.expandInlineResult(anchor);
  expect(anchor.querySelectorAll(".roll")).toHaveLength(1);
  Roll.collapseInlineResult(anchor);
  expect(anchor.textContent).toBe("Luck: 3");
});
