import type { ActorSource, WrittenTypes } from "../../../src/core/exchange/export-data.ts";
import type { Known } from "../../../src/core/exchange/plan.ts";
import { fromRoot } from "../../../tools/paths.ts";
import { BOOKS, templateJson } from "../../../tools/template-json.ts";

type Models = Record<"Actor" | "Item", Record<string, unknown>>;

/** The types of all rule books, with a stand-in for the cleaning that only browsers do. */
export async function knownHere(): Promise<Known & WrittenTypes & { readonly models: Models }> {
  await templateJson();
  const models: Models = { Actor: {}, Item: {} };
  for (const book of BOOKS) {
    const { MODELS } = (await import(fromRoot(`src/${book}/data/models.ts`))) as {
      MODELS: Models;
    };
    Object.assign(models.Actor, MODELS.Actor);
    Object.assign(models.Item, MODELS.Item);
  }
  const { effectParts } = await import("../../../src/core/foundry.ts");
  const { dataType, tokenType } = await import("../../../src/core/exchange/models.ts");
  return {
    models,
    actor: (type) => (Object.hasOwn(models.Actor, type) ? dataType(models.Actor[type]) : null),
    item: (type) => (Object.hasOwn(models.Item, type) ? dataType(models.Item[type]) : null),
    token: tokenType(),
    effectParts,
    cleanHtml: (text) => {
      const clean = text.replace(/<script[\s\S]*?<\/script>/g, "");
      return { text: clean, hadHarm: clean !== text };
    },
  };
}

/** Aila as her world keeps her, with everything that belongs to it. */
export function aila(): ActorSource & Record<string, unknown> {
  const common = { folder: null, ownership: { default: 0, u1: 3 }, flags: { spy: { x: 1 } } };
  return {
    ...common,
    _id: "aaaaaaaaaaaaaaaa",
    name: "Aila",
    type: "noppaCharacter",
    img: "systems/quartet/pictures/aila.svg",
    system: {
      attributes: { strength: { value: 3 }, ёлка: { value: 4 } },
      sisu: { value: 2, max: 4 },
      mealTaken: true,
      biography: "<p>Elää <strong>yhä</strong>.</p>",
      notes: "",
      translations: {},
    },
    prototypeToken: {
      name: "Aila",
      displayName: 20,
      actorLink: true,
      width: 1,
      height: 1,
      texture: { src: "systems/quartet/pictures/aila.svg", scaleX: 1, scaleY: -1 },
      disposition: 1,
      displayBars: 40,
      bar1: { attribute: "sisu" },
      bar2: { attribute: null },
      flags: { spy: { y: 2 } },
    },
    items: [
      {
        ...common,
        ...{ _id: "bbbbbbbbbbbbbbbb", _stats: { compendiumSource: "Item.x" } },
        name: "Hiipiminen",
        type: "noppaSkill",
        img: "systems/quartet/pictures/stealth.svg",
        sort: 100,
        system: {
          description: "",
          translations: {},
          identifier: "stealth",
          level: 3,
          attribute: "agility",
        },
      },
      {
        name: "Sädepyssy",
        type: "noppaWeapon",
        img: "https://elsewhere.example/gun.png",
        sort: 0,
        system: {
          description: "",
          translations: {},
          skill: "guns",
          attribute: "",
          difficultyChange: -1,
          damage: "2n6",
          range: "",
          ammunition: { value: 3, max: 6 },
        },
      },
    ],
  };
}
