// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import {
  type ChatData,
  chatCommands,
} from "../../client/applications/sidebar/tabs/chat-commands.ts";
import { replaceInlineRolls } from "../../client/documents/chat-content.ts";
import { whisperRecipients } from "../../client/documents/chat-speaker.ts";
import { CONFIG, game } from "../../client/globals.ts";
import { cast, freshDice, freshGame } from "./setup.ts";

const actor = { getRollData: () => ({ str: 3 }) };

function start(generation: 13 | 14, settings = {}): void {
  freshDice(generation);
  freshGame(settings);
  CONFIG.ChatMessage = {
    documentClass: {
      getWhisperRecipients: whisperRecipients,
      getSpeakerActor: (speaker: { actor?: string }) => (speaker.actor ? actor : null),
    },
  } as never;
}

/** What the log would make of a typed message. */
async function typed(text: string, speaker: object = { scene: null, actor: "a", alias: "Aino" }) {
  const data: ChatData = { author: "me", speaker: { ...speaker } };
  const options: Record<string, unknown> = {};
  for (const [name, { rgx, fn }] of Object.entries(chatCommands())) {
    const match = rgx.exec(text);
    if (!match) continue;
    await fn.call(null as never, name, match, data, options);
    return { name, data, options };
  }
  throw new Error("nothing matches");
}

describe.each([13, 14] as const)("chat commands of generation %d", (generation) => {
  beforeEach(() => start(generation));
  const option = generation === 14 ? "messageMode" : "rollMode";
  const mode = (fourteen: string, thirteen: string) => (generation === 14 ? fourteen : thirteen);

  it.each([
    ["/r 1d6", undefined],
    ["/roll 1d6", undefined],
    ["/pr 1d6", mode("public", "publicroll")],
    ["/publicroll 1d6", mode("public", "publicroll")],
    ["/gmr 1d6", mode("gm", "gmroll")],
    ["/GMROLL 1d6", mode("gm", "gmroll")],
    ["/br 1d6", mode("blind", "blindroll")],
    ["/blindroll 1d6", mode("blind", "blindroll")],
    ["/sr 1d6", mode("self", "selfroll")],
    ["/selfroll 1d6", mode("self", "selfroll")],
  ])("%s", async (text, expected) => {
    cast(6, 4);
    const { data, options } = await typed(text);
    expect(options[option]).toBe(expected);
    expect(data.rolls).toHaveLength(1);
    expect(data.content).toBe("4");
  });

  it("roll with the speaker's data, a comment, and several lines", async () => {
    cast(6, 4, 2);
    const { data } = await typed("/r 1d6 + @str # For glory\n1d6");
    expect(data).toMatchObject({ content: "9", flavor: "For glory" });
    expect(data.rolls).toHaveLength(2);
  });

  it.each(["/r", "/r 2d6 +", "/r hello", "/nothing here", "/w Nobody hi", "/w Gwen"])(
    "refuse %s with a word to the user",
    async (text) => {
      await expect(typed(text)).rejects.toThrow("BENCH.Chat");
    },
  );

  it("whisper to users, lists and groups", async () => {
    expect((await typed("/w gwen psst")).data).toMatchObject({ whisper: ["gm"], content: "psst" });
    expect((await typed("/whisper [Gwen, Olli] a\nb")).data).toMatchObject({
      whisper: ["gm", "other"],
      content: "a<br>b",
    });
    expect((await typed("@Olli hi")).data.whisper).toEqual(["other"]);
    expect((await typed("/gm help")).data.whisper).toEqual(["gm"]);
    expect((await typed("/players hi")).data.whisper).toEqual(["me", "other"]);
  });

  it("speak in and out of character", async () => {
    expect((await typed("/ic Hail")).data).toMatchObject({ style: 2, content: "Hail" });
    expect((await typed("/emote waves")).data).toMatchObject({ style: 3, content: "Aino waves" });
    expect((await typed("/ooc brb")).data).toMatchObject({
      style: 1,
      speaker: { actor: null, alias: "Mika" },
    });
    await expect(typed("/ic Hail", { alias: "Mika" })).rejects.toThrow("NoCharacter");
  });
});

describe("text without a command", () => {
  it("goes by the selected character in generation 13", async () => {
    start(13);
    expect((await typed("Hello")).data.style).toBe(2);
    expect((await typed("Hello", { actor: null })).data.style).toBe(1);
  });

  it("goes by the message mode in generation 14", async () => {
    start(14);
    expect(await typed("Hello")).toMatchObject({
      data: { style: 1 },
      options: { messageMode: "public" },
    });
    start(14, { messageMode: "ic" });
    expect(await typed("Hello")).toMatchObject({
      data: { style: 2 },
      options: { messageMode: "ic" },
    });
  });
});

it("inline rolls are rolled once, and those to click stay", async () => {
  start(14);
  cast(6, 5);
  const html = await replaceInlineRolls("Hit [[1d6 + @str]]{damage} and [[/r 1d4]]", { str: 2 });
  const body = new DOMParser().parseFromString(html, "text/html").body;
  const anchor = body.querySelector<HTMLElement>("a.inline-roll.inline-result")!;
  expect(anchor.textContent).toBe("damage: 7");
  expect(JSON.parse(decodeURIComponent(anchor.dataset.roll!))).toMatchObject({ total: 7 });
  expect(body.textContent).toContain("[[/r 1d4]]");
  expect(game.userId).toBe("me");
});
