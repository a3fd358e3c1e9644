import { describe, expect, it } from "vitest";
import { DEFAULT_RPS_SETTINGS, type RpsSettings } from "../../../src/rps/rules/settings.ts";
import { changeField, DRAFT_BUTTONS } from "../../../src/rps/sheets/creation-changes.ts";
import {
  CREATION_STEPS,
  type CreationDraft,
  type CreationStep,
  draftFacts,
  storedText,
} from "../../../src/rps/sheets/creation-draft.ts";
import { allotmentText } from "../../../src/rps/sheets/creation-lists.ts";
import { creationView } from "../../../src/rps/sheets/creation-view.ts";
import { testReader } from "../../reader.ts";

const BOOK = DEFAULT_RPS_SETTINGS;
const TROLL = { id: "troll", averages: { strength: 3 } };
const trolls: RpsSettings = { ...BOOK, races: [...BOOK.races, TROLL] };
const finnish = testReader("fi");
const english = testReader("en");

const skill = (key: string, level: number) => ({
  key,
  name: key,
  img: "",
  isSuggested: key === "s6",
  level,
  specialisations: [] as CreationDraft["skills"][number]["specialisations"],
});

/** Timo, gangster of level 4 (RPS 56, 66). */
function timo(step: CreationStep = "concept"): CreationDraft {
  return {
    step,
    name: "Timo",
    concept: "Gangsteri",
    race: "human",
    isNpc: false,
    level: 4,
    tk: 5,
    attributes: {
      strength: { value: 0, nb: null },
      agility: { value: 2, nb: 2 },
      intelligence: { value: 0, nb: null },
      health: { value: null, nb: 1 },
    },
    skills: [6, 5, 4, 3, 3, 3, 0].map((level, index) => skill(`s${index}`, level)),
    bonuses: [
      { key: "eye", name: "Eye", img: "", condition: "", value: 0, usual: -2 },
      { key: "luck", name: "Luck", img: "", condition: "", value: 3, usual: 3 },
    ],
    speed: { jog: 2, run: 4, sprint: 9 },
  };
}
const warnings = (draft: CreationDraft) => creationView(draft, BOOK, english).warnings;

describe("the creation of a character", () => {
  it("names a race that the world no longer has, and offers what it has", () => {
    const view = creationView({ ...timo(), race: "ghost" }, BOOK, english);
    expect([view.hasRaces, view.races.map(({ label }) => label)]).toEqual([
      true,
      ["Human", "ghost"],
    ]);
    expect(creationView(timo(), BOOK, english).hasRaces).toBe(false);
  });
  it("goes in the order of the book", () => {
    const { steps, is, isFirst } = creationView(timo(), BOOK, finnish);
    expect(steps.map(({ label }) => label)).toEqual([
      "Konsepti",
      "Attribuutit",
      "Taso",
      "Taidot",
      "Bonukset",
      "Taistelu",
      "Valmis",
    ]);
    expect([is, isFirst]).toEqual([{ concept: true }, true]);
  });
  it("is content with Timo: as many high skills as low ones (RPS 56)", () => {
    for (const step of CREATION_STEPS) expect(warnings(timo(step)), step).toEqual([]);
  });
  it("says on each page what belongs to it, and all at the end", () => {
    const draft = { ...timo("skills"), concept: "", level: 6 };
    draft.skills[0]?.specialisations.push({ id: "x", name: "X", value: 2 });
    expect(warnings(draft).map(({ id }) => id)).toEqual(["specialisationsNotBalanced"]);
    expect(warnings({ ...draft, step: "concept" }).map(({ id }) => id)).toEqual(["conceptMissing"]);
    expect(warnings({ ...draft, step: "level" }).map(({ id }) => id)).toEqual([
      "playerAtHighestLevel",
    ]);
    expect(warnings({ ...draft, step: "finish" })).toHaveLength(3);
  });
  it("counts skills against what the level allows", () => {
    const draft = timo("skills");
    draft.skills.push(skill("another", 6));
    const { allotment, warnings: found } = creationView(draft, BOOK, english);
    expect(allotment.cells.map(({ used, allowed, isOver }) => [used, allowed, isOver])).toEqual([
      ["0", "any", false],
      ["0", "any", false],
      ["3", "any", false],
      ["1", "½", false],
      ["1", "1", false],
      ["2", "1", true],
    ]);
    expect(found.map(({ text }) => text)).toEqual([
      "Skills of level 6: 2. Level 4 allows 1.",
      "Skills of level 4 and up: 4, below: 3. Level 4 allows half of them at most.",
    ]);
    expect(allotment.count).toBe("7 skills");
  });
  it("offers what the world suggests first (RPS 59)", () => {
    const draft = timo("skills");
    draft.skills.push(skill("more", 0));
    const { suggested, others, learnt } = creationView(draft, BOOK, english);
    expect([suggested, others].map((list) => list.map(({ key }) => key))).toEqual([
      ["s6"],
      ["more"],
    ]);
    expect(learnt).toHaveLength(6);
  });
  it("puts the table into words", () => {
    expect(allotmentText(4, BOOK, english)).toBe(
      "1–3 freely · 4 and up: at most half · 5–6: at most 1",
    );
    expect(allotmentText(1, BOOK, finnish)).toBe("1 vapaasti · 2–3: enintään 1 · 4–6: ei yhtään");
  });
  it("works out initiative and shows the levels", () => {
    const { initiative, levels } = creationView(timo("combat"), BOOK, english);
    expect(initiative.total).toBe("7");
    expect(levels.map(({ reserve }) => reserve)[3]).toBe("Base reserve 4, limit 11");
    expect(levels.find(({ isChosen }) => isChosen)?.level).toBe(4);
  });
});

describe("controls", () => {
  const press = (
    action: keyof typeof DRAFT_BUTTONS,
    data: Record<string, string>,
    draft = timo(),
  ) => {
    DRAFT_BUTTONS[action](draft, data, BOOK);
    return draft;
  };

  it("step a value without walls, an NB from none to 3, levels within 1–6", () => {
    expect(press("stepValue", { id: "strength", step: "-1" }).attributes.strength?.value).toBe(-1);
    const nb = (before: number | null, step: string) => {
      const draft = timo();
      draft.attributes.health = { value: null, nb: before };
      return press("stepNb", { id: "health", step }, draft).attributes.health?.nb;
    };
    expect([nb(1, "-1"), nb(null, "1"), nb(3, "1"), nb(null, "-1")]).toEqual([null, 1, 3, null]);
    expect(press("stepSkill", { key: "s0", step: "1" }).skills[0]?.level).toBe(6);
    expect(press("stepTk", { step: "1" }).tk).toBe(6);
  });
  it("take a special bonus with its sign, and leave it at 0 (RPS 61)", () => {
    const draft = press("takeBonus", { key: "eye" });
    expect(draftFacts(draft, BOOK).specialBonuses).toEqual([
      { id: "eye", amount: 2, sign: "hinder" },
      { id: "luck", amount: 3, sign: "help" },
    ]);
    press("stepBonus", { key: "eye", step: "1" }, draft);
    press("stepBonus", { key: "eye", step: "1" }, draft);
    expect(draftFacts(draft, BOOK).specialBonuses.map(({ id }) => id)).toEqual(["luck"]);
  });
  it("move and remove specialisations of one skill", () => {
    const draft = timo();
    draft.skills[0]?.specialisations.push({ id: "x", name: "X", value: 0 });
    press("stepSpecialisation", { key: "s0", id: "x", step: "-1" }, draft);
    expect(draft.skills[0]?.specialisations[0]?.value).toBe(-1);
    changeField(draft, "specialisation", { key: "s0", id: "x", value: " Y " }, BOOK);
    expect(draft.skills[0]?.specialisations[0]?.name).toBe("Y");
    press("removeSpecialisation", { key: "s0", id: "x" }, draft);
    expect(draft.skills[0]?.specialisations).toEqual([]);
  });
  it("of what is gone do nothing", () => {
    expect(press("stepSkill", { key: "gone", step: "1" })).toEqual(timo());
    expect(press("removeSpecialisation", { key: "s0", id: "gone" })).toEqual(timo());
    expect(changeField(timo(), "newSkill", { value: "x" }, BOOK)).toBe(false);
  });
  it("keep a character what it is among its own kind when the race changes (RPS 142)", () => {
    const draft = timo();
    changeField(draft, "race", { value: "troll" }, trolls);
    expect(draft.attributes.strength?.value).toBe(3);
    expect(draft.attributes.health?.value).toBeNull();
    changeField(draft, "race", { value: "human" }, trolls);
    expect(draft.attributes.strength?.value).toBe(0);
  });
  it("keep a name that nobody empties", () => {
    const draft = timo();
    changeField(draft, "name", { value: "  " }, BOOK);
    expect(draft.name).toBe("Timo");
  });
});

it("a translation that nobody touches stays as it is stored", () => {
  const kept = { shown: "Hälytin", stored: "Alarm" };
  expect(storedText("Hälytin", kept)).toBe("Alarm");
  expect(storedText("Uusi", kept)).toBe("Uusi");
  expect(storedText("Uusi", undefined)).toBe("Uusi");
});
