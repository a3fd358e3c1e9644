import type { QuartetActor } from "../documents/actor.ts";
import { mayExport, saveActor } from "./export-actor.ts";
import { mayReplace } from "./import-actor.ts";
import { ImportApp } from "./import-app.ts";

type Control = foundry.applications.api.ApplicationV2.HeaderControlsEntry;

/** A sheet as far as its header controls need it. */
interface ActorSheet {
  readonly quartetActor: QuartetActor;
}

/** What the header of an actor's sheet offers: its file, out and in. */
export function exchangeControls({ quartetActor: actor }: ActorSheet): Control[] {
  return [
    {
      icon: "fa-solid fa-file-export",
      label: "QUARTET.Exchange.ExportControl",
      action: "exportActor",
      visible: mayExport(actor),
    },
    {
      icon: "fa-solid fa-file-import",
      label: "QUARTET.Exchange.ReplaceControl",
      action: "replaceActor",
      visible: mayReplace(actor),
    },
  ];
}

export const EXCHANGE_ACTIONS = {
  exportActor(this: ActorSheet) {
    saveActor(this.quartetActor);
  },
  async replaceActor(this: ActorSheet) {
    await ImportApp.open({ actor: this.quartetActor });
  },
};
