import { mayAct } from "../../core/check/may-act.ts";
import type { CheckKind } from "../../core/check/pipeline.ts";
import { postCheck } from "../../core/check/post-check.ts";
import { actorOf, itemOf } from "../../core/documents/lookup.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { warn } from "../../core/notify.ts";
import type { TraumaMedicineModel } from "../data/items.ts";
import { traumaSettings } from "../settings/switches.ts";
import { TraumaMedicineDialog } from "../sheets/medicine-dialog.ts";
import type { CheckMessage } from "./judge-message.ts";
import { applyMedicine } from "./medicine-changes.ts";
import { chosenPatient, type MedicineConfig, needsPart } from "./medicine-config.ts";
import { spend } from "./round.ts";
import { TraumaHealingRoll } from "./trauma-roll.ts";
import { traumaModel } from "./values.ts";

/** Pills, bandages and the like (Trauma 003:23; what they do is ours), from dialog to card. */
export const traumaMedicine: CheckKind<MedicineConfig, TraumaHealingRoll> = {
  id: "traumaMedicine",

  configure: (config) => TraumaMedicineDialog.ask(config),

  accept(config) {
    if (!mayAct(config.actor)) return false;
    if (quantityOf(config) < 1) return refuse("usedUp", config);
    if (!traumaModel(actorOf(config.patient))) return refuse("noPatient", config);
    const isTold = !needsPart(config, chosenPatient(config)) || config.part !== "";
    return isTold || refuse("noPart", config);
  },

  async pay(config) {
    const unspend = await spend(config.actor, config.cost);
    await addQuantity(config, -1);
    return async () => {
      await unspend();
      await addQuantity(config, 1);
    };
  },

  async evaluate({ heal, mode }) {
    const roll = TraumaHealingRoll.ofDice(heal ?? { dice: [], bonus: 0 });
    await roll.evaluate({ allowInteractive: mode !== "blind" } as never);
    return roll;
  },

  async post(config, roll) {
    const { actor, mode, heal } = config;
    const rolls = heal ? [roll as Roll] : [];
    const system = messageData(config);
    const message = await postCheck({ type: "traumaCheck", actor, rolls, system, mode });
    const isOwn = actorOf(config.patient)?.isOwner;
    // Nobody needs to be asked who swallows a pill.
    if (message && isOwn) await applyMedicine(message as unknown as CheckMessage);
    return message;
  },
};

function refuse(reason: string, { item }: MedicineConfig): false {
  warn(`QUARTET.Trauma.Medicine.Refused.${reason}`, {
    medicine: readerName(item, game.i18n.lang),
  });
  return false;
}

function quantityOf({ item }: MedicineConfig): number {
  const model = itemOf(item.uuid)?.system as unknown as TraumaMedicineModel | undefined;
  return model?.quantity ?? 0;
}

async function addQuantity(config: MedicineConfig, change: number): Promise<void> {
  const quantity = quantityOf(config) + change;
  await itemOf(config.item.uuid)?.update({ "system.quantity": quantity } as never);
}

/** What the card is made of. */
function messageData(config: MedicineConfig): object {
  const { actor, item, pain, days, part } = config;
  const patient = chosenPatient(config);
  const partName = patient?.body.plan.find(({ id }) => id === part)?.name ?? {};
  return {
    actor,
    purpose: "medicine",
    item: { name: item.name, translations: item.translations },
    medicine: { patient: patient?.actor, name: patient?.name, part, partName, pain, days },
    settings: { ...traumaSettings() },
  };
}
