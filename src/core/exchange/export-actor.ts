import type { QuartetActor } from "../documents/actor.ts";
import { warn } from "../notify.ts";
import { exportData, fileName } from "./export-data.ts";
import type { ExchangeFile } from "./format.ts";
import { lastStep } from "./migrate.ts";
import { knownTypes } from "./models.ts";

/** Whether this user may write a file of an actor: of what is their own. */
export function mayExport(actor: QuartetActor): boolean {
  return actor.isOwner && CONFIG.Actor.dataModels[actor.type] !== undefined;
}

/**
 * The content of the file of an actor: name, type, data, items and what its tokens look like.
 * @returns `null`, once the user has been told, for somebody else's actor.
 */
export function exportActor(actor: QuartetActor): ExchangeFile | null {
  if (!mayExport(actor)) {
    warn("QUARTET.Exchange.Refused.Export", { name: actor.name });
    return null;
  }
  return exportData(actor.toObject() as never, knownTypes(), {
    version: game.system.version,
    step: lastStep(),
  });
}

/** Saves the file of an actor through the browser. */
export function saveActor(actor: QuartetActor): void {
  const file = exportActor(actor);
  if (!file) return;
  const text = `${JSON.stringify(file, null, 2)}\n`;
  foundry.utils.saveDataToFile(text, "application/json", fileName(actor.name));
}
