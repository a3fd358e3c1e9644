import type { Reader } from "../../core/i18n/language.ts";
import { measureField } from "../../core/i18n/measures.ts";
import type { ItemFacts } from "../../core/sheets/item-facts.ts";
import { WHOLE } from "../data/body-state.ts";
import { ALLEGIANCES, type TraumaCharacterModel } from "../data/character.ts";
import { ownPartNames, partName } from "../names.ts";
import { arrayWarnings } from "../rules/array.ts";
import { opCap } from "../rules/body.ts";
import { traumaSettings } from "../settings/switches.ts";
import { bodyEditor } from "./body-editor-view.ts";
import { bodyFacts } from "./body-facts.ts";
import { armourText, bodyView } from "./body-view.ts";
import {
  abilityRows,
  armourClassView,
  arrayWarningLines,
  attentionView,
  choicesOf,
  speedView,
  turnView,
} from "./character-view.ts";
import {
  abilityItemRows,
  armourRows,
  type Bearer,
  gearRows,
  medicineRows,
  weaponRows,
} from "./item-rows.ts";
import { effectNotes, type NameOfPart, painTerms, painView } from "./pain-view.ts";
import { partPanel } from "./part-panel-view.ts";

/** What of a sheet belongs to this client alone. */
export interface SheetState {
  /** The part whose panel is open; empty for none. */
  readonly chosen: string;
  /** The parts that this player aims at. */
  readonly aimed: ReadonlySet<string>;
  readonly isOwner: boolean;
}

/** How somebody is: pain, body, what a round offers. */
export function stateContext(
  model: TraumaCharacterModel,
  { chosen, aimed, isOwner }: SheetState,
  items: readonly ItemFacts[],
  reader: Reader,
) {
  const { condition, plan } = model;
  const parts = bodyFacts(model, reader);
  const part = parts.find(({ id }) => id === chosen);
  const pressed = new Set(isOwner ? [chosen] : aimed);
  const nameOf = partNamer(model, reader);
  return {
    hasParts: model.hasParts,
    hp: model.hp,
    wholeArmour: armourText(model.armourOf(WHOLE)?.armour ?? null, reader),
    pain: painView(condition, traumaSettings(), reader),
    painSum: painTerms(condition, nameOf, reader),
    adjust: { value: model.pain.adjust, text: reader.change(model.pain.adjust) },
    notes: effectNotes(condition, nameOf, reader),
    body: bodyView(parts, { action: "pressPart", pressed, aimed }, reader),
    panel: part
      ? partPanel(
          {
            ...part,
            role: plan.find(({ id }) => id === chosen)?.role ?? "other",
            cap: opCap(model.abilityValues.con, chosen, part.days > 0, plan),
            isAimed: aimed.has(chosen),
            armourItem: model.armourOf(chosen)?.item.id ?? null,
          },
          items,
          reader,
        )
      : null,
    speed: speedView(model.speedSum, reader),
    ac: armourClassView(model.armourClassSum, reader),
    turn: turnView(model.turnState, reader),
  };
}

/** What somebody can do, and carries. */
export function meansContext(
  model: TraumaCharacterModel,
  items: readonly ItemFacts[],
  reader: Reader,
) {
  const { condition, abilityValues: abilities, attention } = model;
  const settings = traumaSettings();
  const bearer: Bearer = { abilities, penalty: condition.effect.penalty };
  const medicine = medicineRows(items, reader);
  return {
    abilities: abilityRows(abilities, condition, reader),
    attention: attentionView(attention.value, attention.raised, model.attentionNow, reader),
    speedExtra: measureField(
      "QUARTET.Trauma.Sheet.SpeedExtra",
      "length",
      model.speed.extra,
      reader,
    ),
    reach: measureField("QUARTET.Trauma.Sheet.Reach", "length", model.reach, reader),
    sneaked: reader.measure("length", model.sneaked),
    powers: abilityItemRows(items, bearer, settings, reader),
    weapons: weaponRows(items, bearer, settings, reader),
    armor: armourRows(items, armourPlan(model), partNamer(model, reader), reader),
    medicine,
    painkillers: medicine.filter(({ system, isEmpty }) => Number(system.pain) !== 0 && !isEmpty),
    gear: gearRows(items, reader),
    remarks: model.created ? [] : arrayWarningLines(arrayWarnings(abilities), reader),
    allegiances: choicesOf(ALLEGIANCES, model.allegiance, (id) =>
      reader.text(`QUARTET.Trauma.Sheet.Allegiance.${id}`),
    ),
    editor: bodyEditor(model.body.kind, model.body.own, partNamer(model, reader), reader),
  };
}

/** What armour can cover: the parts, or the whole of what has none. */
export function armourPlan(model: TraumaCharacterModel): readonly { readonly id: string }[] {
  return model.hasParts ? model.plan : [{ id: WHOLE }];
}

/** The names of the parts of somebody's body. */
export function partNamer(model: TraumaCharacterModel, reader: Reader): NameOfPart {
  const own = ownPartNames(model);
  return (id) =>
    id === WHOLE ? reader.text("QUARTET.Trauma.Sheet.CoversAll") : partName(id, own, reader);
}
