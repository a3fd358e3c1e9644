import type { QuartetActor } from "../documents/actor.ts";
import { actorOf } from "../documents/lookup.ts";
import { warn } from "../notify.ts";
import { exportActor } from "./export-actor.ts";
import type { ExchangeFile } from "./format.ts";
import { checkedPlan, ImportApp, importData } from "./import-app.ts";
import { readText } from "./read-file.ts";

/** How an import from outside is done. */
export interface ImportOptions {
  /** UUID of the actor whose data are replaced; a new one is created if left out. */
  readonly actor?: string;
  /** Id of the folder of a new actor. */
  readonly folder?: string;
  /** Import at once what has no errors, without window and question. */
  readonly skipPreview?: boolean;
}

/** What macros and modules may call, as `game.quartet.exchange`. */
export const exchangeApi = {
  /**
   * The content of the file of an actor, for its owners.
   * @returns `null` if there is no such actor, or if it is somebody else's.
   */
  exportActor(uuid: string): ExchangeFile | null {
    const actor = actorOf(uuid);
    return actor && exportActor(actor);
  },

  /**
   * Imports the content of a file, or the text of one; without either, a window asks for a file.
   * @returns The actor; `null` if nothing was imported.
   */
  async importActor(
    file?: ExchangeFile | string | null,
    { actor: uuid, folder, skipPreview = false }: ImportOptions = {},
  ): Promise<QuartetActor | null> {
    const actor = uuid ? actorOf(uuid) : null;
    if (uuid && !actor) return null;
    const place = { actor: actor ?? undefined, folder };
    if (file === undefined || file === null) return ImportApp.open(place);
    const text = typeof file === "string" ? file : JSON.stringify(file);
    if (!skipPreview) return ImportApp.openWith(place, text);
    const reading = readText(text);
    const plan = "problem" in reading ? null : checkedPlan(reading.content, place.actor);
    if (plan?.actor) return importData(plan.actor, place, { ask: false });
    warn("QUARTET.Exchange.Refused.Broken");
    return null;
  },
};
