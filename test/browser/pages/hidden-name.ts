import { ids } from "../../fixtures/world.ts";
import type { Client } from "../host/clients.ts";
import { create } from "../host/documents.ts";
import type { PageGlobals } from "../host/page.ts";
import type { Table } from "../host/table.ts";

/** A ready character's name, as readers of three languages know it. */
export const EGIL = { gm: "Egil Thorn", aino: "Egil Piikki", boris: "Эгиль Торн" } as const;
/** What a game master calls a token that must not be known. */
export const STRANGER = "Stranger";
const TRANSLATIONS = {
  en: { name: EGIL.gm },
  fi: { name: EGIL.aino },
  sv: { name: "Egil Tagg" },
  ru: { name: EGIL.boris },
};

/** Of one rule book: the game master's Egil with two unlinked tokens, and Aino's character. */
export interface HiddenPeople {
  egil: string;
  /** Bears the name of the packs. */
  known: string;
  /** Was given another name. */
  hidden: string;
  hero: string;
}

/** Makes them, and waits until everybody has them. */
export async function createHidden(
  { gm, aino, all }: Table,
  book: "helix" | "trauma" | "rps",
  items: readonly object[],
  y: number,
): Promise<HiddenPeople> {
  const owner = await aino.run(() => (globalThis as unknown as PageGlobals).game.userId, null);
  const type = `${book}Character`;
  const egil = await create(gm, "Actor", {
    name: EGIL.gm,
    type,
    ownership: { default: 0 },
    prototypeToken: { name: EGIL.gm, actorLink: false },
    system: { translations: TRANSLATIONS },
    items,
  });
  const hero = await create(gm, "Actor", {
    name: "Vera",
    type,
    ownership: { default: 0, [owner]: 3 },
    prototypeToken: { name: "Vera", actorLink: true },
    items,
  });
  const [known, hidden] = await gm.run(
    async ([scene, egil, names, y]) => {
      const page = globalThis as unknown as PageGlobals;
      const actorId = page.fromUuidSync(egil)!.id;
      const data = names.map((name, x) => {
        return { name, actorId, actorLink: false, displayName: 50, x: x * 200, y };
      });
      const made = await page.game.scenes.get(scene)!.createEmbeddedDocuments("Token", data);
      return made.map(({ uuid }) => uuid);
    },
    [ids.scene, egil, [EGIL.gm, STRANGER], y] as const,
  );
  const hasArrived = (uuid: string) =>
    (globalThis as unknown as PageGlobals).fromUuidSync(uuid) !== null;
  for (const { page } of all) await page.waitForFunction(hasArrived, hidden!);
  return { egil, hero, known: known!, hidden: hidden! };
}

/** Uses an item of an actor or of a token's, as a macro would. */
export function useOf(client: Client, uuid: string, item: string, options: object): Promise<void> {
  return client.run(
    async ([uuid, item, options]) => {
      const found = (globalThis as unknown as PageGlobals).fromUuidSync(uuid)!;
      const actor = "items" in found ? found : (found as unknown as { actor: typeof found }).actor;
      await actor.items.getName(item)!.use(options);
    },
    [uuid, item, options] as const,
  );
}
