import { describe, expect, it } from "vitest";
import {
  countModifiers,
  type ModifierTerm,
  nbValueTerms,
  sumCounted,
} from "../../../src/rps/rules/modifiers.ts";
import { gm, refuses, spec, world } from "./helpers.ts";

const eb = (value: number): ModifierTerm => ({ source: "specialBonus", id: "eb", value });

describe("several modifiers", () => {
  const terms = [spec(2), eb(3), spec(-1), eb(-4), spec(1), gm(-2)];

  it("add up", () => {
    expect(sumCounted(countModifiers(terms))).toBe(-1);
    expect(sumCounted(countModifiers([]))).toBe(0);
  });

  it("count by the best and the worst only, where the world says so; the game master's always", () => {
    const counted = countModifiers(terms, world({ modifierStacking: "bestAndWorst" }));
    expect(counted.map((term) => term.counted)).toEqual([false, true, false, true, false, true]);
    expect(sumCounted(counted)).toBe(-3);
  });

  it("of one sign leave only the best", () => {
    const settings = world({ modifierStacking: "bestAndWorst" });
    expect(sumCounted(countModifiers([spec(2), spec(2), eb(1)], settings))).toBe(2);
    expect(sumCounted(countModifiers([spec(-2), spec(-5)], settings))).toBe(-5);
  });

  it("are refused if they are no whole numbers or come from nowhere", () => {
    refuses(() => countModifiers([spec(Number.NaN)]), "notFinite");
    refuses(() => countModifiers([spec(0.5)]), "notInteger");
    refuses(() => countModifiers([{ source: "luck" as never, value: 1 }]), "unknownChoice");
    refuses(() => countModifiers([], world({ modifierStacking: "max" as never })), "unknownChoice");
  });
});

describe("the value of an attribute in a contest of NBs", () => {
  const two = { attribute: "agility", nb: 2, value: 1 };
  const three = { attribute: "agility", nb: 3, value: 2 };

  it("counts whenever both use the NB of the same attribute", () => {
    expect(nbValueTerms(two, three)).toEqual({
      reason: "allowed",
      a: { source: "attributeValue", id: "agility", value: 1 },
      b: { source: "attributeValue", id: "agility", value: 2 },
    });
    expect(nbValueTerms(two, null).reason).toBe("notBothNb");
    expect(nbValueTerms(two, { ...three, attribute: "health" }).reason).toBe("otherAttribute");
  });

  it("counts only for equal NBs, or never, where the world says so", () => {
    const equal = world({ nbValueModifier: "onlyEqual" });
    expect(nbValueTerms(two, three, equal)).toEqual({ reason: "unequalNb", a: null, b: null });
    expect(nbValueTerms(two, two, equal).reason).toBe("allowed");
    expect(nbValueTerms(two, two, world({ nbValueModifier: "never" })).reason).toBe("never");
  });

  it("is 0 for an attribute that is an NB only", () => {
    const health = { attribute: "health", nb: 1 };
    expect(nbValueTerms(health, health).a?.value).toBe(0);
    refuses(() => nbValueTerms({ ...health, nb: 4 }, health), "outOfRange");
  });
});
