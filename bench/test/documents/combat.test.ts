import { beforeEach, expect, test, vi } from "vitest";
import { Combat } from "../../client/documents/combat.ts";
import type { Combatant } from "../../client/documents/combatant.ts";
import { game } from "../../client/globals.ts";
import { Hooks } from "../../client/helpers/hooks.ts";
import { answer, id, PLAYER, startWorld } from "./fake-backend.ts";
import { HeroModel } from "./models.ts";

vi.mock("../../client/helpers/sockets.ts", () => ({
  request: (...args: Parameters<typeof answer>) => answer(...args),
}));

const events: string[] = [];

class LoudCombat extends Combat {
  override async _onStartTurn(combatant: Combatant, { round, turn, skipped }: TurnArgs) {
    events.push(`start ${combatant.name} ${round}.${turn}${skipped ? " skipped" : ""}`);
  }
  override async _onEndTurn(combatant: Combatant, { round, turn, skipped }: TurnArgs) {
    events.push(`end ${combatant.name} ${round}.${turn}${skipped ? " skipped" : ""}`);
  }
  override async _onStartRound({ round }: { round: number }) {
    events.push(`round ${round}`);
  }
  override async _onEndRound({ round }: { round: number }) {
    events.push(`round ${round} over`);
  }
}

interface TurnArgs {
  round: number;
  turn: number;
  skipped: boolean;
}

async function begin(skipDefeated = false) {
  await startWorld({
    settings: { "core.combatTrackerConfig": { resource: "", skipDefeated } },
    setUp: (config) => {
      config.Combat.documentClass = LoudCombat as never;
      config.Actor.dataModels.hero = HeroModel;
    },
    documents: {
      Combat: [
        {
          _id: id("fight"),
          active: true,
          combatants: [
            { _id: id("a"), name: "Ann", initiative: 10 },
            { _id: id("b"), name: "Bob", initiative: 20 },
            { _id: id("c"), name: "Cid", initiative: null },
          ],
        },
      ],
    },
  });
  events.length = 0;
}

const combat = () => game.combat!;
const order = () => combat().turns.map((combatant) => combatant.name);
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => begin());

test("turns go by initiative, those without it last", async () => {
  expect(order()).toEqual(["Bob", "Ann", "Cid"]);
  expect(combat().combatant).toBeNull();
  expect(combat().started).toBe(false);
});

test("turns and rounds go on, and their events run in order", async () => {
  await combat().startCombat();
  await combat().nextTurn();
  await combat().nextTurn();
  await combat().nextTurn();
  await settle();
  expect(combat().round).toBe(2);
  expect(combat().combatant?.name).toBe("Bob");
  expect(combat().nextCombatant?.name).toBe("Ann");
  expect(events).toEqual([
    "round 1",
    "start Bob 1.0",
    "end Bob 1.0",
    "start Ann 1.1",
    "end Ann 1.1",
    "start Cid 1.2",
    "end Cid 1.2",
    "round 1 over",
    "round 2",
    "start Bob 2.0",
  ]);
  events.length = 0;
  await combat().previousTurn();
  await settle();
  expect(combat().combatant?.name).toBe("Cid");
  expect(combat().round).toBe(1);
  expect(events).toEqual([]);
});

test("a round that is cut short passes over the turns left", async () => {
  await combat().startCombat();
  await settle();
  events.length = 0;
  await combat().nextRound();
  await settle();
  expect(events.slice(0, 4)).toEqual([
    "end Bob 1.0",
    "start Ann 1.1 skipped",
    "end Ann 1.1 skipped",
    "start Cid 1.2 skipped",
  ]);
});

test("the turn stays with its combatant when the order changes", async () => {
  await combat().startCombat();
  await combat().nextTurn();
  expect(combat().combatant?.name).toBe("Ann");
  await combat().createEmbeddedDocuments("Combatant", [{ name: "Dee", initiative: 15 }]);
  await settle();
  expect(order()).toEqual(["Bob", "Dee", "Ann", "Cid"]);
  expect(combat().combatant?.name).toBe("Ann");
  await combat().setInitiative(id("c"), 30);
  await settle();
  expect(combat().turn).toBe(3);
  expect(combat()._source.turn).toBe(3);
  await combat().combatants.get(id("b"))!.delete();
  await settle();
  expect(combat().combatant?.name).toBe("Ann");
});

test("the turn of one who leaves passes to the next in order", async () => {
  await combat().startCombat();
  await combat().combatants.get(id("b"))!.delete();
  await settle();
  expect(combat().combatant?.name).toBe("Ann");
  expect(combat().turn).toBe(0);
});

test("the defeated are passed over if the world says so", async () => {
  await begin(true);
  await combat().combatants.get(id("a"))!.update({ defeated: true });
  await combat().startCombat();
  await combat().nextTurn();
  expect(combat().combatant?.name).toBe("Cid");
});

test("hooks may change the update before it is sent, and hear of it afterwards", async () => {
  Hooks.once("combatStart", (_combat: Combat, data: { turn: number }) => {
    data.turn = 1;
  });
  const changes: unknown[] = [];
  Hooks.once("combatTurnChange", (_combat: Combat, prior: object, current: object) => {
    changes.push(prior, current);
  });
  await combat().startCombat();
  expect(combat().combatant?.name).toBe("Ann");
  expect(changes).toMatchObject([
    { round: 0, combatantId: null },
    { round: 1, turn: 1, combatantId: id("a") },
  ]);
});

test("events run on the designated game master's client only", async () => {
  game.userId = PLAYER;
  await combat().startCombat();
  await settle();
  expect(events).toEqual([]);
});
