import type { Reader } from "../../core/i18n/language.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { partName } from "../names.ts";
import { formatDamage } from "../rolls/damage-dice.ts";
import { chosenPatient, type MedicineConfig, needsPart } from "../rolls/medicine-config.ts";
import { maxOp, opCap } from "../rules/body.ts";

export function medicineTitle({ item }: MedicineConfig, reader: Reader): string {
  const medicine = readerName(item, reader.language);
  return reader.text("QUARTET.Trauma.Medicine.Title", { medicine });
}

/** Who is treated, where, and what it does. */
export function medicineFields(config: MedicineConfig, reader: Reader) {
  const patient = chosenPatient(config);
  const { pain, heal, days, isSpent, cost } = config;
  const { text, plural, change } = reader;
  return {
    patients: config.patients.map(({ actor, name }) => ({
      id: actor,
      name,
      selected: actor === patient?.actor,
    })),
    parts: patient && needsPart(config, patient) ? partChoices(config, reader) : [],
    effects: [
      pain === 0 ? "" : text("QUARTET.Trauma.Medicine.Pain", { pain: change(pain) }),
      heal ? text("QUARTET.Trauma.Medicine.Heal", { dice: formatDamage(heal, reader) }) : "",
      days === 0 ? "" : plural("QUARTET.Trauma.Medicine.Days", days),
    ].filter(Boolean),
    limit: limitOf(config, reader),
    spent: isSpent && cost ? text(`QUARTET.Trauma.Roll.Spent.${cost}`) : "",
  };
}

/** Why the chosen part can get no points back; empty where it can (Trauma 003:35). */
function limitOf(config: MedicineConfig, reader: Reader): string {
  const patient = chosenPatient(config);
  const { part: id, heal, days } = config;
  const chosen = patient?.body.plan.find((part) => part.id === id);
  if (!heal || !patient || !chosen) return "";
  const { con, plan, parts } = patient.body;
  const { missing = 0, days: injuredFor = 0 } = parts[id] ?? {};
  const isInjured = injuredFor - days > 0;
  const cap = opCap(con, id, isInjured, plan);
  const now = maxOp(con, id, plan) - missing;
  if (now < cap) return "";
  const part = partName(id, [chosen], reader);
  return reader.text(`QUARTET.Trauma.Medicine.Limit.${isInjured ? "injured" : "whole"}`, {
    ...{ part, now, cap },
  });
}

function partChoices(config: MedicineConfig, reader: Reader) {
  const { plan = [], parts = {} } = chosenPatient(config)?.body ?? {};
  return plan.map(({ id, name }) => {
    const part = partName(id, [{ id, name }], reader);
    const days = parts[id]?.days ?? 0;
    return {
      id,
      label: days > 0 ? reader.plural("QUARTET.Trauma.Medicine.InjuredPart", days, { part }) : part,
      selected: id === config.part,
    };
  });
}
