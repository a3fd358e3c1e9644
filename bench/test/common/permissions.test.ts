import { beforeEach, describe, expect, it } from "vitest";
import type { Document } from "../../common/abstract/document.ts";
import type { ModifyAction } from "../../common/abstract/metadata.ts";
import { setDocumentLookup } from "../../common/abstract/registry.ts";
import {
  BaseActor,
  BaseChatMessage,
  BaseCombat,
  BaseFolder,
  BaseItem,
  BaseJournalEntry,
  BaseMacro,
  BaseScene,
  BaseSetting,
  BaseUser,
} from "../../common/documents/index.ts";
import type { Data } from "../../common/types.ts";
import { OTHER, setUp, USER } from "./setup.ts";

setUp();
const ACTOR = "actor00000000001";
const SCENE = "scene00000000001";
const TOKEN = "token00000000001";

const player = new BaseUser({ _id: USER, name: "P", role: 1 });
const trusted = new BaseUser({ _id: USER, name: "T", role: 2 });
const assistant = new BaseUser({ _id: OTHER, name: "A", role: 3 });
const gm = new BaseUser({ _id: OTHER, name: "G", role: 4 });

const gear = () => ({ name: "I", type: "gear" });
const actor = (ownership: Data) =>
  new BaseActor({ _id: ACTOR, name: "A", type: "hero", ownership, items: [gear()] });
const mine = actor({ default: 0, [USER]: 3 });
const seen = actor({ default: 2 });
const itemOf = (owner: BaseActor) => owner.items.contents[0] as BaseItem;
const message = (author: string, whisper: string[] = []) =>
  new BaseChatMessage({ author, whisper });
const combatant = { _id: "combatant0000001", actorId: ACTOR };
const combat = new BaseCombat({ combatants: [combatant] });
const scene = new BaseScene({ _id: SCENE, name: "S", tokens: [{ _id: TOKEN, actorId: ACTOR }] });
const journal = new BaseJournalEntry({
  name: "J",
  ownership: { default: 2 },
  pages: [{ name: "open" }, { name: "shut", ownership: { default: 0 } }],
});
const setting = (user: string | null) => new BaseSetting({ key: "quartet.x", value: "1", user });
const macro = (type: string, author: string) => new BaseMacro({ name: "M", type, author });

describe("permissions", () => {
  beforeEach(() => {
    setUp();
    setDocumentLookup((name, id) =>
      name === "Actor" && id === ACTOR
        ? mine
        : name === "Scene" && id === SCENE
          ? scene
          : undefined,
    );
  });

  const cases: [string, Document, BaseUser, ModifyAction, Data, boolean][] = [
    ["players do not create actors", mine, player, "create", {}, false],
    ["assistants create actors", mine, assistant, "create", {}, true],
    ["owners update", mine, player, "update", { name: "x" }, true],
    ["owners do not change ownership", mine, player, "update", { "ownership.default": 3 }, false],
    ["owners do not delete actors", mine, player, "delete", {}, false],
    ["observers do not update", seen, player, "update", { name: "x" }, false],
    ["embedded items follow the actor", itemOf(mine), player, "update", {}, true],
    ["embedded items are made by owners", itemOf(mine), player, "create", {}, true],
    ["embedded items are deleted by owners", itemOf(mine), player, "delete", {}, true],
    ["embedded items of others are not", itemOf(seen), player, "create", {}, false],
    ["players do not create world items", new BaseItem(gear()), player, "create", {}, false],
    ["one's own message", message(USER), player, "create", {}, true],
    ["a message in another's name", message(OTHER), player, "create", {}, false],
    ["a game master's message in another's name", message(USER), gm, "create", {}, true],
    ["another's message", message(OTHER), player, "update", {}, false],
    ["deleting one's own message", message(USER), player, "delete", {}, true],
    ["players make no combats", combat, player, "create", {}, false],
    ["players end turns", combat, player, "update", { turn: 1, round: 2 }, true],
    ["players change nothing else of combats", combat, player, "update", { active: true }, false],
    ["one's own combatant", combat.combatants.contents[0] as Document, player, "update", {}, true],
    ["one's own token", scene.tokens.contents[0] as Document, player, "update", { x: 1 }, true],
    ["deleting a token", scene.tokens.contents[0] as Document, player, "delete", {}, false],
    ["the settings of the world", setting(null), player, "create", {}, false],
    ["one's own settings", setting(USER), player, "create", {}, true],
    ["another's settings", setting(OTHER), player, "update", {}, false],
    ["the settings of the world, by an assistant", setting(null), assistant, "update", {}, true],
    ["oneself", player, player, "update", { color: "#123456" }, true],
    ["one's own role", player, player, "update", { role: 4 }, false],
    ["another user", gm, player, "update", {}, false],
    ["an assistant's promotion to game master", assistant, assistant, "update", { role: 4 }, false],
    ["journals by players", journal, player, "create", {}, false],
    ["journals by trusted players", journal, trusted, "create", {}, true],
    ["one's own chat macro", macro("chat", USER), player, "create", {}, true],
    ["a macro in another's name", macro("chat", OTHER), player, "create", {}, false],
    ["one's own macro", macro("script", USER), player, "delete", {}, true],
    [
      "folders by players",
      new BaseFolder({ name: "F", type: "Actor" }),
      player,
      "create",
      {},
      false,
    ],
  ];
  it.each(cases)("%s", (_name, document, user, action, data, allowed) => {
    expect(document.canUserModify(user, action, data)).toBe(allowed);
  });

  it("levels of ownership", () => {
    expect(seen.testUserPermission(player, "LIMITED")).toBe(true);
    expect(seen.testUserPermission(player, "LIMITED", { exact: true })).toBe(false);
    expect(seen.testUserPermission(gm, "LIMITED", { exact: true })).toBe(false);
    expect(journal.pages.map((page) => page.testUserPermission(player, "OBSERVER"))).toEqual([
      true,
      false,
    ]);
    expect(message(OTHER, [OTHER]).isFor(player)).toBe(false);
    expect(message(OTHER, [USER]).isFor(player)).toBe(true);
    const packed = new BaseActor({ name: "A", type: "hero" }, { pack: "quartet.heroes" });
    expect(packed.getUserLevel(player)).toBe(2);
    expect(packed.canUserModify(player, "update")).toBe(false);
  });
});
