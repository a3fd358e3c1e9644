import { type Reader, reader } from "../../core/i18n/language.ts";
import { readNumber } from "../../core/i18n/numbers.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { warn } from "../../core/notify.ts";
import { CheckDialog } from "../../core/sheets/check-dialog.ts";
import { inMetric } from "../../core/sheets/typed-measure.ts";
import type { Surroundings } from "../rules/explosion.ts";
import { explosionFields, explosionPreview } from "./dialog-view.ts";
import type { ExplosionConfig, Whereabouts } from "./explosion-config.ts";

const TEMPLATES = "systems/quartet/templates/rps/explosion";

/** What the window asks for beside its own fields. */
export interface ExplosionQuestions {
  /** Where it goes off as things stand, and who is there; `null` for nowhere. */
  where(config: ExplosionConfig): Whereabouts | null;
  /** Rolls for throwing or placing it. */
  roll(): Promise<unknown>;
}

/** Asks where something goes off, and shows whom it reaches. */
export class ExplosionDialog extends CheckDialog<ExplosionConfig> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-rps-explosion-{id}",
    classes: ["rps", "explosion"],
    window: { icon: "fa-solid fa-explosion" },
    actions: { rollThrow: ExplosionDialog.onRollThrow },
  };

  static override PARTS = {
    fields: { template: `${TEMPLATES}/fields.hbs`, scrollable: [""] },
    odds: { template: `${TEMPLATES}/preview.hbs`, scrollable: [".standing"] },
    footer: { template: `${TEMPLATES}/footer.hbs` },
  };

  private constructor(
    config: ExplosionConfig,
    private readonly questions: ExplosionQuestions,
  ) {
    super(config);
  }

  /** Opens the window on a copy: closing it changes nothing. */
  static ask(config: ExplosionConfig, questions: ExplosionQuestions) {
    return new ExplosionDialog({ ...config }, questions).ask();
  }

  override get title(): string {
    const here = reader();
    const name = readerName(this.config.explosive.name, here.language);
    return here.text("QUARTET.Rps.Explosion.Title", { name });
  }

  protected override view(here: Reader) {
    return {
      fields: explosionFields(this.config, here),
      preview: explosionPreview(this.config, this.questions.where(this.config), here),
      canRoll: this.config.canRoll,
      isSpent: this.config.left === 0,
    };
  }

  protected override take(control: HTMLInputElement): void {
    const { config } = this;
    const { name, value, checked } = control;
    if (name === "place") config.place = value;
    else if (name === "surroundings") config.surroundings = value as Surroundings;
    else if (name === "draws") config.draws = checked;
    else if (name === "right" || name === "down") config[name] = this.metres(control, config[name]);
  }

  /** Metres of either sign; what was there before, if it is none. */
  private metres(control: HTMLInputElement, otherwise: number): number {
    const typed = readNumber(control.value);
    if (typed.kind === "empty") return 0;
    if (typed.kind !== "wrong" && Math.abs(typed.value) <= 1e6)
      return inMetric(typed.value, otherwise, control);
    warn("QUARTET.Number.wrong", { value: control.value });
    return otherwise;
  }

  private static async onRollThrow(this: ExplosionDialog): Promise<void> {
    await this.questions.roll();
  }
}
