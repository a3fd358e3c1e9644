// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setDocumentLookup, setImplementations } from "../../common/abstract/registry.ts";
import { setGeneration } from "../../common/generation.ts";
import "../../common/documents/index.ts";
import Handlebars from "handlebars";
import { registerHelpers } from "../../client/applications/handlebars-helpers.ts";
import { configure } from "../../client/dice/config.ts";
import { storedData } from "../../client/documents/chat-content.ts";
import { ChatMessage } from "../../client/documents/chat-message.ts";
import { CONFIG, game } from "../../client/globals.ts";
import { Hooks } from "../../client/helpers/hooks.ts";
import { cast, freshDice, freshGame, rolled } from "./setup.ts";

const ids = { gm: "gm00000000000000", me: "me00000000000000", other: "other00000000000" };

beforeEach(() => {
  setGeneration(14);
  freshDice(14);
  freshGame();
  for (const user of game.users) (user as { id: string }).id = ids[user.id as keyof typeof ids];
  as("me");
  Object.assign(game, { scenes: new Map(), actors: new Map(), messages: new Map() });
  configure(CONFIG);
  registerHelpers(Handlebars);
  Object.assign(CONFIG, { TextEditor: { enrichers: [] } });
  setDocumentLookup((name, id) => (name === "User" ? (game.users.get(id) as never) : undefined));
  setImplementations((name) => (name === "ChatMessage" ? (ChatMessage as never) : undefined));
});

/** Look at messages as this user. */
function as(name: keyof typeof ids): void {
  game.userId = ids[name];
  game.user = game.users.get(ids[name])!;
}

async function message(data: object = {}, formula = "2d6"): Promise<ChatMessage> {
  cast(6, 5, 6);
  const rolls = formula ? [JSON.stringify(await rolled(formula))] : [];
  return new ChatMessage({
    author: ids.me,
    content: "11",
    flavor: "Sneak",
    rolls,
    ...data,
  } as never);
}

describe("visibility", () => {
  it.each([
    ["public", {}, { gm: "seen", me: "seen", other: "seen" }],
    ["to the game master", { whisper: [ids.gm] }, { gm: "seen", me: "seen", other: "known" }],
    ["blind", { whisper: [ids.gm], blind: true }, { gm: "seen", me: "known", other: "known" }],
    ["to oneself", { whisper: [ids.me] }, { gm: "known", me: "seen", other: "known" }],
  ])("of a roll: %s", async (_name, data, expected) => {
    const roll = await message(data);
    for (const [name, how] of Object.entries(expected)) {
      as(name as keyof typeof ids);
      expect([name, roll.isContentVisible ? "seen" : roll.visible ? "known" : "no"]).toEqual([
        name,
        how,
      ]);
    }
  });

  it("of a whisper without a roll: none for the others", async () => {
    const whisper = await message({ whisper: [ids.gm], content: "psst" }, "");
    as("other");
    expect(whisper.visible).toBe(false);
  });

  it("leaves hidden content out of the card altogether", async () => {
    const blind = await message({ whisper: [ids.gm], blind: true });
    const html = await blind.renderHTML();
    expect(html.outerHTML).not.toMatch(/2d6|Sneak/);
    expect(html.querySelector(".message-content")?.innerHTML).not.toMatch(/11/);
    expect(html.querySelector(".dice-roll.private .dice-total")?.textContent?.trim()).toBe("?");
    as("gm");
    expect((await blind.renderHTML()).querySelector(".dice-total")?.textContent?.trim()).toBe("11");
  });
});

describe("cards", () => {
  it("have the parts that systems and tests look for", async () => {
    const calls = vi.fn();
    Hooks.once("renderChatMessageHTML", calls);
    const html = await (await message({ _id: "message000000000" })).renderHTML({ canClose: true });
    expect(html.matches("li.chat-message.message[data-message-id=message000000000]")).toBe(true);
    expect(html.querySelector(".message-header .message-sender")?.textContent).toBe("Mika");
    expect(html.querySelector(".message-header .flavor-text")?.textContent).toBe("Sneak");
    expect(html.querySelector(".message-metadata time")).not.toBeNull();
    expect(html.querySelector(".message-content .dice-roll .dice-formula")).not.toBeNull();
    expect(html.querySelectorAll("[data-action]")).toHaveLength(3);
    expect(calls.mock.calls[0]![1]).toBe(html);
    as("other");
    expect(
      (await (await message()).renderHTML()).querySelector("[data-action=deleteMessage]"),
    ).toBeNull();
  });

  it("show content that is more than a total as it is", async () => {
    const html = await (await message({ content: "<p class='own'>Hit!</p>" })).renderHTML();
    expect(html.querySelector(".message-content .own")).not.toBeNull();
    expect(html.querySelector(".dice-roll")).toBeNull();
  });
});

describe("creation", () => {
  const create = async (data: object, options = {}, settings = {}) => {
    const { settings: kept } = game;
    game.settings = {
      get: () => (settings as { messageMode?: string }).messageMode ?? "public",
    } as never;
    const made = await message(data);
    await made._preCreate({}, options as never, game.user);
    game.settings = kept;
    const { whisper, blind } = made._source as { whisper: string[]; blind: boolean };
    return { whisper, blind };
  };

  it("applies the user's mode to rolls that are not whispered", async () => {
    const blind = { whisper: [ids.gm], blind: true };
    expect(await create({}, {}, { messageMode: "blind" })).toEqual(blind);
    const other = { whisper: [ids.other] };
    expect(await create(other, {}, { messageMode: "blind" })).toEqual({ ...other, blind: false });
    expect(await create({ rolls: [] }, {}, { messageMode: "blind" })).toEqual({
      whisper: [],
      blind: false,
    });
  });

  it("applies the mode of the options in any case", async () => {
    const self = { whisper: [ids.me], blind: false };
    expect(await create({ rolls: [] }, { messageMode: "self" }, { messageMode: "blind" })).toEqual(
      self,
    );
    await expect(create({}, { rollMode: "selfroll" })).rejects.toThrow("rollMode");
  });

  it("stores rolls as JSON and drops old keys with an error", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    cast(6, 3);
    const roll = await rolled("1d6");
    const data = storedData({ user: "x", roll, type: 5, rolls: [roll], content: "3" });
    expect(data).toEqual({ rolls: [JSON.stringify(roll)], content: "3" });
    expect(error).toHaveBeenCalledTimes(3);
    error.mockRestore();
  });
});

it("rolls that cannot be revived are loud", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const roll = JSON.stringify({ class: "Gone", formula: "1", terms: [], total: 1 });
  expect((await message({ rolls: [roll] })).rolls).toEqual([]);
  expect(error).toHaveBeenCalled();
  error.mockRestore();
});
