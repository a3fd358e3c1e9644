import { describe, expect, it } from "vitest";
import { actionView } from "../../../src/rps/contest/action-view.ts";
import { declaredView } from "../../../src/rps/contest/declared-view.ts";
import { judgeAction } from "../../../src/rps/contest/judge-action.ts";
import type { OutcomeFacts } from "../../../src/rps/contest/outcome-facts.ts";
import { type BlowFacts, blowView } from "../../../src/rps/contest/reaction-view.ts";
import { OPPOSED_REASONS } from "../../../src/rps/rules/opposed.ts";
import { DEFAULT_RPS_SETTINGS } from "../../../src/rps/rules/settings.ts";
import { testReader } from "../../reader.ts";
import { action, frame, side, sword } from "./sides.ts";

const LANGUAGES = ["en", "fi", "sv", "ru"] as const;
const [en, fi] = [testReader("en"), testReader("fi")];

const sides = [
  side("timo", action(3, ["mikko"], { weapon: sword }), 5, [2, 3, 5]),
  side("mikko", action(4, ["timo"]), 3, [4, 3], { reserve: 0 }),
];
const judged = judgeAction(sides, frame(), DEFAULT_RPS_SETTINGS);
const facts = (rest: Partial<OutcomeFacts["sides"][number]> = {}): OutcomeFacts => ({
  settings: DEFAULT_RPS_SETTINGS,
  sides: sides.map(({ id, action }) => ({
    id,
    name: id === "timo" ? "Timo" : "Mikko",
    action,
    maySeeNumbers: true,
    isOwner: true,
    mayExplode: false,
    hasExploded: false,
    ...rest,
  })),
  blows: [],
  losers: [],
});

describe("the card of an opposed action", () => {
  it("says the outcome in one line, and which rule decided", () => {
    const view = actionView(judged, facts(), en);
    expect(view.headline).toBe("A tie; the upper hand: Timo");
    expect(view.pairs[0]?.rule).toBe("Rule 2: the difference is 3, less than 6, a tie.");
    expect(view.pairs[0]?.sums.map(({ dice, total }) => [dice, total])).toEqual([
      ["2 + 3 + 5", "10"],
      ["4 + 3", "7"],
    ]);
    expect(actionView(judged, facts(), fi).sides[0]?.with).toEqual([
      "Ajaminen 3",
      "Sword (lähitaistelu, koko 1)",
    ]);
  });

  it("tells reserves to those only who may know them", () => {
    const [own] = actionView(judged, facts(), en).sides;
    expect(own?.reserve?.line).toBe("Reserve 3 → 6, spent 3, left 3; the limit is 11.");
    const [other] = actionView(judged, facts({ maySeeNumbers: false }), en).sides;
    expect(other?.reserve).toBeNull();
    expect(JSON.stringify(other)).not.toContain("11");
  });

  it.each(LANGUAGES)("has a text for every reason in %s", (language) => {
    const { text } = testReader(language);
    for (const reason of OPPOSED_REASONS)
      expect(text(`QUARTET.Rps.Contest.Reason.${reason}`).length).toBeGreaterThan(10);
  });
});

describe("what is declared", () => {
  const open = { hasDeclared: true, gm: 0 };

  it("is told to all, but for what was told to the game master only", () => {
    const view = declaredView(
      [
        { ...open, id: "a", name: "Timo", action: action(3, ["b"], { weapon: sword }), gm: -2 },
        { ...open, id: "b", name: "Mikko", action: null },
        { ...open, id: "c", name: "Hagar", action: null, hasDeclared: false },
      ],
      { biggerThanDuel: true },
      en,
    );
    expect(view.rows.map(({ lines }) => lines)).toEqual([
      ["Driving 3 · Sword (melee, size 1)", "Against: Mikko"],
      ["Has told the game master alone."],
      [],
    ]);
    expect(view.rows[0]?.gmText).toBe("Game master −2");
  });
});

describe("what the loser of a blow may do", () => {
  const blow: BlowFacts = {
    key: "a-b",
    defender: { id: "b", name: "Ymir" },
    opponent: { id: "a", name: "Hagar" },
    weapon: sword,
    degree: "success",
    isOwner: true,
    maySeeNumbers: true,
    gmAllows: true,
    parry: { isUsed: false, isTriedHere: false, isParried: null },
    armour: [{ name: { name: "Mail", translations: {} }, damping: 1, durability: 3 }],
    armourMark: "none",
    settings: DEFAULT_RPS_SETTINGS,
  };

  it("is to parry once, in melee, no critical success, if the game master agrees", () => {
    expect(blowView(blow, en).parry).toMatchObject({ mayTry: true, refusals: [] });
    const refused = (rest: Partial<BlowFacts>) => blowView({ ...blow, ...rest }, en).parry;
    expect(refused({ degree: "critical" }).refusals).toEqual([
      "A critical success cannot be parried.",
    ]);
    expect(refused({ gmAllows: false })).toMatchObject({ mayTry: false, mayForbid: true });
    expect(refused({ weapon: { ...sword, kind: "ranged" } }).mayTry).toBe(false);
    const used = { isUsed: true, isTriedHere: false, isParried: null };
    expect(refused({ parry: used }).refusals[0]).toContain("Hagar");
    const here = refused({ parry: { isUsed: true, isTriedHere: true, isParried: true } });
    expect(here).toMatchObject({ mayTry: false, tried: "Ymir parries the blow.", refusals: [] });
  });

  it("is to let armour take it, with a hint for every way of striking", () => {
    expect(blowView(blow, en).armour?.pieces[0]?.hints.map(({ text }) => text)).toEqual([
      "Slashing: damage 3, protection 3. The armour holds.",
      "Piercing: damage 3, protection 3. On the border: the game master decides.",
    ]);
    const before = blowView({ ...blow, armourMark: "before" }, en).armour;
    expect(before).toMatchObject({ mayUse: false });
    expect(before?.pieces[0]?.hints).toHaveLength(1);
  });

  it("is nobody else's to see or to do", () => {
    const view = blowView({ ...blow, isOwner: false, maySeeNumbers: false }, en);
    expect(view.armour).toBeNull();
    expect(view.parry).toMatchObject({ mayTry: false, refusals: [] });
  });
});
