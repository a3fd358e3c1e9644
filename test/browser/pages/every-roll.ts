import type { Client } from "../host/clients.ts";
import { update } from "../host/documents.ts";
import type { PageGlobals } from "../host/page.ts";
import { Sheet } from "./sheet.ts";

/** Ready characters that the rolls are made with. Those of Aino's act, the thugs are acted upon. */
export const CAST = {
  noppa: { pack: "noppa-characters", id: "noppaChAinoSalm1", isOurs: true },
  helix: { pack: "helix-characters", id: "helixChDaige0001", isOurs: true },
  helixOther: { pack: "helix-characters", id: "helixChThug00001", isOurs: false },
  helixCar: { pack: "helix-characters", id: "helixChLastPost1", isOurs: true },
  helixTower: { pack: "helix-characters", id: "helixChTollTowr1", isOurs: true },
  rps: { pack: "rps-characters", id: "rpsChTimo0000001", isOurs: true },
  rpsOther: { pack: "rps-characters", id: "rpsChMikko000001", isOurs: false },
  rpsMage: { pack: "rps-characters", id: "rpsChHarri000001", isOurs: true },
  rpsMageOther: { pack: "rps-characters", id: "rpsChVesa0000001", isOurs: false },
  rpsTank: { pack: "rps-characters", id: "rpsVeTank0000001", isOurs: true },
  trauma: { pack: "trauma-characters", id: "traumaChVeraZim1", isOurs: true },
  traumaMedic: { pack: "trauma-characters", id: "traumaChEgilTho1", isOurs: true },
  traumaOther: { pack: "trauma-characters", id: "traumaChRaider01", isOurs: false },
} as const;
export type Role = keyof typeof CAST;
export type Cast = Record<Role, string>;

/** How a roll is made, as data, since it happens inside a page. `$` names somebody of the cast. */
export type Throw =
  | { readonly check: string; readonly options?: object }
  | { readonly item: string; readonly where?: object; readonly options?: object }
  | { readonly api: string; readonly given: readonly unknown[] }
  | { readonly clicks: readonly [string, string] };

/** One kind of roll that the system can make. */
export interface EveryRoll {
  readonly name: string;
  readonly by: Role;
  readonly how: Throw;
  /** Update data that the actor, or the item, needs first. */
  readonly before?: object;
  readonly beforeItem?: object;
  /** Classes of the rolls whose dice fall. */
  readonly rolls: readonly string[];
}

const FRESH = { "system.turn": { action: false, bonusAction: false, reaction: false } };
const HURT = {
  "system.parts": { leftLeg: { missing: 3, days: 0 }, torso: { missing: 4, days: 5 } },
};

/** Every kind of roll that one side makes alone. */
export const EVERY_ROLL: readonly EveryRoll[] = [
  { name: "noppa: a skill", by: "noppa", how: { check: "piloting" }, rolls: ["NoppaRoll"] },
  { name: "noppa: a weapon", by: "noppa", how: { item: "noppaWeapon" }, rolls: ["NoppaRoll"] },
  {
    name: "noppa: dice by name",
    by: "noppa",
    how: { api: "noppa.rollBare", given: [{ count: 4, faces: 6 }, {}] },
    rolls: ["NoppaRoll"],
  },
  {
    name: "helix: an attribute against a random difficulty",
    by: "helix",
    how: { check: "str", options: { difficulty: { base: 5, count: 1, faces: 3 } } },
    rolls: ["HelixRoll", "Roll"],
  },
  { name: "helix: a skill", by: "helix", how: { item: "helixSkill" }, rolls: ["HelixRoll"] },
  {
    name: "helix: a shot",
    by: "helix",
    how: { item: "helixWeapon", options: { difficulty: { base: 2, count: 0, faces: 6 } } },
    rolls: ["HelixRoll"],
  },
  {
    name: "helix: a spell",
    by: "helix",
    how: { item: "helixSpell" },
    before: { "system.mp": { value: 99, extra: 90 } },
    rolls: ["HelixRoll"],
  },
  {
    name: "helix: a value by name",
    by: "helix",
    how: { api: "helix.rollBare", given: [4, {}] },
    rolls: ["HelixRoll"],
  },
  { name: "helix: a vehicle", by: "helixCar", how: { check: "agi" }, rolls: ["HelixRoll"] },
  { name: "rps: a skill", by: "rps", how: { item: "rpsSkill" }, rolls: ["RpsPercentRoll"] },
  {
    name: "rps: a weapon, unopposed",
    by: "rps",
    how: { item: "rpsMeleeWeapon", options: { unopposed: true } },
    rolls: ["RpsPercentRoll"],
  },
  { name: "rps: a shield", by: "rpsMage", how: { item: "rpsShield" }, rolls: ["RpsPercentRoll"] },
  {
    name: "rps: a spell",
    by: "rpsMage",
    how: { item: "rpsSpell" },
    before: { "system.spellbook": "Opus", "system.attributes.magic": { value: 1, nb: 2 } },
    rolls: ["RpsPercentRoll"],
  },
  {
    name: "rps: a chance by name",
    by: "rps",
    how: { api: "rps.rollBare", given: [65, {}] },
    rolls: ["RpsPercentRoll"],
  },
  { name: "trauma: an ability", by: "trauma", how: { check: "dex" }, rolls: ["TraumaRoll"] },
  {
    name: "trauma: an ability with advantage",
    by: "trauma",
    how: { api: "trauma.checkAbility", given: ["$trauma", "str", { advantages: 2 }] },
    rolls: ["TraumaRoll"],
  },
  {
    name: "trauma: stealth",
    by: "trauma",
    how: { api: "trauma.rollStealth", given: ["$trauma", { watchers: [] }] },
    rolls: ["TraumaRoll"],
  },
  {
    name: "trauma: an attack that hits",
    by: "trauma",
    how: { item: "traumaWeapon", options: { targets: ["$traumaOther"], modifier: 60 } },
    before: FRESH,
    rolls: ["TraumaRoll", "TraumaDamageRoll"],
  },
  {
    name: "trauma: a provoked attack",
    by: "trauma",
    how: {
      api: "trauma.provokedAttack",
      given: ["$item:traumaWeapon", { targets: ["$traumaOther"] }],
    },
    before: FRESH,
    rolls: ["TraumaRoll"],
  },
  {
    name: "trauma: medicine that heals",
    by: "traumaMedic",
    how: { item: "traumaMedicine", where: { heal: "1d4" } },
    before: { ...FRESH, ...HURT },
    beforeItem: { "system.quantity": 9 },
    rolls: ["TraumaHealingRoll"],
  },
  {
    name: "trauma: a night's sleep",
    by: "trauma",
    how: { api: "trauma.rest", given: ["$trauma", { days: 1, sleeps: true }] },
    before: HURT,
    rolls: ["TraumaSleepRoll"],
  },
  {
    name: "trauma: an injury by hand",
    by: "trauma",
    how: { clicks: ['.trauma-body [data-part="torso"]', '[data-action="injure"]'] },
    before: { "system.parts": { torso: { missing: 99, days: 0 } } },
    rolls: ["TraumaInjuryRoll"],
  },
  {
    name: "trauma: a number by name",
    by: "trauma",
    how: { api: "trauma.rollBare", given: [{}] },
    rolls: ["TraumaRoll"],
  },
];

/** Rules of a world of RPS with magic. */
export const MAGIC = {
  magic: true,
  magicAttribute: "magic",
  attributes: [{ id: "magic", kind: "valueAndNb", initiative: false, bounds: { min: -3, max: 3 } }],
};

/** Imports the cast. @param player Id of the user who owns those that are ours. @returns UUIDs. */
export function importCast(gm: Client, player: string): Promise<Cast> {
  return gm.run(
    async ([cast, player]) => {
      const { game } = globalThis as unknown as {
        game: {
          packs: { get(id: string): object };
          actors: {
            importFromCompendium(
              pack: object,
              id: string,
              changes: object,
            ): Promise<{ uuid: string }>;
          };
        };
      };
      const uuids: [string, string][] = [];
      for (const [role, { pack, id, isOurs }] of Object.entries(cast)) {
        const ownership = { default: 0, ...(isOurs && { [player]: 3 }) };
        const found = game.packs.get(`quartet.${pack}`);
        const actor = await game.actors.importFromCompendium(found, id, { ownership });
        uuids.push([role, actor.uuid]);
      }
      return Object.fromEntries(uuids) as Cast;
    },
    [CAST, player] as const,
  );
}

/** Chooses, as a player does below the chat, who reads the messages to come. */
export function chooseMode(client: Client, mode: string): Promise<void> {
  return client.run(async (mode) => {
    const { game } = globalThis as unknown as PageGlobals;
    const is14 = game.release.generation >= 14;
    const key = is14 ? "messageMode" : "rollMode";
    await game.settings.set("core", key, is14 ? mode : `${mode}roll`);
  }, mode);
}

/** Makes a roll without a dialog. @returns Whether something came of it. */
export async function throwDice(
  client: Client,
  { by, how, before, beforeItem }: EveryRoll,
  cast: Cast,
): Promise<boolean> {
  if ("clicks" in how) {
    if (before) await update(client, cast[by], before);
    const sheet = await Sheet.open(client, cast[by]);
    const [panel, button] = how.clicks.map((selector) => sheet.root.locator(selector).first());
    // The panel of a part stays open on a sheet that was closed.
    if ((await button!.count()) === 0) await panel!.click();
    await button!.click();
    await sheet.close();
    return true;
  }
  return client.run(
    async ([actorUuid, how, before, beforeItem, cast]) => {
      const page = globalThis as unknown as PageGlobals & {
        game: { quartet: Record<string, Record<string, (...given: unknown[]) => unknown>> };
      };
      const actor = (await page.fromUuid(actorUuid))!;
      if (before) await actor.update(before);
      const itemOf = (type: string, where: object = {}) =>
        actor.items.contents.find(({ _source }) => {
          const system = _source.system as Record<string, unknown>;
          const fits = Object.entries(where).every(([key, value]) => system[key] === value);
          return _source.type === type && fits;
        });
      const meant = async (value: unknown): Promise<unknown> => {
        if (Array.isArray(value)) return Promise.all(value.map(meant));
        if (typeof value !== "string" || !value.startsWith("$")) return value;
        if (value.startsWith("$item:")) return itemOf(value.slice("$item:".length));
        return page.fromUuid(cast[value.slice(1) as keyof Cast]);
      };
      const complete = async (options: object = {}) => {
        const entries = Object.entries(options).map(async ([key, value]) => [
          key,
          await meant(value),
        ]);
        return { ...Object.fromEntries(await Promise.all(entries)), skipDialog: true };
      };
      const isOptions = (value: unknown): value is object =>
        typeof value === "object" && value !== null && !Array.isArray(value);
      if ("check" in how) return Boolean(await actor.check(how.check, await complete(how.options)));
      if ("item" in how) {
        const item = itemOf(how.item, how.where);
        if (!item) throw new Error(`${actor.name} has no ${how.item}`);
        if (beforeItem) await item.update(beforeItem);
        return Boolean(await item.use(await complete(how.options)));
      }
      const [book = "", name = ""] = how.api.split(".");
      const last = how.given.length - 1;
      const given = await Promise.all(
        how.given.map((one, i) => (i === last && isOptions(one) ? complete(one) : meant(one))),
      );
      await page.game.quartet[book]?.[name]?.(...given);
      return true;
    },
    [cast[by], how, before ?? null, beforeItem ?? null, cast] as const,
  );
}

/** What a page's contest looks like from outside. */
interface PageContest {
  readonly offer: { readonly declares: boolean };
  readonly outcome: { readonly again: readonly { readonly side: string }[] } | null;
  readonly sides: readonly {
    readonly id: string;
    readonly users: readonly string[];
    readonly actor: { readonly isOwner: boolean } | null;
    readonly state: { readonly status: string };
  }[];
}
type ContestCall = (...given: unknown[]) => Promise<unknown>;

/** Opens a contest with somebody of the cast. @returns The id of its offer. */
export function openAgainst(
  client: Client,
  call: string,
  [own, other]: readonly [string, string],
  options: object,
): Promise<string> {
  return client.run(
    async ([call, own, other, options]) => {
      const page = globalThis as unknown as PageGlobals & {
        game: { quartet: Record<string, Record<string, ContestCall>> };
      };
      const [book = "", name = ""] = call.split(".");
      const [actor, opponent] = [await page.fromUuid(own), await page.fromUuid(other)];
      const all = { ...options, opponents: [opponent], skipDialog: true };
      const given = name === "openCombat" ? [actor, null, all] : [actor, all];
      return String(await page.game.quartet[book]?.[name]?.(...given));
    },
    [call, own, other, options] as const,
  );
}

/** Does what a contest asks of this client's player. @returns Whether nothing is asked any more. */
export function playContest(client: Client, id: string): Promise<boolean> {
  return client.run(async (id) => {
    const { game } = globalThis as unknown as PageGlobals & {
      game: { quartet: { contests: { find(id: string): PageContest | null } } };
    };
    const { contests } = game.quartet;
    const call = contests as unknown as Record<string, ContestCall>;
    const contest = contests.find(id);
    if (!contest) return false;
    for (const { id: side, users, state } of contest.sides) {
      if (game.user.isGM ? users.length > 0 : !users.includes(game.userId)) continue;
      const options = { skipDialog: true };
      if (state.status === "waiting" && contest.offer.declares)
        await call.declare?.(id, side, options);
      else if (state.status === "waiting" || state.status === "declared")
        await call.answer?.(id, side, options);
      if (contest.outcome?.again.some((asked) => asked.side === side))
        await call.rollAgain?.(id, side);
    }
    return contest.outcome !== null && contest.outcome.again.length === 0;
  }, id);
}
