import { describe, expect, it } from "vitest";
import {
  changedDefaults,
  missingDefaults,
  TOKEN_ROLES,
  tokenDefaults,
} from "../../../src/core/rules/tokens.ts";

describe("what tokens begin with", () => {
  it.each([
    ["character", true, 1, true],
    ["opponent", false, -1, false],
    ["thing", true, 0, false],
  ] as const)("of a %s", (role, actorLink, disposition, enabled) => {
    expect(tokenDefaults(role)).toMatchObject({ actorLink, disposition, sight: { enabled } });
  });

  it("shows players neither the names nor the points of opponents", () => {
    const { displayName, displayBars, appendNumber } = tokenDefaults("opponent");
    // 20 is for owners while the pointer is there.
    expect({ displayName, displayBars, appendNumber }).toEqual({
      displayName: 20,
      displayBars: 20,
      appendNumber: true,
    });
  });

  it("leaves alone what somebody has said", () => {
    const given = { actorLink: false, disposition: 0, name: "Twin" };
    const missing = missingDefaults("character", given);
    expect(missing).not.toHaveProperty("actorLink");
    expect(missing).not.toHaveProperty("disposition");
    expect(missing).toMatchObject({ displayBars: 40, sight: { enabled: true } });
  });
});

describe("who becomes an opponent", () => {
  it("changes what still was as before, and back again", () => {
    const token = { ...tokenDefaults("character"), name: "Vera" };
    const changes = changedDefaults("character", "opponent", token);
    expect({ ...token, ...changes }).toEqual({ ...tokenDefaults("opponent"), name: "Vera" });
    const back = changedDefaults("opponent", "character", { ...token, ...changes });
    expect({ ...token, ...changes, ...back }).toEqual(token);
  });

  it("keeps what the game master has set otherwise", () => {
    const token = { ...tokenDefaults("character"), disposition: 0, displayName: 50 };
    const changes = changedDefaults("character", "opponent", token);
    expect(changes).not.toHaveProperty("disposition");
    expect(changes).not.toHaveProperty("displayName");
    expect(changes).toMatchObject({ actorLink: false });
  });

  it("knows sight among more of its settings", () => {
    const token = { ...tokenDefaults("character"), sight: { enabled: true, range: 12 } };
    expect(changedDefaults("character", "opponent", token)).toMatchObject({
      sight: { enabled: false },
    });
  });

  it.each(TOKEN_ROLES)("changes nothing for who stays a %s", (role) => {
    expect(changedDefaults(role, role, { ...tokenDefaults(role) })).toEqual({});
  });
});
