import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  applyModeTo,
  messageModes,
  modeChoices,
  modeOf,
  requestedMode,
} from "../../client/dice/message-modes.ts";
import { CONFIG } from "../../client/globals.ts";
import { BenchDeprecated } from "../../client/strict.ts";
import { cast, freshDice, freshGame, rolled } from "./setup.ts";

const create = vi.fn(async (data: object, _options: object) => data);

function start(generation: 13 | 14): void {
  freshDice(generation);
  freshGame();
  create.mockClear();
  CONFIG.ChatMessage = { modes: messageModes(), documentClass: { create } } as never;
  CONFIG.sounds = { dice: null };
}

describe.each([13, 14] as const)("message modes of generation %d", (generation) => {
  beforeEach(() => start(generation));

  it.each([
    ["public", { whisper: [], blind: false }],
    ["gm", { whisper: ["gm"], blind: false }],
    ["blind", { whisper: ["gm"], blind: true }],
    ["self", { whisper: ["me"], blind: false }],
  ] as const)("%s", (meaning, expected) => {
    const mode = modeOf(meaning);
    expect(Object.keys(modeChoices())).toContain(mode);
    expect(applyModeTo({}, mode)).toEqual(expected);
  });

  it("leave chosen recipients be", () => {
    expect(applyModeTo({ whisper: ["x"] }, modeOf("gm")).whisper).toEqual(["x"]);
    expect(applyModeTo({ whisper: ["x"] }, modeOf("public")).whisper).toEqual([]);
  });

  it("refuse the names of the other generation", () => {
    expect(() => applyModeTo({}, generation === 14 ? "gmroll" : "gm")).toThrow("no mode");
    const wrong = generation === 14 ? { rollMode: "gmroll" } : { messageMode: "gm" };
    expect(() => requestedMode(wrong)).toThrow(BenchDeprecated);
  });

  it("go with a roll into its message", async () => {
    cast(6, 4);
    const roll = await rolled("1d6 + 1");
    const option = generation === 14 ? { messageMode: "blind" } : { rollMode: "blindroll" };
    await roll.toMessage({ flavor: "Test" }, option);
    const [data, options] = create.mock.calls[0]!;
    expect(data).toMatchObject({ author: "me", content: "5", flavor: "Test", rolls: [roll] });
    expect(options).toEqual(option);
    const plain = await roll.toMessage({}, { ...option, create: false });
    expect(plain).toMatchObject({ whisper: ["gm"], blind: true, content: "5" });
    expect(create).toHaveBeenCalledTimes(1);
  });
});

it("generation 14 refuses the old table of modes", () => {
  start(14);
  expect(() => CONFIG.Dice.rollModes).toThrow(BenchDeprecated);
  start(13);
  expect(Object.keys(CONFIG.Dice.rollModes)).toEqual([
    "publicroll",
    "gmroll",
    "blindroll",
    "selfroll",
  ]);
});
