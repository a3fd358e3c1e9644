import { describe, expect, it } from "vitest";
import { cardAction } from "../../src/core/card-action.ts";
import type { CardRenderer } from "../../src/core/cards.ts";

const act = async () => {};
const otherAct = async () => {};
const message = { type: "test" } as never;

const renderer: CardRenderer = {
  template: "",
  context: () => ({}),
  actions: { apply: act },
};

describe("a control of a card", () => {
  it("does what its card says", () => {
    expect(cardAction(renderer, message, "apply")).toBe(act);
    expect(cardAction(renderer, message, "else")).toBeUndefined();
  });

  it("does what the message says where the card knows nothing of it", () => {
    const more = { ...renderer, moreActions: () => ({ parry: otherAct, apply: otherAct }) };
    expect(cardAction(more, message, "parry")).toBe(otherAct);
    expect(cardAction(more, message, "apply")).toBe(act);
  });

  it("does nothing under a name that every object has", () => {
    expect(cardAction(renderer, message, "constructor")).toBeUndefined();
  });
});
