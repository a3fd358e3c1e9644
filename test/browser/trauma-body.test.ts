import { describe, expect, it } from "vitest";
import { ids } from "../fixtures/world.ts";
import type { Client } from "./host/clients.ts";
import { create, setForAll, shown, stored, update, uuid } from "./host/documents.ts";
import { useTable } from "./host/table.ts";

/** What these tests use of the page. */
interface EffectPage {
  fromUuidSync(uuid: string): {
    readonly statuses: Set<string>;
    readonly effects: { readonly contents: readonly { readonly statuses: Set<string> }[] };
    toggleStatusEffect(id: string, options: object): Promise<unknown>;
    readonly system: { readonly condition: { readonly vital: string } };
  } | null;
  readonly game: {
    readonly scenes: {
      get(id: string): {
        createEmbeddedDocuments(name: string, data: object[]): Promise<{ uuid: string }[]>;
      };
    };
    readonly system: { readonly api: { readonly trauma: { revive(actor: unknown): unknown } } };
  };
}

/** Every status of an actor, one for each effect that gives it. */
const statuses = (client: Client, actor: string) =>
  client.run((id) => {
    const found = (globalThis as unknown as EffectPage).fromUuidSync(id);
    const given = found?.effects.contents.flatMap((effect) => [...effect.statuses]) ?? [];
    return [...given].sort();
  }, actor);

const vital = (client: Client, actor: string) =>
  client.run((id) => {
    return (globalThis as unknown as EffectPage).fromUuidSync(id)?.system.condition.vital ?? null;
  }, actor);

const toggle = (client: Client, actor: string, status: string, active: boolean) =>
  client.run(
    async ([id, status, active]) => {
      const found = (globalThis as unknown as EffectPage).fromUuidSync(id);
      await found?.toggleStatusEffect(status, { active });
    },
    [actor, status, active] as const,
  );

const revive = (client: Client, actor: string) =>
  client.run(async (id) => {
    const page = globalThis as unknown as EffectPage;
    return Boolean(await page.game.system.api.trauma.revive(page.fromUuidSync(id)));
  }, actor);

/** Puts a token on the scene that is somebody of its own. @returns its UUID. */
const place = (client: Client, actorId: string) =>
  client.run(
    async ([scene, actorId]) => {
      const { game } = globalThis as unknown as EffectPage;
      const data = { name: "Drone", actorId, actorLink: false, x: 300, y: 300 };
      const [token] = await game.scenes.get(scene).createEmbeddedDocuments("Token", [data]);
      return token?.uuid ?? "";
    },
    [ids.scene, actorId] as const,
  );

const missing = (parts: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(parts).map(([part, points]) => [`system.parts.${part}.missing`, points]),
  );

describe.each([14, 13] as const)("a body of Trauma on generation %i", (generation) => {
  const table = useTable(generation === 13 ? { ownBench: 13 } : {});

  /** A humanoid of constitution 10 whom everybody owns, and everybody knows. */
  async function newcomer(system = {}): Promise<string> {
    const data = { name: "Vera", type: "traumaCharacter", ownership: { default: 3 }, system };
    const vera = await create(table.gm, "Actor", data);
    for (const client of table.all)
      await expect.poll(() => shown(client, vera, "name")).toBe("Vera");
    return vera;
  }

  it("is stored part by part, never more than there is", async () => {
    const { gm, aino } = table;
    const vera = await newcomer();
    await update(aino, vera, missing({ leftArm: 7, head: 99 }));
    await expect
      .poll(() => stored(gm, vera, "system.parts"))
      .toEqual({
        leftArm: { missing: 7, days: 0 },
        head: { missing: 30, days: 0 },
      });
    expect(await shown(gm, vera, "system.op")).toEqual({ value: 103, max: 140 });
    expect(await shown(gm, vera, "system.pain.value")).toBe(18);
  });

  it("faints of pain, once for everybody, and wakes when it falls", async () => {
    const { gm, aino, boris } = table;
    const vera = await newcomer();
    await Promise.all([
      update(aino, vera, missing({ leftArm: 20 })),
      update(boris, vera, missing({ leftLeg: 20 })),
    ]);
    for (const client of table.all)
      await expect.poll(() => statuses(client, vera)).toEqual(["unconscious"]);
    await update(aino, vera, missing({ leftLeg: 0 }));
    for (const client of table.all) await expect.poll(() => statuses(client, vera)).toEqual([]);
    await update(boris, vera, { "system.pain.adjust": 6 });
    await expect.poll(() => statuses(gm, vera)).toEqual(["unconscious"]);
    await update(boris, vera, { "system.pain.adjust": -6 });
    await expect.poll(() => statuses(gm, vera)).toEqual([]);
  });

  it("sleeps on when somebody else has put it to sleep", async () => {
    const { gm, aino } = table;
    const vera = await newcomer();
    await toggle(gm, vera, "unconscious", true);
    await update(aino, vera, missing({ head: 30, leftArm: 9 }));
    await update(aino, vera, missing({ head: 0 }));
    await aino.page.waitForTimeout(400);
    expect(await statuses(gm, vera)).toEqual(["unconscious"]);
  });

  it("dies, and stays dead until a game master says otherwise", async () => {
    const { gm, aino } = table;
    const vera = await newcomer();
    await update(aino, vera, missing({ head: 30 }));
    await update(aino, vera, missing({ torso: 30 }));
    await expect.poll(() => statuses(gm, vera)).toEqual(["dead"]);
    expect(await revive(gm, vera)).toBe(false);
    await gm.expectNotice("QUARTET.Trauma.Vital.StillDeadly");
    await update(aino, vera, missing({ torso: 15 }));
    await aino.page.waitForTimeout(400);
    expect(await statuses(gm, vera)).toEqual(["dead"]);
    expect(await vital(aino, vera)).toBe("dead");
    expect(await revive(aino, vera)).toBe(false);
    expect(await revive(gm, vera)).toBe(true);
    await expect.poll(() => statuses(aino, vera)).toEqual(["unconscious"]);
  });

  it("follows the reading of the pain table", async () => {
    const { gm, aino } = table;
    const vera = await newcomer();
    await update(aino, vera, { ...missing({ leftArm: 20 }), "system.parts.leftArm.days": 4 });
    await aino.page.waitForTimeout(300);
    expect(await statuses(gm, vera)).toEqual([]);
    await setForAll(table.all, gm, "trauma.painUnconsciousAt", 15);
    await expect.poll(() => statuses(aino, vera)).toEqual(["unconscious"]);
    await setForAll(table.all, gm, "trauma.painUnconsciousAt", 16);
    await expect.poll(() => statuses(aino, vera)).toEqual([]);
  });

  it("of an unlinked token is its own", async () => {
    const { gm } = table;
    const drone = await newcomer({ allegiance: "opponent" });
    expect(await stored(gm, drone, "prototypeToken.actorLink")).toBe(false);
    expect(await stored(gm, drone, "prototypeToken.bar1.attribute")).toBe("op");
    const actorId = drone.split(".").at(-1)!;
    const token = await place(gm, actorId);
    const own = `${token}.Actor.${actorId}`;
    await update(gm, own, missing({ head: 30, leftArm: 3 }));
    await expect.poll(() => statuses(table.aino, own)).toEqual(["unconscious"]);
    expect(await statuses(gm, drone)).toEqual([]);
    expect(uuid.actor(actorId)).toBe(drone);
    await update(gm, own, missing({ head: 0 }));
    await expect.poll(() => statuses(table.aino, own)).toEqual([]);
  });
});
