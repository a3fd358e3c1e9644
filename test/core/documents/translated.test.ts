import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { localName } from "../../../src/core/documents/translated.ts";

const translations = {
  en: { name: "Egil Thorn" },
  fi: { name: "Egil Piikki" },
  ru: { name: "Эгиль Торн" },
};

/** An actor as a Finn sees it. */
const actor = (rest: object = {}) => ({
  name: "Egil Piikki",
  system: { translations },
  token: null,
  hasPlayerOwner: false,
  ...rest,
});

beforeEach(() => vi.stubGlobal("game", { i18n: { lang: "fi" } }));
afterEach(() => vi.unstubAllGlobals());

describe("a name that a message holds", () => {
  it("is read in the reader's language", () => {
    expect(localName("Egil Thorn", actor())).toBe("Egil Piikki");
    expect(localName("Эгиль Торн", actor({ token: {} }))).toBe("Egil Piikki");
  });

  it("stays as it was written where it is none of the actor's, or nobody knows the actor", () => {
    for (const of of [actor(), actor({ token: {} }), actor({ hasPlayerOwner: true }), null])
      expect(localName("Stranger", of)).toBe("Stranger");
    expect(localName("Egil Thorn", null)).toBe("Egil Thorn");
  });

  it("follows a player's character that was renamed", () => {
    const renamed = actor({ name: "Ragnar", hasPlayerOwner: true });
    expect(localName("Egil Thorn", renamed)).toBe("Ragnar");
  });

  it("does not tell what a game master calls the actor behind a token", () => {
    for (const token of [null, {}])
      expect(localName("Egil Thorn", actor({ name: "The traitor", token }))).toBe("Egil Piikki");
    const lent = actor({ name: "The traitor", token: {}, hasPlayerOwner: true });
    expect(localName("Egil Thorn", lent)).toBe("Egil Piikki");
  });
});
