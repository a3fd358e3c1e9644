import { describe, expect, it } from "vitest";
import { type ActionGroup, listActions } from "../../../src/core/api/action-list.ts";
import type { QuartetActor } from "../../../src/core/documents/actor.ts";
import { HELIX_ACTIONS } from "../../../src/helix/actions.ts";
import { NOPPA_ACTIONS } from "../../../src/noppa/actions.ts";
import { RPS_CHARACTER_ACTIONS, RPS_VEHICLE_ACTIONS } from "../../../src/rps/actions.ts";
import { TRAUMA_ACTIONS } from "../../../src/trauma/actions.ts";
import { testReader } from "../../reader.ts";

const LANGUAGES = ["en", "fi", "sv", "ru"] as const;

const BOOKS: Record<string, readonly ActionGroup[]> = {
  helix: HELIX_ACTIONS,
  noppa: NOPPA_ACTIONS,
  rps: RPS_CHARACTER_ACTIONS,
  vehicle: RPS_VEHICLE_ACTIONS,
  trauma: TRAUMA_ACTIONS,
};

const item = (id: string, type: string, name: string) => {
  return { id, type, name, img: `${id}.svg`, uuid: `Actor.a.Item.${id}`, sort: 0 };
};

/** Somebody of Trauma with a few things, and what was asked of them. */
function somebody() {
  const asked: unknown[] = [];
  const actor = {
    img: "actor.svg",
    items: [
      item("saw", "traumaWeapon", "Såg"),
      item("axe", "traumaWeapon", "Yxa"),
      item("arrow", "traumaWeapon", "Ål"),
      item("vest", "traumaArmor", "Väst"),
      item("pill", "traumaMedicine", "Piller"),
    ],
    check: async (...given: unknown[]) => void asked.push(given),
  };
  return { asked, actor: actor as unknown as QuartetActor };
}

const useItem = async () => null;

describe("what an actor can do", () => {
  it("has headings in every language, and each kind of the book's items once", () => {
    for (const groups of Object.values(BOOKS)) {
      for (const { label } of groups)
        for (const language of LANGUAGES) expect(testReader(language).text(label)).not.toBe("");
      const types = groups.flatMap(({ items = [] }) => items);
      expect(new Set(types).size).toBe(types.length);
    }
  });

  it("stands below the headings of the book, in the order of the reader's language", () => {
    const { actor } = somebody();
    const list = listActions(actor, TRAUMA_ACTIONS, testReader("sv"), useItem);
    const rows = list.map(({ kind, id }) => `${kind} ${id}`);
    expect(rows).toEqual([
      ...["str", "dex", "con", "int", "cha"].map((id) => `attribute ${id}`),
      "skill stealth",
      "weapon saw",
      "weapon axe",
      "weapon arrow",
      "item pill",
    ]);
  });

  it("is named and drawn, without what cannot be used", () => {
    const { actor } = somebody();
    const list = listActions(actor, TRAUMA_ACTIONS, testReader("fi"), useItem);
    expect(list.every(({ name, img, group }) => name && img && group)).toBe(true);
    expect(list.some(({ id }) => id === "vest")).toBe(false);
    expect(list.find(({ id }) => id === "axe")).toMatchObject({ name: "Yxa", img: "axe.svg" });
  });

  it("is done as a click would: a check by its id, an item by its UUID", async () => {
    const { actor, asked } = somebody();
    const list = listActions(actor, TRAUMA_ACTIONS, testReader("en"), async (...given) => {
      asked.push(given);
      return null;
    });
    await list.find(({ id }) => id === "stealth")?.use({ skipDialog: true });
    await list.find(({ id }) => id === "axe")?.use({ modifier: 2 });
    expect(asked).toEqual([
      ["stealth", { skipDialog: true }],
      ["Actor.a.Item.axe", { modifier: 2 }],
    ]);
  });
});
