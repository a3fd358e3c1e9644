import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalJson, commitment } from "../../../../src/core/rules/contest/commitment.ts";
import { RuleError } from "../../../../src/core/rules/errors.ts";
import { hash } from "./moves.ts";

describe("canonical JSON", () => {
  it("does not depend on the order of keys", () => {
    expect(canonicalJson({ b: [1, { d: 2, c: 3 }], a: null })).toBe(
      '{"a":null,"b":[1,{"c":3,"d":2}]}',
    );
  });

  it("is the same after the journey through the server", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const arrived: unknown = JSON.parse(JSON.stringify(value));
        expect(canonicalJson(arrived)).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(arrived);
      }),
    );
  });

  it("leaves out what JSON leaves out", () => {
    expect(canonicalJson({ a: undefined, b: -0 })).toBe('{"b":0}');
  });

  it.each([[Number.NaN], [Number.POSITIVE_INFINITY], [() => 1], [undefined], [[undefined]]])(
    "refuses %s",
    (value) => {
      expect(() => canonicalJson(value)).toThrow(RuleError);
    },
  );
});

describe("a commitment", () => {
  const secret = { nonce: "n", choice: { dice: 3 } };

  it("depends on the contest, the side, the nonce and the choice", () => {
    const all = [
      commitment(hash, "a", "one", secret),
      commitment(hash, "b", "one", secret),
      commitment(hash, "a", "two", secret),
      commitment(hash, "a", "one", { ...secret, nonce: "m" }),
      commitment(hash, "a", "one", { ...secret, choice: { dice: 4 } }),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it("is 64 hexadecimal digits of SHA-256", () => {
    expect(commitment(hash, "a", "one", secret)).toMatch(/^[0-9a-f]{64}$/);
  });
});
