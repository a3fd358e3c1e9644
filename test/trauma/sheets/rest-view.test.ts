import { describe, expect, it } from "vitest";
import { partsToSleep, restCourse } from "../../../src/trauma/rules/rest-course.ts";
import { DEFAULT_TRAUMA_SETTINGS as settings } from "../../../src/trauma/rules/settings.ts";
import { restResult, restView } from "../../../src/trauma/sheets/rest-view.ts";
import { hurt, ru } from "./facts.ts";

/** Con 10: an injured arm at 6 of 20 that heals to 10, and a head at 20 of 30. */
const body = hurt(10, { leftArm: { op: 6, days: 1 }, head: { op: 20 } });
const rester = { body, own: [], adjust: 0 };

describe("a rest", () => {
  it("throws dice for the parts that can heal, and for no other (003:38)", () => {
    expect(partsToSleep(body)).toEqual(["head", "leftArm"]);
    expect(partsToSleep(hurt(10, { leftArm: { op: 10, days: 2 } }))).toEqual([]);
  });

  it("sleeps first, then lets the day pass: the second night heals beyond the half", () => {
    const wish = { days: 2, sleeps: true };
    const faces = [
      [4, 4, 4, 4],
      [1, 1, 3, 3],
    ];
    const after = restCourse(body, wish, faces);
    expect(after.parts.leftArm).toEqual({ op: 16, injured: false, days: 0 });
    expect(after.parts.head).toEqual({ op: 30, injured: false, days: 0 });
  });

  it("is one night where no day passes", () => {
    const after = restCourse(body, { days: 0, sleeps: true }, [[1, 1, 1, 1]]);
    expect(after.parts.leftArm).toEqual({ op: 8, injured: true, days: 1 });
  });

  it("tells beforehand what days do to injuries", () => {
    expect(restView(rester, { days: 1, sleeps: true }, ru)).toEqual({
      nights: "1 ночь: каждая часть восстановит 2к4\u00a0ОП.",
      lines: ["левая рука: травма заживает"],
      isIdle: false,
    });
    expect(restView({ ...rester, body: hurt(10, {}) }, { days: 1, sleeps: true }, ru).isIdle).toBe(
      true,
    );
  });

  it("tells afterwards what has healed, and the pain that is left", () => {
    const result = restResult(rester, { days: 1, sleeps: true }, [[2, 2, 3, 3]], settings, ru);
    expect(result.title).toBe("1 ночь сна. Прошёл 1 день.");
    expect(result.parts).toEqual([
      { part: "голова", facts: ["+4\u00a0ОП, теперь 24 из 30"], isHealed: false },
      {
        part: "левая рука",
        facts: ["+4\u00a0ОП, теперь 10 из 20", "травма зажила"],
        isHealed: true,
      },
    ]);
    expect(result.pain).toBe("Боль 17 → 8: Ощутимая боль");
  });
});
