import { reader } from "../../core/i18n/language.ts";
import { inTurn } from "../../core/in-turn.ts";
import { QuartetActorSheet } from "../../core/sheets/actor-sheet.ts";
import type { DropRules } from "../../core/sheets/drops.ts";
import { skipsDialog } from "../../core/uses.ts";
import { isSneaking, setSneaking } from "../combat/state.ts";
import type { TraumaCharacterModel } from "../data/character.ts";
import { aimOf, toggleAimOf } from "../rolls/aim.ts";
import { provokedAttack } from "../rolls/start-attack.ts";
import { rollStealth } from "../rolls/start-stealth.ts";
import { startTurn } from "../rules/turn.ts";
import { revive } from "../vitals.ts";
import { addOwnPart, changeOwnPart, removeOwnPart, typedOp } from "./body-editor.ts";
import { meansContext, stateContext } from "./character-context.ts";
import { TraumaCreationApp } from "./creation-app.ts";
import { injurePart } from "./injure.ts";
import { openRest } from "./rest-dialog.ts";

const TEMPLATES = "systems/quartet/templates/trauma/character";

/** The sheet of a character or an opponent of Trauma. */
export class TraumaCharacterSheet extends QuartetActorSheet {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions = {
    classes: ["trauma"],
    actions: {
      pressPart: TraumaCharacterSheet.onPressPart,
      closePart: TraumaCharacterSheet.onClosePart,
      aim: TraumaCharacterSheet.onAim,
      treat: TraumaCharacterSheet.onTreat,
      injure: TraumaCharacterSheet.onInjure,
      heal: TraumaCharacterSheet.onHeal,
      addPart: TraumaCharacterSheet.onAddPart,
      removePart: TraumaCharacterSheet.onRemovePart,
      rollAbility: TraumaCharacterSheet.onRollAbility,
      stealth: TraumaCharacterSheet.onStealth,
      sneak: TraumaCharacterSheet.onSneak,
      forgetSneaking: TraumaCharacterSheet.onForgetSneaking,
      provoked: TraumaCharacterSheet.onProvoked,
      raise: TraumaCharacterSheet.onRaise,
      tick: TraumaCharacterSheet.onTick,
      freshTurn: TraumaCharacterSheet.onFreshTurn,
      rest: TraumaCharacterSheet.onRest,
      revive: TraumaCharacterSheet.onRevive,
      create: TraumaCharacterSheet.onCreate,
      finishCreation: TraumaCharacterSheet.onFinishCreation,
    },
  };

  static override PARTS = {
    header: { template: `${TEMPLATES}/header.hbs` },
    tabs: { template: "templates/generic/tab-navigation.hbs" },
    body: { template: `${TEMPLATES}/body.hbs`, scrollable: [""] },
    abilities: { template: `${TEMPLATES}/abilities.hbs`, scrollable: [""] },
    equipment: { template: `${TEMPLATES}/equipment.hbs`, scrollable: [""] },
    story: { template: "systems/quartet/templates/core/actor/story.hbs", scrollable: [""] },
  };

  static override TABS = {
    primary: {
      tabs: [
        { id: "body", icon: "fa-solid fa-person" },
        { id: "abilities", icon: "fa-solid fa-dice-d20" },
        { id: "equipment", icon: "fa-solid fa-gun" },
        { id: "story", icon: "fa-solid fa-feather" },
      ],
      initial: "body",
      labelPrefix: "QUARTET.Trauma.Tab",
    },
  };

  protected readonly drops: DropRules = {
    accepts: ["traumaWeapon", "traumaArmor", "traumaMedicine", "traumaGear", "traumaAbility"],
    carried: ["traumaWeapon", "traumaArmor", "traumaMedicine", "traumaGear"],
    counted: ["traumaMedicine", "traumaGear"],
  };

  /** The part whose panel is open; empty for none. */
  private chosen = "";

  private get model(): TraumaCharacterModel {
    return this.quartetActor.system as unknown as TraumaCharacterModel;
  }

  protected override async _prepareContext(options: never): Promise<never> {
    const context = await super._prepareContext(options);
    const actor = this.quartetActor;
    const { model } = this;
    const here = reader();
    const items = this.itemFacts();
    const state = {
      chosen: this.chosen,
      aimed: new Set(aimOf(actor)),
      isOwner: actor.isOwner,
    };
    return {
      ...(context as object),
      ...(await this.baseContext()),
      system: model,
      isGameMaster: game.user.isGM,
      isOpponent: model.allegiance === "opponent",
      isSneaking: isSneaking(actor),
      ...stateContext(model, state, items, here),
      ...meansContext(model, items, here),
    } as never;
  }

  protected override _processFormData(
    event: SubmitEvent | null,
    form: HTMLFormElement,
    formData: foundry.applications.ux.FormDataExtended,
  ): object {
    const control = event?.target as HTMLInputElement | null;
    const isChange = (event?.type as string | undefined) === "change";
    const { ownPart, op } = control?.dataset ?? {};
    if (!isChange || !control || (!ownPart && !op))
      return super._processFormData(event, form, formData);
    if (!ownPart)
      return foundry.utils.expandObject(typedOp(this.quartetActor, control, op ?? "")) as object;
    void changeOwnPart(this.quartetActor, control);
    return {};
  }

  /** Who may only look at the body may still aim at it. */
  protected override async _onRender(context: never, options: never): Promise<void> {
    await super._onRender(context, options);
    const parts = this.element.querySelectorAll<HTMLButtonElement>(".trauma-body .part");
    for (const part of parts) part.disabled = false;
  }

  /** Opens the panel of a part; who may not change it, or holds Shift, aims at it. */
  private static async onPressPart(
    this: TraumaCharacterSheet,
    event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const { part = "" } = target.dataset;
    if (!this.actor.isOwner || event.shiftKey) toggleAimOf(this.quartetActor, part);
    else this.chosen = this.chosen === part ? "" : part;
    await this.render({ parts: ["body"] });
    // In a narrow window the panel is below the figure.
    this.element.querySelector(".part-panel")?.scrollIntoView({ block: "nearest" });
  }

  private static async onClosePart(this: TraumaCharacterSheet): Promise<void> {
    const part = this.chosen;
    this.chosen = "";
    await this.render({ parts: ["body"] });
    this.element.querySelector<HTMLElement>(`.trauma-body [data-part="${part}"]`)?.focus();
  }

  private static async onAim(this: TraumaCharacterSheet): Promise<void> {
    toggleAimOf(this.quartetActor, this.chosen);
    await this.render({ parts: ["body"] });
  }

  /** Uses the row's medicine on the part whose panel is open. */
  private static async onTreat(
    this: TraumaCharacterSheet,
    event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const skipDialog = skipsDialog(event);
    const patient = this.quartetActor;
    await this.rowItem(target)?.use({ skipDialog, patient, part: this.chosen });
  }

  private static async onInjure(this: TraumaCharacterSheet): Promise<void> {
    await injurePart(this.quartetActor, this.chosen);
  }

  private static async onHeal(this: TraumaCharacterSheet): Promise<void> {
    await this.actor.update({ [`system.parts.${this.chosen}.days`]: 0 } as never);
  }

  private static async onAddPart(this: TraumaCharacterSheet): Promise<void> {
    await addOwnPart(this.quartetActor);
  }

  private static async onRemovePart(
    this: TraumaCharacterSheet,
    _event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    await removeOwnPart(this.quartetActor, target.dataset.ownPart ?? "");
  }

  private static async onRollAbility(
    this: TraumaCharacterSheet,
    event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const skipDialog = skipsDialog(event);
    await this.quartetActor.check(target.dataset.id ?? "", { skipDialog });
  }

  private static async onStealth(this: TraumaCharacterSheet, event: PointerEvent): Promise<void> {
    await rollStealth(this.quartetActor, { skipDialog: skipsDialog(event) });
  }

  /** Begins or ends sneaking: while it lasts, what the token walks counts. */
  private static async onSneak(this: TraumaCharacterSheet): Promise<void> {
    const actor = this.quartetActor;
    await inTurn(() => setSneaking(actor, !isSneaking(actor)));
  }

  private static async onForgetSneaking(this: TraumaCharacterSheet): Promise<void> {
    await this.actor.update({ "system.sneaked": 0 } as never);
  }

  /** With the row's weapon, at somebody who has left the reach. */
  private static async onProvoked(
    this: TraumaCharacterSheet,
    event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const item = this.rowItem(target);
    if (item) await provokedAttack(item, { skipDialog: skipsDialog(event) });
  }

  private static async onRaise(this: TraumaCharacterSheet): Promise<void> {
    const raised = !this.model.attention.raised;
    await this.actor.update({ "system.attention.raised": raised } as never);
  }

  /** Uses up a part of the round, or has it back. Disengaging takes the action too (Trauma 003:22). */
  private static async onTick(
    this: TraumaCharacterSheet,
    _event: PointerEvent,
    target: HTMLElement,
  ): Promise<void> {
    const { tick = "" } = target.dataset;
    await inTurn(async () => {
      const turn = this.model.turn as unknown as Record<string, boolean>;
      const used = !turn[tick];
      const withAction = tick === "disengaged" && used ? { action: true } : {};
      await this.actor.update({ system: { turn: { [tick]: used, ...withAction } } } as never);
    });
  }

  private static async onFreshTurn(this: TraumaCharacterSheet): Promise<void> {
    const { used, disengaged } = startTurn();
    await this.actor.update({ system: { turn: { ...used, disengaged } } } as never);
  }

  private static async onRest(this: TraumaCharacterSheet): Promise<void> {
    await openRest(this.quartetActor);
  }

  private static async onRevive(this: TraumaCharacterSheet): Promise<void> {
    await revive(this.quartetActor);
  }

  private static async onCreate(this: TraumaCharacterSheet): Promise<void> {
    await TraumaCreationApp.open(this.quartetActor);
  }

  /** From now on the array is not asked for any more. */
  private static async onFinishCreation(this: TraumaCharacterSheet): Promise<void> {
    await this.actor.update({ "system.created": true } as never);
  }
}
