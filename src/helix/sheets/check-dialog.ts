import { readDice } from "../../core/dice/notation.ts";
import { withShownNames } from "../../core/documents/shown-names.ts";
import { type Reader, reader } from "../../core/i18n/language.ts";
import { warn } from "../../core/notify.ts";
import { CheckDialog } from "../../core/sheets/check-dialog.ts";
import type { CheckConfig, Difficulty } from "../rolls/check-config.ts";
import { readDifficulty } from "../rolls/read-check.ts";
import { checkDialogFields, checkDialogOdds, type DifficultyKind } from "./check-dialog-view.ts";

const TEMPLATES = "systems/quartet/templates/helix/check";

/** What each kind of difficulty starts with; the random one is the lock's (HELIX 002:33). */
const STARTS: Readonly<Record<DifficultyKind, Difficulty | null>> = {
  fixed: { base: 7, count: 0, faces: 0 },
  random: { base: 5, count: 1, faces: 3 },
  none: null,
};

/** Asks how an action is to be rolled, with the exact odds of every choice. */
export class HelixCheckDialog extends CheckDialog<CheckConfig> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-helix-check-{id}",
    classes: ["helix"],
    window: { icon: "fa-solid fa-dice" },
    actions: {
      preset: HelixCheckDialog.onPreset,
      moreOpponents: HelixCheckDialog.onMoreOpponents,
      fewerOpponents: HelixCheckDialog.onFewerOpponents,
    },
  };

  static override PARTS = {
    fields: { template: `${TEMPLATES}/fields.hbs`, scrollable: [""] },
    odds: { template: `${TEMPLATES}/odds.hbs` },
    footer: { template: "systems/quartet/templates/core/check/footer.hbs" },
  };

  /** Opens the dialog on a copy: closing it changes nothing. */
  static ask(config: CheckConfig): Promise<CheckConfig | null> {
    return new HelixCheckDialog({ ...config }).ask();
  }

  override get title(): string {
    const { title } = checkDialogFields(this.config, reader());
    return reader().text("QUARTET.Helix.Dialog.Title", { what: title });
  }

  protected override view(here: Reader) {
    const targets = withShownNames(this.config.targets);
    return {
      fields: checkDialogFields({ ...this.config, targets }, here),
      odds: checkDialogOdds(this.config, here),
    };
  }

  protected override take({ name, value }: HTMLInputElement): void {
    const { config } = this;
    const { base, count, faces } = config.difficulty ?? { base: 7, count: 0, faces: 0 };
    if (name === "choice") config.choice = value;
    else if (name === "modifier") config.modifier = this.whole(value, 0);
    else if (name === "kind") config.difficulty = STARTS[value as DifficultyKind];
    else if (name === "base") config.difficulty = { base: this.whole(value, base), count, faces };
    else if (name === "dice") this.takeDice(value);
  }

  /** The dice of a random difficulty, in the notation of any language. */
  private takeDice(text: string): void {
    const read = readDice(text) ? readDifficulty(text) : null;
    if (read) this.config.difficulty = { ...read, base: this.config.difficulty?.base ?? 0 };
    else warn("QUARTET.Helix.Dialog.NotDice", { text });
  }

  private static onPreset(this: HelixCheckDialog, _event: Event, target: HTMLElement): void {
    this.config.difficulty = { base: Number(target.dataset.value), count: 0, faces: 0 };
    void this.redraw();
  }

  private static onMoreOpponents(this: HelixCheckDialog): void {
    this.config.opponents++;
    void this.redraw();
  }

  private static onFewerOpponents(this: HelixCheckDialog): void {
    this.config.opponents = Math.max(this.config.opponents - 1, 1);
    void this.redraw();
  }
}
