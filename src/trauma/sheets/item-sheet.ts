import type { QuartetActor } from "../../core/documents/actor.ts";
import { type Reader, reader } from "../../core/i18n/language.ts";
import { typedNumber } from "../../core/sheets/changed-data.ts";
import { QuartetItemSheet } from "../../core/sheets/item-sheet.ts";
import { ABILITY_KINDS, COSTS } from "../data/items.ts";
import { partName } from "../names.ts";
import { traumaModel } from "../rolls/values.ts";
import type { AttackKind } from "../rules/attack.ts";
import { HUMANOID_PLAN } from "../rules/body.ts";
import { armourPlan, partNamer } from "./character-context.ts";
import { choicesOf } from "./character-view.ts";
import { diceText } from "./item-rows.ts";
import { armourView, attackView, kindChoices } from "./item-sheet-view.ts";

const TEMPLATES = "systems/quartet/templates/trauma/item";

type System = Readonly<Record<string, unknown>>;

/** The sheet of everything that somebody in Trauma carries or can do. */
export class TraumaItemSheet extends QuartetItemSheet {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions = {
    classes: ["trauma"],
    position: { width: 540, height: 620 },
    actions: { reload: TraumaItemSheet.onReload },
  };

  static override PARTS = {
    header: { template: "systems/quartet/templates/core/item/header.hbs" },
    details: { template: `${TEMPLATES}/details.hbs`, scrollable: [""] },
  };

  private get system(): System {
    return this.quartetItem.system as unknown as System;
  }

  protected override async _prepareContext(options: never): Promise<never> {
    const context = await super._prepareContext(options);
    const type = this.item.type as string;
    const here = reader();
    return {
      ...(context as object),
      ...(await this.baseContext()),
      is: { [type]: true },
      ...this.views(type, here),
    } as never;
  }

  /** What the type of the item brings. */
  private views(type: string, here: Reader) {
    const { system } = this;
    const { text } = here;
    if (type === "traumaArmor") return { armour: this.armour(here) };
    const costs = choicesOf(COSTS, system.cost, (id) => text(`QUARTET.Trauma.Item.Cost.${id}`));
    if (type === "traumaMedicine")
      return { costs, heal: diceText(String(system.heal ?? ""), here) };
    if (type === "traumaGear") return {};
    const isAttack = type === "traumaWeapon" || system.kind === "attack";
    const kind = type === "traumaWeapon" ? (system.kind as AttackKind) : "psionic";
    return {
      costs,
      isAttack,
      range: this.word("range"),
      attack: attackView(system, kind, here),
      ...(type === "traumaWeapon" && { kinds: kindChoices(system, here) }),
      ...(type === "traumaAbility" && {
        kinds: choicesOf(ABILITY_KINDS, system.kind, (id) =>
          text(`QUARTET.Trauma.Item.AbilityKind.${id}`),
        ),
        difficulty: system.difficulty ?? "",
      }),
    };
  }

  /** Armour covers the parts of its owner's body; nobody's can cover a humanoid's. */
  private armour(here: Reader) {
    const model = traumaModel(this.item.actor as QuartetActor | null);
    if (model) return armourView(this.system, armourPlan(model), partNamer(model, here), here);
    return armourView(this.system, HUMANOID_PLAN, (id) => partName(id, [], here), here);
  }

  /** The parts that a piece of armour covers are one set, of which each box is a member. */
  protected override _processFormData(
    event: SubmitEvent | null,
    form: HTMLFormElement,
    formData: foundry.applications.ux.FormDataExtended,
  ): object {
    const control = event?.target as HTMLInputElement | null;
    if (control?.name === "parts") {
      const boxes = form.querySelectorAll<HTMLInputElement>('input[name="parts"]:checked');
      return { system: { parts: [...boxes].map(({ value }) => value) } };
    }
    if (control?.name === "difficulty") return this.difficultyChange(control);
    return super._processFormData(event, form, formData);
  }

  /** A number to reach, or none: then the game master says. */
  private difficultyChange(control: HTMLInputElement): object {
    if (control.value.trim() === "") return { system: { difficulty: null } };
    const typed = typedNumber(control, Number(this.system.difficulty ?? 0));
    if (typed !== null) return { system: { difficulty: typed } };
    control.value = control.defaultValue;
    return {};
  }

  private static async onReload(this: TraumaItemSheet): Promise<void> {
    const max = foundry.utils.getProperty(this.item, "system.ammunition.max");
    await this.item.update({ "system.ammunition.value": max } as never);
  }
}
