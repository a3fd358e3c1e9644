import { describe, expect, it } from "vitest";
import { armourClass } from "../../../src/trauma/rules/abilities.ts";
import { condition } from "../../../src/trauma/rules/condition.ts";
import { speed } from "../../../src/trauma/rules/movement.ts";
import { DEFAULT_TRAUMA_SETTINGS as settings } from "../../../src/trauma/rules/settings.ts";
import { startTurn } from "../../../src/trauma/rules/turn.ts";
import {
  abilityRows,
  armourClassView,
  speedView,
  turnView,
} from "../../../src/trauma/sheets/character-view.ts";
import {
  abilityItemRows,
  armourRows,
  medicineRows,
  weaponRows,
} from "../../../src/trauma/sheets/item-rows.ts";
import { fi, hurt, item, ru, VERA } from "./facts.ts";

const well = condition(hurt(14, {}), settings);
const sore = condition(hurt(14, { rightLeg: { op: 13, days: 5 } }), settings);

describe("abilities", () => {
  it("have a modifier and half of it, rounded down below zero too (003:10-11)", () => {
    const rows = abilityRows({ ...VERA, cha: 7 }, well, ru);
    expect(rows.map(({ modifier, half }) => [modifier, half])).toEqual([
      ["±0", "половина ±0"],
      ["+6", "половина +3"],
      ["+4", "половина +2"],
      ["+2", "половина +1"],
      ["−3", "половина −2"],
    ]);
    expect(rows.every(({ hurt: now }) => now === "")).toBe(true);
  });

  it("show what pain leaves of a check (003:31)", () => {
    const [, dex] = abilityRows(VERA, sore, ru);
    expect(dex).toMatchObject({ modifier: "+6", hurt: "+2", hasDisadvantage: true, canRoll: true });
  });
});

describe("armour class and speed", () => {
  it("say what they are made of (003:12)", () => {
    expect(armourClassView(armourClass(16, 1), ru)).toEqual({
      total: "12",
      terms: ["основа 8", "половина ловкости +3", "прочее +1"],
    });
  });

  it("say what slows somebody down: 12, then 3 metres with a leg and pain (003:31-36)", () => {
    expect(speedView(speed(well), ru)).toMatchObject({ metres: "12\u00a0м", isSlowed: false });
    expect(speedView(speed(sore), ru)).toEqual({
      metres: "3\u00a0м",
      isSlowed: true,
      base: "12\u00a0м",
      reasons: ["боль: вдвое меньше", "травма ноги: вдвое меньше"],
    });
  });
});

it("a round has four ticks, and disengaging (003:21-25)", () => {
  expect(turnView(startTurn(), ru)).toMatchObject({ isFresh: true });
  const used = { ...startTurn(), disengaged: true };
  const view = turnView(used, fi);
  expect(view.ticks.map(({ label, isUsed }) => [label, isUsed])).toEqual([
    ["Toiminto", false],
    ["Bonus", false],
    ["Reaktio", false],
    ["Liike", false],
    ["Irtautunut", true],
  ]);
  expect(view.isFresh).toBe(false);
});

describe("rows of things", () => {
  const bearer = { abilities: VERA, penalty: -4 };
  const shots = { value: 0, max: 2 };
  const gun = item("traumaWeapon", "Дробовик", {
    kind: "ranged",
    ability: "dex",
    bonus: 1,
    damage: "3d6+1",
    maxParts: 3,
    range: "9 м",
    ammunition: shots,
  });

  it("weapons add ability, bonus and pain, and write their dice as the reader does", () => {
    const [row] = weaponRows([gun], bearer, settings, ru);
    expect(row).toMatchObject({ bonus: "+3", damage: "3к6 + 1", isEmpty: true, isMelee: false });
    expect(row?.details).toEqual(["стрельба", "ЛОВ +6", "до 3 частей", "9 м"]);
  });

  it("weapons add no ability where the group adds none", () => {
    const none = { ...settings, attackModifier: "none" } as const;
    const [row] = weaponRows([gun], bearer, none, ru);
    expect(row?.bonus).toBe("−3");
    expect(row?.details).toEqual(["стрельба", "до 3 частей", "9 м"]);
  });

  it("an ability that is a check adds the whole modifier, whatever attacks do", () => {
    const system = { kind: "check", ability: "int", bonus: 0, maxParts: 1, difficulty: 14 };
    const lock = item("traumaAbility", "Взлом", { ...system, cost: "action" });
    const none = { ...settings, attackModifier: "none" } as const;
    const [row] = abilityItemRows([lock], bearer, none, ru);
    expect([row?.bonus, row?.damage]).toEqual(["−2", ""]);
    expect(row?.details).toEqual(["проверка", "ИНТ +2", "сложность 14", "действие"]);
  });

  it("armour names what it covers, and where it has worn (003:37)", () => {
    const plan = [{ id: "head" }, { id: "torso" }];
    const nameOf = (id: string) => ru.text(`QUARTET.Trauma.Part.${id}`);
    const suit = item("traumaArmor", "Костюм", {
      faces: 4,
      durability: 2,
      parts: new Set(["torso", "head"]),
      wear: { torso: 4 },
    });
    const [row] = armourRows([suit], plan, nameOf, ru);
    expect(row).toMatchObject({
      die: "1к4",
      details: ["всё тело", "прочность 2"],
      wear: [{ text: "тело: 1к4 −4", isRuined: true }],
    });
  });

  it("medicine says what it does", () => {
    const system = { quantity: 0, pain: -3, heal: "2d4", days: 2, cost: "bonusAction" };
    const [row] = medicineRows([item("traumaMedicine", "Аптечка", system)], ru);
    expect(row?.details).toEqual([
      "боль −3",
      "2к4\u00a0ОП",
      "травма: на 2 дня быстрее",
      "бонусное действие",
    ]);
    expect(row?.isEmpty).toBe(true);
  });
});
