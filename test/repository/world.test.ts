import { describe, expect, it } from "vitest";
import { expandWorld } from "../../tools/content/world.ts";
import { iconSvg } from "../../tools/icons.ts";
import { packModels } from "./models.ts";

interface Entry {
  readonly _id: string;
  readonly type: string;
  readonly system: { readonly crew?: readonly { readonly actor: string }[] };
  readonly prototypeToken: {
    readonly actorLink: boolean;
    readonly texture: { readonly src: string };
  };
  readonly ownership?: Readonly<Record<string, number>>;
  readonly folder?: string;
  readonly character?: string;
  readonly author?: string;
  readonly active?: boolean;
  readonly tokens?: readonly Token[];
}
interface Token {
  readonly _id: string;
  readonly actorId: string;
  readonly actorLink: boolean;
  readonly texture: { readonly src: string };
  readonly bar1?: object;
}

const world = expandWorld() as unknown as Readonly<Record<string, readonly Entry[]>>;
const list = (name: string) => world[name] ?? [];
const find = (name: string, id: string) => list(name).find(({ _id }) => _id === id);
const tokens = list("scenes").flatMap((scene) => scene.tokens ?? []);

describe("the demo world", () => {
  it("uses no id twice", () => {
    const ids = [...Object.values(world).flat(), ...tokens].map(({ _id }) => _id);
    expect(ids.filter((id) => !/^[A-Za-z0-9]{16}$/.test(id ?? ""))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("has one active scene", () => {
    expect(list("scenes").filter(({ active }) => active)).toHaveLength(1);
  });

  it("names folders, users and actors that exist", () => {
    for (const { _id, folder } of Object.values(world).flat())
      if (folder) expect(find("folders", folder), _id).toBeDefined();
    const owners = Object.values(world)
      .flat()
      .flatMap(({ ownership = {} }) => Object.keys(ownership));
    for (const owner of owners)
      if (owner !== "default") expect(find("users", owner), owner).toBeDefined();
    for (const { character } of list("users"))
      if (character) expect(find("actors", character), character).toBeDefined();
    for (const { author } of list("macros")) expect(find("users", author ?? "")).toBeDefined();
    for (const { system } of list("actors"))
      for (const { actor } of Array.isArray(system.crew) ? system.crew : [])
        expect(find("actors", actor.replace("Actor.", "")), actor).toBeDefined();
  });

  it("places tokens as their actors have them", () => {
    for (const { _id, actorId, actorLink, texture } of tokens) {
      const actor = find("actors", actorId);
      expect(actor, _id).toBeDefined();
      expect(actorLink, _id).toBe(actor?.prototypeToken.actorLink);
      expect(texture.src, _id).toBe(actor?.prototypeToken.texture.src);
      const [skin = "", file = ""] = texture.src.split("/").slice(-2);
      expect(iconSvg(skin, file.replace(".svg", ""))).toContain("<svg");
    }
  });

  it("writes data as the models have them", async () => {
    for (const [name, type] of [
      ["actors", "Actor"],
      ["items", "Item"],
    ] as const) {
      const models = await packModels(type);
      for (const { _id, type, system } of list(name))
        expect(models[type]?.problems(system), _id).toEqual([]);
    }
  });
});
