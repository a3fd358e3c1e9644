import { beforeAll, expect } from "vitest";
import type { Client } from "../host/clients.ts";
import { expectAllDiceThrown, scriptDice } from "../host/dice.ts";
import { create } from "../host/documents.ts";
import type { PageGlobals } from "../host/page.ts";
import type { Table } from "../host/table.ts";
import { type Card, cards, rolled } from "./card.ts";
import { ContestCard, callContests } from "./contest.ts";

/** UUIDs of those whom the book tells of; Sven is the newcomer of its last parry. */
export interface BookPeople {
  timo: string;
  mikko: string;
  ymir: string;
  hagar: string;
  sven: string;
  harri: string;
  vesa: string;
}

const specialisation = (id: string, value: number) => ({ id, name: id, value });

const skill = (identifier: string, level: number, ...specialisations: object[]) => ({
  name: identifier,
  type: "rpsSkill",
  system: { identifier, level, specialisations },
});

const will = (name: string, role: string) => ({
  name,
  type: "rpsBonus",
  system: { amount: 2, sign: "help", will: role, skills: [] },
});

const sword = {
  name: "Sword",
  type: "rpsMeleeWeapon",
  system: { skill: "melee", damage: 3, types: ["slashing"], size: 1, held: true },
};
const shield = {
  name: "Shield",
  type: "rpsShield",
  system: { skill: "shield", held: true, durability: { value: 2, max: 2 } },
};

/** Aino plays Timo, Ymir and Harri; Boris plays Mikko, Hagar, Sven and Vesa. RPS [11–145] */
export function useBookPeople(table: Table): BookPeople {
  const people = { timo: "", mikko: "", ymir: "", hagar: "", sven: "", harri: "", vesa: "" };
  beforeAll(async () => {
    const { gm, aino, boris, all } = table;
    const owner = async (client: Client) => ({
      default: 0,
      [await client.run(() => (globalThis as unknown as PageGlobals).game.userId, null)]: 3,
    });
    const [ainos, boriss] = [await owner(aino), await owner(boris)];
    const person = (name: string, ownership: object, system: object, items: object[]) =>
      create(gm, "Actor", { name, type: "rpsCharacter", ownership, system, items });
    const agility = (value: number, nb: number) => ({ attributes: { agility: { value, nb } } });
    const magic = (nb: number) => ({ level: 3, attributes: { magic: { value: 0, nb } } });
    people.timo = await person("Timo", ainos, { level: 4, tk: 5, ...agility(1, 2) }, [
      skill("driving", 3),
      skill("burglary", 3, specialisation("alarm", -3)),
    ]);
    people.mikko = await person("Mikko", boriss, { level: 4, tk: 3, ...agility(2, 3) }, [
      skill("driving", 4),
      skill("unarmedCombat", 5),
      skill("cook", 4, specialisation("oriental", 2), specialisation("italian", -2)),
    ]);
    people.ymir = await person("Ymir", ainos, { level: 3, tk: 4 }, [
      skill("melee", 4),
      skill("shield", 4, specialisation("parrying", 1)),
      sword,
      shield,
    ]);
    for (const name of ["hagar", "sven"] as const)
      people[name] = await person(name, boriss, { level: 3, tk: 4 }, [skill("melee", 4), sword]);
    people.harri = await person("Harri", ainos, magic(1), [will("Shelter", "defence")]);
    people.vesa = await person("Vesa", boriss, magic(3), [will("Spear of will", "attack")]);
    for (const { page } of all) await page.waitForFunction(hasArrived, people.vesa);
  });
  return people;
}

const hasArrived = (uuid: string) =>
  (globalThis as unknown as PageGlobals).fromUuidSync(uuid) !== null;

/** What one side does in a turn: its growth die, and the faces of what it buys. */
export interface Turn {
  readonly client: Client;
  readonly actor: string;
  readonly growth: number;
  readonly dice: readonly number[];
}

/** Calls a function of the RPS API with an actor, or with plain data. @returns what came of it. */
export function callRps(client: Client, name: string, actor: string | null, options: object) {
  return client.run(
    async ([name, actor, options]) => {
      const page = globalThis as unknown as PageGlobals;
      const { rps } = page.game.system.api as unknown as {
        rps: Record<string, (...given: unknown[]) => Promise<unknown>>;
      };
      const given = actor === null ? [options] : [page.fromUuidSync(actor), options];
      return (await rps[name]!(...given)) as string | null;
    },
    [name, actor, options] as const,
  );
}

/** Ids of the sides of a contest, in the order of the offer, once this client has it. */
async function sidesOf({ page }: Client, contest: string): Promise<string[]> {
  const sides = await page.waitForFunction((id) => {
    const message = (globalThis as unknown as PageGlobals).game.messages.get(id);
    const { sides } = (message?._source.system ?? {}) as { sides?: { id: string }[] };
    return sides?.map((side) => side.id);
  }, contest);
  return (await sides.jsonValue()) as string[];
}

/** Waits until a client knows that all have declared. */
async function allDeclared({ page }: Client, contest: string): Promise<void> {
  await page.waitForFunction((id) => {
    const { contests } = (globalThis as unknown as PageGlobals).game.system.api as unknown as {
      contests: { find(id: string): { state: { stage: string } } | null };
    };
    return contests.find(id)?.state.stage === "choose";
  }, contest);
}

/** Both throw what was laid down and buy as many dice, each at their own client, without dialogs. */
export async function buyBoth(contest: string, sides: readonly Turn[]): Promise<void> {
  const ids = await sidesOf(sides[0]!.client, contest);
  for (const [place, { client, dice }] of sides.entries()) {
    await allDeclared(client, contest);
    const choice = { dice: dice.length, armour: [] };
    expect(await callContests(client, "answer", contest, ids[place], { choice })).toBe(true);
  }
}

/**
 * Two act against each other by what the API offers to macros: the first opens and declares, the
 * second declares, both buy. @returns the game master's card.
 */
export async function act(
  { gm }: Table,
  sides: readonly [Turn, Turn],
  options: object,
): Promise<ContestCard> {
  const [first, second] = sides;
  for (const { client, growth, dice } of sides) await scriptDice(client, 6, [growth, ...dice]);
  const given = { opponents: [second.actor], skipDialog: true, ...options };
  const contest = String(await callRps(first.client, "openContest", first.actor, given));
  const [, id] = await sidesOf(second.client, contest);
  await callContests(second.client, "declare", contest, id, { skipDialog: true });
  await buyBoth(contest, sides);
  return new ContestCard(gm, contest);
}

/** A round of two in a fight that the game master leads. @returns id of the contest. */
export async function actInRound(
  { gm }: Table,
  sides: readonly [Turn, Turn],
  fight: { readonly combat: string; readonly round: number },
): Promise<string> {
  for (const { client, growth, dice } of sides) await scriptDice(client, 6, [growth, ...dice]);
  const fighters = sides.map(({ actor }) => ({ combatant: actor.split(".").at(-1), who: actor }));
  const offer = { ...fight, biggerThanDuel: false, order: [], sides: fighters };
  const contest = String(await callRps(gm, "openRound", null, offer));
  for (const [place, { client }] of sides.entries()) {
    const ids = await sidesOf(client, contest);
    await callContests(client, "declare", contest, ids[place], { skipDialog: true });
  }
  await buyBoth(contest, sides);
  return contest;
}

/** A percent roll without a dialog: its card at everybody's client. */
export async function tryAlone(
  table: Table,
  { client, actor, roll }: { client: Client; actor: string; roll: number },
  value: string,
  options: object = {},
): Promise<Card[]> {
  await scriptDice(client, 10, digits(roll));
  const id = await rolled(client, () =>
    client.run(
      async ([actor, value, options]) => {
        const page = globalThis as unknown as PageGlobals;
        await page.fromUuidSync(actor)?.check(value, { skipDialog: true, ...options });
      },
      [actor, value, options] as const,
    ),
  );
  await expectAllDiceThrown(client);
  return cards(id, ...table.all);
}

/** Two dice, as they show a roll; 00 is 100, and a die that shows 0 shows its 10. RPS [36] */
export const digits = (roll: number): number[] =>
  [Math.floor(roll / 10) % 10, roll % 10].map((digit) => digit || 10);
