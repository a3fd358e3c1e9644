import { describe, expect, it } from "vitest";
import { awardView } from "../../../src/core/desk/award-view.ts";
import {
  type AskedFacts,
  type RequestFacts,
  requestView,
} from "../../../src/core/desk/status-view.ts";
import { testReader } from "../../reader.ts";

const reader = testReader("fi");

const asked = (name: string, facts: Partial<AskedFacts> = {}): AskedFacts => ({
  uuid: `Actor.${name}`,
  name,
  isGone: false,
  hasRolled: false,
  message: "",
  outcome: null,
  mayRoll: false,
  players: ["Aino"],
  ...facts,
});

const request = (facts: Partial<RequestFacts>): RequestFacts => ({
  id: "r",
  value: "Hiiviskely",
  note: "",
  numberLabel: "QUARTET.Noppa.Desk.Difficulty",
  number: 7,
  isHidden: false,
  isGameMaster: false,
  asked: [asked("Aila")],
  ...facts,
});

describe("a request for rolls", () => {
  it("tells everybody an open difficulty", () => {
    expect(requestView(request({}), reader).number).toBe("Vaikeus: 7");
  });

  it("tells a secret one to game masters who have it, and to nobody else", () => {
    const keeper = request({ isHidden: true, isGameMaster: true });
    expect(requestView(keeper, reader).number).toBe("Vaikeus: 7, vain pelinjohtajien tiedossa");
    const others = request({ isHidden: true, number: null });
    expect(requestView(others, reader).number).toBe("Vaikeus: pelinjohtajan salaisuus");
  });

  it("lets a game master who lacks the secret number set it anew, and nobody else", () => {
    const lost = request({ isHidden: true, isGameMaster: true, number: null });
    expect(requestView(lost, reader).layDown).toEqual({ label: "Aseta uudelleen: Vaikeus" });
    const outcome = { text: "Onnistui (9)", isSuccess: true };
    const judged = [asked("Aila", { hasRolled: true, outcome })];
    expect(requestView({ ...lost, asked: judged }, reader).layDown).toBeNull();
    for (const facts of [{ isHidden: true, number: null }, { isGameMaster: true }])
      expect(requestView(request(facts), reader).layDown).toBeNull();
  });

  it("says of each whether and how they have rolled, with a sign besides the colour", () => {
    const rows = requestView(
      request({
        asked: [
          asked("Aila"),
          asked("Kaino", { hasRolled: true }),
          asked("Boris", { hasRolled: true, outcome: { text: "2 onnistumista", isSuccess: true } }),
          asked("Rosvo", {
            hasRolled: true,
            outcome: { text: "0 onnistumista", isSuccess: false },
          }),
          asked("Haamu", { isGone: true }),
        ],
      }),
      reader,
    ).rows;
    expect(rows.map(({ state }) => state)).toEqual([
      "waiting",
      "rolled",
      "success",
      "failure",
      "gone",
    ]);
    expect(new Set(rows.map(({ icon }) => icon)).size).toBe(5);
    expect(rows[2]?.text).toBe("2 onnistumista");
  });

  it("counts who has rolled, and is done when all have", () => {
    const [one, two] = [asked("Aila", { hasRolled: true }), asked("Kaino")];
    const open = requestView(request({ asked: [one, two] }), reader);
    expect([open.progress, open.isDone]).toEqual(["Heittänyt 1/2", false]);
    expect(requestView(request({ asked: [one] }), reader).isDone).toBe(true);
  });

  it("offers the roll once, to who may make it", () => {
    const may = (facts: Partial<AskedFacts>) =>
      requestView(request({ asked: [asked("Aila", facts)] }), reader).rows[0]?.mayRoll;
    expect(may({ mayRoll: true })).toBe(true);
    expect(may({ mayRoll: true, hasRolled: true })).toBe(false);
    expect(may({ mayRoll: true, isGone: true })).toBe(false);
    expect(may({})).toBe(false);
  });
});

describe("an award", () => {
  const people = [
    { name: "Aila", isUndone: false },
    { name: "Kaino", isUndone: true },
  ];

  it("lists who got it in the reader's way", () => {
    const award = { id: "a", label: "+1 sisupiste", icon: "fa-fire", people, mayUndo: true };
    expect(awardView(award, reader)).toMatchObject({ names: "Aila ja Kaino", isUndone: false });
  });

  it("is undone once nobody has it any more, and has a title when the book has forgotten it", () => {
    const gone = people.map((one) => ({ ...one, isUndone: true }));
    const award = { id: "a", label: "", icon: "fa-gift", people: gone, mayUndo: false };
    expect(awardView(award, reader)).toMatchObject({ title: "Palkinto", note: "Kumottu." });
  });
});
