import { describe, expect, it } from "vitest";
import { armourText, bodyView } from "../../../src/trauma/sheets/body-view.ts";
import { partPanel } from "../../../src/trauma/sheets/part-panel-view.ts";
import { fi, hurt, item, partFacts, ru } from "./facts.ts";

const body = hurt(14, { leftArm: { op: 11, days: 4 }, rightLeg: { op: 0 }, torso: { op: 41 } });
const vest = { faces: 6, durability: 3, wear: -1 };

describe("the figure", () => {
  const view = bodyView(
    partFacts(body, { torso: { armour: vest } }),
    { action: "press", pressed: new Set(["head"]), aimed: new Set(["torso"]) },
    ru,
  );

  it("draws a humanoid, and lists any other body", () => {
    expect(view.isHumanoid).toBe(true);
    const jaw = { id: "jaw", name: "пасть", op: 30, max: 30, days: 0, armour: null };
    expect(bodyView([jaw], { action: "press" }, ru).isHumanoid).toBe(false);
  });

  it("says everything about a part in words", () => {
    expect(view.parts.leftArm?.label).toBe(
      "левая рука: 11 из 28\u00a0ОП. Травма, заживёт через 4 дня. Без брони",
    );
    expect(view.parts.torso?.label).toBe("тело: 41 из 42\u00a0ОП. Броня 1к6 −1. Под прицелом");
  });

  it("shows what is hurt as less than whole, and only nothing as empty", () => {
    const shares = Object.fromEntries(view.list.map(({ id, share }) => [id, share]));
    expect(shares).toMatchObject({ head: 100, torso: 95, leftArm: 39, rightLeg: 0 });
    expect(view.parts.rightLeg?.isGone).toBe(true);
  });

  it("tells the pressed part from the one that is aimed at", () => {
    expect(view.parts.head).toMatchObject({ isPressed: true, isAimed: false });
    expect(view.parts.torso).toMatchObject({ isPressed: false, isAimed: true });
  });

  it("writes armour dice as the reader does", () => {
    expect([armourText(vest, ru), armourText({ ...vest, wear: 0 }, fi)]).toEqual(["1к6 −1", "1n6"]);
  });
});

describe("the panel of a part", () => {
  const chosen = (id: string, armourItem: string | null = null) => {
    const part = partFacts(body).find((one) => one.id === id)!;
    const role = id.endsWith("Arm") ? "arm" : "other";
    return { ...part, role, cap: 14, isAimed: false, armourItem } as const;
  };
  const armour = (name: string, worn: boolean, parts: string[]) =>
    item("traumaArmor", name, { faces: 2, durability: 1, parts, wear: { leftArm: 2 }, worn });
  const items = [
    armour("Комбинезон", true, ["leftArm", "torso"]),
    armour("Наруч", true, ["leftArm"]),
    armour("Шлем", true, ["head"]),
    item("traumaMedicine", "Аптечка", { quantity: 1, heal: "2d4", days: 1 }),
    item("traumaMedicine", "Обезболивающее", { quantity: 3, heal: "", days: 0, pain: -3 }),
    item("traumaMedicine", "Бинт", { quantity: 0, heal: "1d4", days: 0 }),
  ];
  const panel = partPanel(chosen("leftArm", "Наруч"), items, ru);

  it("has what the injury does and how far the part heals (003:35-36)", () => {
    expect(panel).toMatchObject({
      isInjured: true,
      daysText: "4 дня",
      capText: "Восстанавливается не выше 14.",
      effect: "Помеха при атаках.",
    });
  });

  it("lists the armour that covers the part, ruined or under another piece", () => {
    expect(panel.pieces.map(({ name, isIdle }) => [name, isIdle])).toEqual([
      ["Комбинезон", true],
      ["Наруч", false],
    ]);
    expect(panel.pieces.every(({ isRuined, wear }) => isRuined && wear === 2)).toBe(true);
  });

  it("offers medicine that heals a part, while there is any", () => {
    expect(panel.remedies.map(({ name }) => name)).toEqual(["Аптечка"]);
  });
});
