import { describe, expect, it } from "vitest";
import { isKeptNumber, newSecret, sealOf } from "../../../src/core/desk/secrets.ts";

describe("a secret number", () => {
  it("is proved by the seal of its own request, and by no other", () => {
    const secret = newSecret(7);
    const seal = sealOf("request1", secret);
    expect(seal).toMatch(/^[0-9a-f]{64}$/);
    expect(sealOf("request1", { ...secret })).toBe(seal);
    expect(sealOf("request2", secret)).not.toBe(seal);
    expect(sealOf("request1", { ...secret, number: 8 })).not.toBe(seal);
  });

  it("cannot be found by trying all numbers: its seal is another one each time", () => {
    const seals = Array.from({ length: 20 }, () => sealOf("request1", newSecret(7)));
    expect(new Set(seals).size).toBe(20);
  });

  it("is believed of nobody who sends something else", () => {
    const { nonce } = newSecret(7);
    expect(isKeptNumber({ number: 7, nonce })).toBe(true);
    for (const other of [
      null,
      7,
      {},
      { number: "7", nonce },
      { number: 7.5, nonce },
      { number: 7 },
    ])
      expect(isKeptNumber(other)).toBe(false);
    for (const wrong of ["", "0", `${nonce.toUpperCase()}0`, `${nonce}0`, nonce.replace(/./, "g")])
      expect(isKeptNumber({ number: 7, nonce: wrong })).toBe(false);
  });
});
