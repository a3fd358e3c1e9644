import { describe, expect, it } from "vitest";
import type { Fighter } from "../../../src/trauma/combat/fighters.ts";
import { orderOf, standingsOf } from "../../../src/trauma/combat/round-order.ts";

const fighter = (id: string, rest: Partial<Fighter> = {}): Fighter =>
  ({
    id,
    side: "player",
    canAct: true,
    actor: null,
    model: null,
    combatant: { hidden: false },
    ...rest,
  }) as Fighter;

const wolves = ["wolf", "bear"].map((id) => fighter(id, { side: "opponent" }));
const party = [fighter("anna"), wolves[0]!, fighter("boris"), fighter("vera"), wolves[1]!];

const round = (posts: readonly string[], isClosed = false, started = true) =>
  orderOf(party, { posts, isClosed, started });

const places = (order: ReturnType<typeof orderOf>) =>
  [...standingsOf(order)]
    .sort(([, a], [, b]) => a.at - b.at)
    .map(([id, { place }]) => `${id} ${place ?? "–"}`);

describe("where a round stands [003:15]", () => {
  it("waits for every player, then for the opponents", () => {
    expect(round([], false, false).phase).toBe("notStarted");
    expect(round(["vera"])).toMatchObject({ phase: "players", waiting: ["anna", "boris"] });
    expect(round(["vera", "anna", "boris"])).toMatchObject({ phase: "ready", waiting: [] });
    expect(round(["vera", "anna", "boris"], true).phase).toBe("opponents");
  });
  it("needs no opponents", () => {
    const alone = orderOf([fighter("anna")], { posts: ["anna"], isClosed: false, started: true });
    expect(alone.phase).toBe("done");
  });
  it("does not wait for who cannot act, and keeps the place of who has acted before", () => {
    const hurt = [fighter("anna", { canAct: false }), fighter("boris"), ...wolves];
    const open = { isClosed: false, started: true };
    expect(orderOf(hurt, { posts: [], ...open })).toMatchObject({
      waiting: ["boris"],
      out: ["anna"],
    });
    expect(orderOf(hurt, { posts: ["anna"], ...open })).toMatchObject({
      placed: ["anna"],
      out: [],
    });
  });
  it("goes on without those who are too late", () => {
    expect(round(["vera"], true)).toMatchObject({
      phase: "opponents",
      placed: ["vera"],
      waiting: [],
      out: ["anna", "boris"],
    });
  });
  it("forgets the post of who has left the fight or changed sides", () => {
    expect(round(["igor", "wolf", "vera"]).placed).toEqual(["vera"]);
  });
});

describe("the order in the tracker", () => {
  it("puts players as they acted, those who wait after them, and opponents on one last place", () => {
    expect(places(round(["vera"]))).toEqual(["vera 1", "anna –", "boris –", "wolf 4", "bear 4"]);
    expect(places(round(["vera", "boris", "anna"]))).toEqual([
      "vera 1",
      "boris 2",
      "anna 3",
      "wolf 4",
      "bear 4",
    ]);
  });
  it("has no place for opponents who cannot act", () => {
    const fallen = fighter("elk", { side: "opponent", canAct: false });
    const order = orderOf([fallen, ...party], { posts: ["vera"], isClosed: false, started: true });
    expect(places(order)).toEqual(["vera 1", "anna –", "boris –", "wolf 4", "bear 4", "elk –"]);
  });
  it("leaves the late behind, and gives no places before the fight", () => {
    expect(places(round(["vera"], true))).toEqual([
      "vera 1",
      "wolf 2",
      "bear 2",
      "anna –",
      "boris –",
    ]);
    expect(places(round([], false, false)).every((place) => place.endsWith("–"))).toBe(true);
  });
});
