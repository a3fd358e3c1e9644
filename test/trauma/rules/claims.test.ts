import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { movementUse } from "../../../src/trauma/rules/movement.ts";
import { type Claim, type ClaimKind, foldClaims } from "../../../src/trauma/rules/order.ts";

const claim = (time: number, kind: ClaimKind, player = "", id = `m${time}`): Claim => ({
  id,
  time,
  kind,
  player,
});

describe("the claims of a round [003:15]", () => {
  it("are in the order in which the server got them, each player once", () => {
    const claims = [claim(3, "act", "anna"), claim(1, "act", "vera"), claim(4, "act", "vera")];
    expect(foldClaims(claims)).toEqual({ posts: ["vera", "anna"], isClosed: false });
  });
  it("of the same moment go by their ids, so that every client has one order", () => {
    const claims = [claim(1, "act", "vera", "b"), claim(1, "act", "anna", "a")];
    expect(foldClaims(claims).posts).toEqual(["anna", "vera"]);
  });
  it("can be given back and taken anew, further behind", () => {
    const back = [claim(1, "act", "vera"), claim(2, "act", "anna"), claim(3, "withdraw", "vera")];
    expect(foldClaims(back).posts).toEqual(["anna"]);
    expect(foldClaims([...back, claim(4, "act", "vera")]).posts).toEqual(["anna", "vera"]);
  });
  it("come too late once the opponents act, unless the game master goes back", () => {
    const late = [claim(1, "opponents"), claim(2, "act", "vera")];
    expect(foldClaims(late)).toEqual({ posts: [], isClosed: true });
    const back = [...late, claim(3, "reopen"), claim(4, "act", "anna")];
    expect(foldClaims(back)).toEqual({ posts: ["anna"], isClosed: false });
  });
  it("come to the same in whichever order, and however often, they arrive", () => {
    const any = fc.record({
      time: fc.integer({ min: 1, max: 6 }),
      kind: fc.constantFrom<ClaimKind>("act", "withdraw", "opponents", "reopen"),
      player: fc.constantFrom("anna", "boris", "vera"),
    });
    const shuffled = fc
      .uniqueArray(any, { selector: (one) => JSON.stringify(one), maxLength: 8 })
      .map((claims) => claims.map((one, i): Claim => ({ ...one, id: `m${i}` })))
      .chain((claims) =>
        fc.tuple(fc.constant(claims), fc.shuffledSubarray(claims, { minLength: claims.length })),
      );
    fc.assert(
      fc.property(shuffled, ([claims, other]) => {
        expect(foldClaims(other)).toEqual(foldClaims(claims));
      }),
    );
  });
});

describe("a way [003:22, 003:25]", () => {
  it("takes the movement, then the action, then more than there is", () => {
    expect(movementUse(0, 12)).toEqual({ rule: "within", over: 0 });
    expect(movementUse(12, 12).rule).toBe("within");
    expect(movementUse(24, 12).rule).toBe("withAction");
    expect(movementUse(24.1, 12)).toEqual({ rule: "tooFar", over: 0.1 });
    expect(movementUse(0, 0).rule).toBe("within");
    expect(() => movementUse(-1, 12)).toThrow("outOfRange");
  });
});
