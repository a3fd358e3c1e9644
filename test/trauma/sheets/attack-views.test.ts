import { describe, expect, it } from "vitest";
import type { AttackChangeFacts } from "../../../src/trauma/rolls/attack-changes.ts";
import { toggleAim } from "../../../src/trauma/rolls/attack-config.ts";
import { recallState, targetProposals } from "../../../src/trauma/rolls/attack-proposals.ts";
import { type AttackFaces, judgeAttack } from "../../../src/trauma/rolls/judge-attack.ts";
import { type AttackCardFacts, attackCard } from "../../../src/trauma/sheets/attack-card-view.ts";
import {
  attackDialogOdds,
  attackFields,
  attackTitle,
} from "../../../src/trauma/sheets/attack-dialog-view.ts";
import { testReader } from "../../reader.ts";
import { armour, attackConfig, attackFacts, snapshot, target } from "../rolls/facts.ts";

const LANGUAGES = ["en", "fi", "sv", "ru"] as const;
const en = testReader("en");

const THREE = target({
  aims: ["head", "torso", "leftArm"],
  armour: { head: armour(4, 3), torso: armour(8, 5), leftArm: armour(6, 3, -1) },
});
const FACES: AttackFaces = {
  d20: [15],
  damage: 16,
  armour: [4, 2, 4],
  injury: [
    [1, 2],
    [1, 1],
    [3, 4],
  ],
};

/** The facts of a card for an owner of the targets, or for somebody who may not look. */
function cardFacts(targets = [THREE], faces = FACES, isKnown = true): AttackCardFacts {
  const facts = attackFacts(targets, {
    terms: [{ source: "ability", value: 4, id: "str" }],
  });
  const states = targets.map((_, place) => recallState(facts, place, null, {}));
  const judgement = judgeAttack(facts, faces);
  const changes = judgement.targets.flatMap((judged, place) =>
    targetProposals(facts, place, judged, states[place]!).map(
      (proposal): AttackChangeFacts => ({
        ...proposal,
        name: targets[place]!.name,
        item: proposal.item && isKnown ? "Plate" : "",
        change: proposal.about.kind === "missing" ? -proposal.change : proposal.change,
        receipt: null,
        by: "–",
        undoneBy: "–",
        byRules: false,
        isAwaited: false,
        isGone: false,
        isOwner: isKnown,
        maySeeNumbers: isKnown,
      }),
    ),
  );
  return {
    ...facts,
    weapon: { name: "Pulse rifle", translations: {} },
    provoked: false,
    ability: "str",
    damage: { dice: [{ count: 2, faces: 6 }], bonus: 4 },
    damageFaces: [6, 6],
    known: new Set(isKnown ? targets.map((_, place) => place) : []),
    leftDead: new Set(),
    mayRevive: false,
    states,
    changes,
    judgement,
  };
}

describe("the card of an attack", () => {
  it("tells every step of a shot at three parts", () => {
    const card = attackCard(cardFacts(), en);
    expect(card.headline).toBe("Hit");
    expect(card.result?.total).toBe("19");
    const [guard] = card.targets;
    expect(guard?.against).toBe("19 reaches AC 11");
    expect(guard?.parts.map(({ name, dealt, points }) => [name, dealt, points])).toEqual([
      ["head", "12", "30 → 18 DP"],
      ["torso", "14", "30 → 16 DP"],
      ["left arm", "13", "20 → 7 DP"],
    ]);
    expect(guard?.parts.map(({ armour: text }) => text)).toEqual([
      "Plate 4: 1d4 shows 4, stops 4",
      "Plate 8: 1d8 shows 2, stops 2",
      "Plate 6: 1d6 shows 4, wear −1, stops 3",
    ]);
    expect(guard?.parts[0]?.worn).toContain("durability of 3");
    expect(guard?.parts[2]?.injury).toBe("Injured for 7 days (2d4)");
    expect(guard?.pain).toBe("Pain 0 → 24: Unconscious");
    expect(guard?.vital).toBe("Falls unconscious");
    expect(guard?.reveals).toBe("");
    expect(card.changes.map(({ text }) => text)).toEqual([
      "head, −12 DP",
      "torso, −14 DP",
      "left arm, −13 DP",
      "left arm injured, 7 days",
      "head: Plate wears",
    ]);
    expect(card.mayApplyAll).toBe(true);
  });

  it("keeps points, pain and the names of armour from who may not look", () => {
    const card = attackCard(cardFacts([THREE], FACES, false), en);
    const [guard] = card.targets;
    expect(guard?.pain).toBe("");
    expect(guard?.parts.map(({ points }) => points)).toEqual(["", "", ""]);
    expect(JSON.stringify(guard)).not.toContain("Plate");
    expect(JSON.stringify(guard)).not.toContain("durability of");
    expect(guard?.vital).toBe("Falls unconscious");
  });

  it("says that death stays when a hit is taken back, and lets a game master take it back too", () => {
    const facts = cardFacts();
    const receipt = { from: 0, to: 0, path: "", label: "", by: "", undoneBy: "gm" };
    const leftDead = new Set([0]);
    const shown = (more: Partial<AttackCardFacts>) =>
      attackCard({ ...facts, leftDead, ...more }, en).targets[0]?.leftDead;
    expect(shown({})).toBeNull();
    const changes = facts.changes.map((change) => ({ ...change, receipt }));
    expect(shown({ changes })).toMatchObject({ side: "0", revive: "" });
    expect(shown({ changes, mayRevive: true })?.revive).toBe("Bring back to life: Guard");
    expect(shown({ changes, leftDead: new Set() })).toBeNull();
  });

  it("says what misses, what armour stops and what stands alone", () => {
    const miss = attackCard(cardFacts([THREE], { ...FACES, d20: [6], damage: null }), en);
    expect([miss.headline, miss.targets[0]?.against]).toEqual(["Miss", "10 falls short of AC 11"]);
    expect(miss.targets[0]?.reveals).not.toBe("");
    const tough = target({ armour: { torso: armour(6, 5) } });
    const weak = { d20: [9], damage: 3, armour: [5], injury: [] };
    expect(attackCard(cardFacts([tough], weak), en).targets[0]?.parts[0]?.isBlocked).toBe(true);
    expect(attackCard(cardFacts([], { ...weak, armour: [] }), en).headline).toBe("Total 13");
    const two = [target(), target({ name: "Boss", armourClass: 30 })];
    const one = { ...weak, armour: [], injury: [[1, 1]] };
    expect(attackCard(cardFacts(two, one), en).headline).toBe("Hits 1 target");
    const pair = [target(), target({ name: "Boss" })];
    const both = attackCard(
      cardFacts(pair, {
        ...one,
        injury: [
          [1, 1],
          [1, 1],
        ],
      }),
      en,
    );
    expect(both.changes.map(({ text }) => text)).toContain("Boss: torso, −3 DP");
  });

  it.each(LANGUAGES)("can be told in %s", (language) => {
    const parts = { leftArm: { missing: 11, days: 3 } };
    const hurt = target({ body: snapshot(10, parts), aims: ["leftArm"] });
    const facts = cardFacts([hurt], { d20: [20], damage: 5, armour: [], injury: [] });
    expect(() => attackCard(facts, testReader(language))).not.toThrow();
    expect(() => attackCard(cardFacts(), testReader(language))).not.toThrow();
  });
});

describe("the dialog of an attack", () => {
  it("offers the parts up to the weapon's number, drawn for who may look", () => {
    const config = attackConfig({ maxParts: 3 });
    toggleAim(config, 0, "head");
    const [guard] = attackFields(config, new Set([0]), en).targets;
    expect(guard?.label).toBe("Guard: AC 11");
    expect(guard?.hint).toBe("Choose up to 3 parts");
    expect(guard?.parts.filter(({ isAimed }) => isAimed).map(({ name }) => name)).toEqual([
      "head",
      "torso",
    ]);
    expect(guard?.figure?.parts.head?.isPressed).toBe(true);
    expect(attackFields(config, new Set(), en).targets[0]?.figure).toBeNull();
  });

  it("shows the odds to hit, to injure and to fell", () => {
    const odds = attackDialogOdds(attackConfig(), en);
    expect(odds.pool).toBe("1d20 + 4");
    expect(odds.targets[0]?.rows.map(({ label, chance }) => [label, chance])).toEqual([
      ["Hit", "70%"],
      ["New injury", "0%"],
      ["Unconscious or worse", "0%"],
      ["Dead", "0%"],
    ]);
  });

  it.each(LANGUAGES)("speaks %s", (language) => {
    const reader = testReader(language);
    const config = attackConfig({ targets: [], provoked: true, isSpent: true, cost: "reaction" });
    expect(attackTitle(config, reader)).toContain("Pulse rifle");
    const fields = attackFields(config, new Set(), reader);
    expect(fields.isAlone).toBe(true);
    expect(fields.sum.spent).not.toBe("");
    expect(attackDialogOdds(config, reader).note).not.toBe("");
  });
});
