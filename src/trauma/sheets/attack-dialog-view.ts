import type { Reader } from "../../core/i18n/language.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { partName } from "../names.ts";
import { type AttackConfig, attackPlan, targetOdds } from "../rolls/attack-config.ts";
import { type AttackTarget, snapshotBody } from "../rolls/body-snapshot.ts";
import { formatDamage } from "../rolls/damage-dice.ts";
import { maxOp } from "../rules/body.ts";
import { type BodyView, bodyView } from "./body-view.ts";
import { edgeFields, poolText, sumFields } from "./roll-view.ts";

/** What is attacked with. */
export function attackTitle({ item, provoked }: AttackConfig, reader: Reader): string {
  const weapon = readerName(item, reader.language);
  return reader.text(`QUARTET.Trauma.Attack.${provoked ? "ProvokedTitle" : "Title"}`, { weapon });
}

/**
 * Everything in the dialog but the odds.
 * @param known Places of the targets whose bodies this reader may look at.
 */
export function attackFields(config: AttackConfig, known: ReadonlySet<number>, reader: Reader) {
  const plan = attackPlan(config);
  return {
    targets: config.targets.map((target, place) =>
      targetFields(config, target, place, known.has(place), reader),
    ),
    isAlone: config.targets.length === 0,
    damage: config.damage
      ? reader.text("QUARTET.Trauma.Attack.Damage", { dice: formatDamage(config.damage, reader) })
      : reader.text("QUARTET.Trauma.Attack.NoDamage"),
    waiver:
      config.mayWaiveArms && config.condition?.injuries.canAttack === false
        ? { checked: config.needsNoArms }
        : null,
    sum: sumFields(config, plan, config.item, reader),
    edges: edgeFields(config, plan, reader),
  };
}

/** Whom it is aimed at, and where. */
function targetFields(
  { settings, maxParts }: AttackConfig,
  target: AttackTarget,
  place: number,
  isKnown: boolean,
  reader: Reader,
) {
  const { name, armourClass, aims, body } = target;
  return {
    place,
    label: reader.text("QUARTET.Trauma.Attack.Target", { name, ac: armourClass }),
    hint:
      body.kind === "plain"
        ? reader.text("QUARTET.Trauma.Attack.Whole")
        : reader.plural("QUARTET.Trauma.Attack.UpTo", maxParts),
    parts: body.plan.map(({ id, name: own }) => ({
      id,
      name: partName(id, [{ id, name: own }], reader),
      isAimed: aims.includes(id),
    })),
    figure: isKnown && body.kind !== "plain" ? figure(target, settings, reader) : null,
  };
}

/** The body, drawn, for who may look at it. */
function figure(
  target: AttackTarget,
  settings: AttackConfig["settings"],
  reader: Reader,
): BodyView {
  const { body, aims, armour } = target;
  const { con, parts } = snapshotBody(body, settings);
  const facts = body.plan.map(({ id, name }) => ({
    id,
    name: partName(id, [{ id, name }], reader),
    op: parts[id]?.op ?? 0,
    max: maxOp(con, id, body.plan),
    days: parts[id]?.days ?? 0,
    armour: armour[id] ?? null,
  }));
  const aimed = new Set(aims);
  return bodyView(facts, { action: "aim", pressed: aimed, aimed }, reader);
}

/** What is thrown, and what it does to each target: the exact odds. */
export function attackDialogOdds(config: AttackConfig, reader: Reader) {
  const plan = attackPlan(config);
  return {
    pool: poolText(plan.mode, plan.modifier, reader),
    targets: config.targets.map((target) => oddsOf(config, target, reader)),
    note: config.targets.length === 0 ? reader.text("QUARTET.Trauma.Attack.NoTarget") : "",
    refusal:
      plan.status === "ready" ? "" : reader.text(`QUARTET.Trauma.Attack.Refused.${plan.rule}`),
  };
}

function oddsOf(config: AttackConfig, target: AttackTarget, reader: Reader) {
  const { hit, wound } = targetOdds(config, target);
  const row = (id: string, chance: number) => ({
    id,
    label: reader.text(`QUARTET.Trauma.Attack.Odds.${id}`),
    chance: reader.chance(chance),
    share: Math.round(chance * 1000) / 10,
  });
  const rows = wound
    ? [
        row("injury", wound.newInjury.toNumber()),
        row("felled", wound.felled.toNumber()),
        row("killed", wound.killed.toNumber()),
      ]
    : [];
  return {
    name: target.name,
    armourClass: reader.number(target.armourClass),
    chance: reader.chance(hit.toNumber()),
    rows: [row("hit", hit.toNumber()), ...rows],
    expected: wound
      ? reader.text("QUARTET.Trauma.Attack.Expected", {
          damage: Math.round(wound.onHit.expectedDealt.toNumber() * 10) / 10,
        })
      : "",
  };
}
