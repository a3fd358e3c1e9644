import type { QuartetActor } from "../../core/documents/actor.ts";
import { actorOf, itemOf } from "../../core/documents/lookup.ts";
import { withShownNames } from "../../core/documents/shown-names.ts";
import { type Reader, reader } from "../../core/i18n/language.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { inform, warn } from "../../core/notify.ts";
import { CheckDialog } from "../../core/sheets/check-dialog.ts";
import type { WeavingConfig } from "../rolls/weaving-config.ts";
import type { ScopeMode } from "../rules/spell.ts";
import {
  type AmountId,
  isWholeAmount,
  spellBuilderFields,
  spellBuilderResult,
} from "./spell-view.ts";

const TEMPLATES = "systems/quartet/templates/helix/spell";

/** The spell builder: six variables, and what the spell comes to, live. Weaves, or saves. */
export class SpellDialog extends CheckDialog<WeavingConfig> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-helix-spell-{id}",
    classes: ["helix", "spell-builder"],
    window: { icon: "fa-solid fa-wand-sparkles" },
    position: { width: 760 },
    actions: { saveSpell: SpellDialog.onSave },
  };

  static override PARTS = {
    fields: { template: `${TEMPLATES}/fields.hbs`, scrollable: [""] },
    odds: { template: `${TEMPLATES}/result.hbs` },
    footer: { template: `${TEMPLATES}/footer.hbs` },
  };

  /** Opens the window on a copy: closing it changes nothing. */
  static ask(config: WeavingConfig): Promise<WeavingConfig | null> {
    return new SpellDialog({ ...config, design: { ...config.design } }).ask();
  }

  override get title(): string {
    const name = readerName(this.config.name, game.i18n.lang);
    const { text } = reader();
    return name ? text("QUARTET.Helix.Spell.Title", { name }) : text("QUARTET.Helix.Spell.Builder");
  }

  protected override view(here: Reader) {
    const name = readerName(this.config.name, here.language);
    const targets = withShownNames(this.config.targets);
    return {
      fields: { ...spellBuilderFields({ ...this.config, targets }, here), name },
      result: spellBuilderResult(this.config, here),
      isSaved: this.config.saved !== null,
      maySave: actorOf(this.config.actor)?.isOwner === true,
    };
  }

  protected override take(control: HTMLInputElement): void {
    const { config } = this;
    const { name, value, checked } = control;
    const { design } = config;
    const whole = isWholeAmount(name);
    if (whole !== undefined) {
      const amount = name as AmountId;
      const typed = this.amount(control, design[amount], 0);
      if (whole && !Number.isInteger(typed)) warn("QUARTET.Number.NotWhole", { value });
      else config.design = { ...design, [amount]: typed };
    } else if (name === "spellName") config.name = { name: value.trim(), translations: {} };
    else if (name === "choice") config.choice = value;
    else if (name === "modifier") config.modifier = this.whole(value, 0);
    else if (name === "scopeMode") config.design = { ...design, scopeMode: value as ScopeMode };
    else if (name === "touch" || name === "namedEffect")
      config.design = { ...design, [name]: checked };
  }

  /** Saves the spell with the weaver: over the one that it came from; under another name, anew. */
  private static async onSave(this: SpellDialog): Promise<void> {
    const { saved, design, choice } = this.config;
    const actor = actorOf(this.config.actor) as QuartetActor | null;
    const name = readerName(this.config.name, game.i18n.lang);
    if (!name) return warn("QUARTET.Helix.Spell.NeedsName");
    const system = { ...design, skill: choice };
    const kept = itemOf(saved);
    if (kept?.name === name) await kept.update({ system } as never);
    else
      await actor?.createEmbeddedDocuments("Item", [{ type: "helixSpell", name, system } as never]);
    inform("QUARTET.Helix.Spell.Saved", { name });
  }
}
