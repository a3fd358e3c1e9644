import { describe, expect, it } from "vitest";
import { armourByLocation } from "../../../src/helix/rules/equipment.ts";
import { bodyView } from "../../../src/helix/sheets/body-view.ts";
import { attributeRows, opponentsView } from "../../../src/helix/sheets/character-view.ts";
import { constructView } from "../../../src/helix/sheets/construct-view.ts";
import {
  armourRows,
  skillRows,
  spellRows,
  weaponRows,
} from "../../../src/helix/sheets/item-rows.ts";
import { testReader } from "../../reader.ts";
import { DAIGE, item } from "./facts.ts";

const swedish = testReader("sv");

describe("attributes", () => {
  it("have the book's names and abbreviations, and its words for low values", () => {
    const rows = attributeRows({ ...DAIGE.attributes, int: 1 }, swedish);
    expect(rows.map(({ short, value }) => `${short} ${value}`).join(" ")).toBe(
      "STY 3 SMI 4 UPP 4 INT 1 VIL 4 KAR 3",
    );
    expect(rows.map(({ meaning }) => meaning)).toEqual([
      "mänskligt medel",
      "",
      "",
      "milt handikappad",
      "",
      "mänskligt medel",
    ]);
    expect(rows[0]?.hint).toContain("LP = STY + 10");
  });
});

describe("several opponents", () => {
  it("cost 1 for each beyond the first (HELIX 002:56)", () => {
    const english = testReader("en");
    expect(opponentsView(1, english)).toMatchObject({ effect: "", canBeLess: false });
    expect(opponentsView(3, english)).toMatchObject({
      text: "3 opponents",
      effect: "−2 on every roll",
    });
    expect(opponentsView(22, testReader("ru")).text).toBe("22 противника");
  });
});

describe("skills", () => {
  it("show what the value means, and the exact chance against 7", () => {
    const rows = skillRows(DAIGE.items, swedish).map(({ name, value, level, isMagic, chance }) => [
      name,
      value,
      level,
      isMagic,
      chance.replace(/\s/, " "),
    ]);
    expect(rows).toEqual([
      ["Fällor", "3", "kompetent", false, "50 %"],
      ["Låsdyrkning", "3", "kompetent", false, "50 %"],
      ["Läsa & skriva", "3", "kompetent", false, "50 %"],
      ["Magi", "2", "novis", true, "33,3 %"],
      ["Stångvapen", "4", "", false, "66,7 %"],
    ]);
  });
  it("that were not learnt say so", () => {
    const [row] = skillRows([item("helixSkill", "X", { value: 0 })], testReader("fi"));
    expect(row).toMatchObject({ tip: "Taitoa ei ole", chance: "" });
  });
});

describe("weapons", () => {
  const rows = weaponRows(DAIGE.items, "person", swedish);
  const [bow, whip, spear] = rows;

  it("find their skill by identifier, or an attribute by its id", () => {
    expect(spear).toMatchObject({
      name: "Spjut",
      value: "2",
      className: "medeltungt vapen",
      skill: "Stångvapen",
      isMelee: true,
      countsShots: false,
    });
    expect(bow).toMatchObject({ skill: "Uppfattning", isMelee: false, isEmpty: true });
    expect(whip).toMatchObject({ skill: "ingen färdighet", className: "knytnävar och sparkar" });
  });
  it("count ten times on a vehicle, and as they are on a building (HELIX 002:57)", () => {
    const gun = [
      item("helixWeapon", "Gun", { value: 3, skill: "", mode: "melee", ammunition: {} }),
    ];
    expect(weaponRows(gun, "vehicle", swedish)[0]?.value).toBe("30");
    expect(weaponRows(gun, "building", swedish)[0]?.value).toBe("3");
  });
});

describe("armour", () => {
  it("names the parts that it covers", () => {
    const rows = armourRows(
      [
        ...DAIGE.items,
        item("helixArmor", "Plåt", {
          value: 3,
          locations: ["rightLeg", "leftLeg", "rightArm", "leftArm", "torso", "head"],
        }),
        item("helixArmor", "Tom", { value: 4, locations: [] }),
      ],
      swedish,
    );
    expect(rows.map(({ name, className, covers }) => [name, className, covers])).toEqual([
      ["Armskenor", "lätt rustning", "vänster arm, höger arm"],
      ["Harnesk", "lätt rustning", "torso"],
      ["Plåt", "tung rustning", "hela kroppen"],
      ["Tom", "mästersmidd eller magisk", "täcker inget än"],
    ]);
  });
  it("is drawn on the body, part by part, with a name for each (HELIX 002:55)", () => {
    const armour = armourByLocation([
      { value: 1, covers: ["leftArm", "rightArm"] },
      { value: 2, covers: ["torso"] },
      { value: 3, covers: ["head"] },
    ]);
    const { parts, hit } = bodyView(armour, testReader("en"), "rightArm");
    expect(hit).toBe("rightArm");
    expect(parts.head).toEqual({ armour: "3", label: "head: armour 3", isHit: false });
    expect(parts.rightArm).toMatchObject({ label: "right arm, hit: armour 1", isHit: true });
    expect(parts.leftLeg.armour).toBe("0");
  });
});

describe("saved spells", () => {
  const cloud = item("helixSpell", "Sömnmoln", {
    objects: 4,
    metres: 7,
    minutes: 1,
    namedEffect: true,
  });
  const wrong = item("helixSpell", "Fel", { damage: 2, objects: 1 });

  it("show difficulty, points and seconds", () => {
    const [row] = spellRows([cloud], 14, swedish);
    expect(row).toMatchObject({
      difficulty: "7",
      cost: "7\u00a0MP, 7\u00a0s",
      tooDear: false,
      tip: "",
    });
  });
  it("say why they cannot be woven", () => {
    expect(spellRows([cloud], 6, swedish)[0]).toMatchObject({
      tooDear: true,
      tip: "Det behövs 7\u00a0MP, och 6 finns kvar.",
    });
    expect(spellRows([wrong], 14, testReader("en"))[0]).toMatchObject({
      isWrong: true,
      tip: "Without a time it has no effect at all: at least one minute.",
    });
  });
});

describe("scale", () => {
  it("is shown with its factor", () => {
    expect(constructView("vehicle", 5, 2, testReader("en"))).toMatchObject({
      lpHow: "LP: (5 + 10) × 10.",
      weapons: "Its weapons count × 10.",
      armourClass: "medium armour",
    });
    expect(constructView("building", 10, 0, testReader("en"))).toMatchObject({
      lpHow: "LP: (10 + 10) × 100.",
      weapons: "Its weapons count as they are.",
    });
  });
});
