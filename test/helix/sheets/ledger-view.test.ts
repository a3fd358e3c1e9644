import { describe, expect, it } from "vitest";
import { CREATION_BUDGET } from "../../../src/helix/rules/creation.ts";
import { type CreationDraft, creationView } from "../../../src/helix/sheets/creation-view.ts";
import { type LedgerFacts, ledgerView } from "../../../src/helix/sheets/ledger-view.ts";
import { rest, restView } from "../../../src/helix/sheets/rest-view.ts";
import { testReader } from "../../reader.ts";
import { DAIGE, item } from "./facts.ts";

const english = testReader("en");
const skills = DAIGE.items.filter(({ type }) => type === "helixSkill");
const daige: LedgerFacts = {
  attributes: DAIGE.attributes,
  skills,
  created: false,
  saved: 0,
  earned: 0,
};

describe("the account of experience", () => {
  it("Henrik makes Daige: 24 EP are spent, none is left (HELIX 002:25)", () => {
    const view = ledgerView(daige, english);
    expect(view).toMatchObject({
      left: 0,
      leftText: "0 EP left",
      summary: "24 of 24 spent.",
      isOver: false,
      warnings: [],
    });
    expect(view.entries.map(({ name, cost }) => [name, cost])).toEqual([
      ["Agility", "−3"],
      ["Perception", "−3"],
      ["Will", "−3"],
      ["Stångvapen", "−4"],
      ["Låsdyrkning", "−3"],
      ["Fällor", "−3"],
      ["Läsa & skriva", "−3"],
      ["Magi", "−2"],
    ]);
  });

  it("gives back for lowered attributes, and warns below 2 (HELIX 002:23)", () => {
    const weak = { ...daige, attributes: { ...daige.attributes, cha: 1 } };
    const view = ledgerView(weak, english);
    expect(view).toMatchObject({
      left: 6,
      refunded: "6 came back for lowered attributes.",
    });
    expect(view.warnings.map(({ id, isBad }) => [id, isBad])).toEqual([
      ["lowAttribute", true],
      ["unspent", false],
    ]);
  });

  it("warns, and forbids nothing, when more is spent than there is", () => {
    const strong = { ...daige, attributes: { ...daige.attributes, str: 5 } };
    const view = ledgerView(strong, testReader("ru"));
    expect(view).toMatchObject({ left: -6, isOver: true, leftText: "Осталось очков опыта: −6" });
    expect(view.warnings[0]?.text).toBe(
      "Потрачено на 6 очков больше, чем есть. Ведущий может разрешить.",
    );
  });

  it("after the first adventure, saved points buy steps: 3 and 1 (HELIX 002:27-29)", () => {
    const played = { ...daige, created: true, saved: 2, earned: 2 };
    const view = ledgerView(played, english);
    expect(view).toMatchObject({ left: 2, leftText: "2 EP saved", summary: "24 of 26 spent." });
    expect(view.raises.find(({ name }) => name === "Låsdyrkning")).toMatchObject({
      kind: "skill",
      label: "Raise Låsdyrkning to 4 for 1 EP",
      tooDear: false,
    });
    expect(view.raises.find(({ id }) => id === "str")).toMatchObject({ tooDear: true });
  });
});

describe("making a character", () => {
  const draft: CreationDraft = {
    step: "attributes",
    name: "Ilmari",
    attributes: { str: 3, agi: 4, per: 3, int: 3, wil: 3, cha: 2 },
    skills: [
      { key: "magic", name: "Magia", img: "", isMagic: true, about: "", value: 1 },
      { key: "art", name: "Taide", img: "", isMagic: false, about: "", value: 0 },
    ],
    budget: CREATION_BUDGET,
  };

  it("shows what is left at every step, and what each attribute costs", () => {
    const view = creationView(draft, testReader("fi"));
    expect(view).toMatchObject({
      left: "23",
      leftText: "23 kokemuspistettä jäljellä",
      isOver: false,
    });
    expect(view.attributes.map(({ cost }) => cost)).toEqual(["", "−3 KP", "", "", "", "+3 KP"]);
    expect(view.steps.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false, false]);
  });

  it("sums up before anything is written", () => {
    const view = creationView({ ...draft, step: "finish" }, english);
    expect(view).toMatchObject({ isLast: true, lp: "13", mp: "13" });
    expect(view.learnt.map(({ name }) => name)).toEqual(["Magia"]);
    expect(view.warnings.map(({ text }) => text)).toEqual([
      "23 EP left: they will be kept as saved experience.",
    ]);
  });

  it("lets nobody go below 0, and a beginner see the advice", () => {
    const odd = { ...draft, attributes: { ...draft.attributes, int: 0 } };
    const view = creationView(odd, english);
    expect(view.attributes[3]).toMatchObject({ canBeLess: false, meaning: "severely disabled" });
    expect(view.warnings[0]?.text).toContain("Intelligence 0: the book advises against");
  });

  it("counts points that the game master has given since", () => {
    expect(creationView({ ...draft, budget: 27 }, english).left).toBe("26");
  });
});

describe("rest", () => {
  const hurt = { name: "Daige", lp: { value: 10, max: 13 }, mp: { value: 2, max: 14 } };

  it("gives a life point a day with care, a magic point a minute (HELIX 002:7, 002:11)", () => {
    const { lp, mp } = rest(hurt, { days: 1, isCaredFor: true, minutes: 0 });
    expect([lp.after, mp.after]).toEqual([11, 14]);
    expect(rest(hurt, { days: 0, isCaredFor: true, minutes: 5 }).mp.after).toBe(7);
  });
  it("heals nothing without care, and says why", () => {
    const wish = { days: 3, isCaredFor: false, minutes: 0 };
    const [lp] = restView(hurt, wish, english).lines;
    expect(lp).toMatchObject({
      text: "LP 10 → 10",
      why: "Without care no life points come back.",
    });
  });
});

it("a skill that was never learnt costs nothing", () => {
  const facts = { ...daige, skills: [...skills, item("helixSkill", "Ny", { value: 0 })] };
  expect(ledgerView(facts, english).left).toBe(0);
});
