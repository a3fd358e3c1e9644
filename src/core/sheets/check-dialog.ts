import type { CheckRequest } from "../check/pipeline.ts";
import { MESSAGE_MODES, type MessageMode } from "../foundry.ts";
import { type Reader, reader } from "../i18n/language.ts";
import { readNumber } from "../i18n/numbers.ts";
import { warn } from "../notify.ts";
import { FormDialog } from "./form-dialog.ts";
import { inMetric } from "./typed-measure.ts";

/** What every check is configured with. */
export interface CheckChoices {
  /** Who will see the message. */
  mode: MessageMode;
  /** The game master's request that it answers. */
  readonly request?: CheckRequest;
}

/** The least and the most that a typed number may be. */
export interface NumberLimits {
  readonly min: number;
  readonly max: number;
}

/**
 * The frame of all roll dialogs: it works on the configuration itself, shows the odds anew at
 * every change, and answers with the configuration. Give it a copy: closing must change nothing.
 */
export abstract class CheckDialog<Config extends CheckChoices> extends FormDialog<Config> {
  constructor(protected readonly config: Config) {
    super({});
  }

  /** Takes what the player has just changed, by the name of the control. */
  protected abstract take(control: HTMLInputElement): void;

  protected override read(): Config {
    return this.config;
  }

  /** Draws fields, odds and footer as things now stand. */
  protected async redraw(): Promise<void> {
    const { PARTS } = this.constructor as unknown as { PARTS: object };
    await this.render({ parts: Object.keys(PARTS) });
  }

  /** What the parts of this dialog show: fields, odds, and whatever else its templates name. */
  protected abstract view(here: Reader): object;

  protected override async _prepareContext(): Promise<never> {
    const here = reader();
    return { ...this.frameContext(here), ...this.view(here) } as never;
  }

  /** The part of the context that the shared footer needs. */
  private frameContext(here: Reader) {
    return {
      rootId: this.id,
      modes: MESSAGE_MODES.map((mode) => ({
        mode,
        label: here.text(`QUARTET.MessageMode.${mode}`),
        selected: mode === this.config.mode,
      })),
    };
  }

  /** Every change moves the odds at once. What was typed wrongly is said and left out. */
  protected override _onChangeForm(formConfig: never, event: Event): void {
    super._onChangeForm(formConfig, event);
    const control = event.target as HTMLInputElement;
    if (control.name === "mode") this.config.mode = control.value as MessageMode;
    else this.take(control);
    void this.redraw();
  }

  /** A whole number as somebody typed it; what was there before, if it is none. */
  protected whole(text: string, otherwise: number): number {
    return this.typed(text, otherwise, Number.isInteger, "QUARTET.Number.NotWhole");
  }

  /** A whole number within limits as somebody typed it; what was there before, if it is none. */
  protected wholeWithin(text: string, otherwise: number, limits: NumberLimits): number {
    const typed = this.whole(text, otherwise);
    if (typed >= limits.min && typed <= limits.max) return typed;
    warn("QUARTET.RuleError.outOfRange", { value: text, ...limits });
    return otherwise;
  }

  /**
   * An amount of 0 or more as somebody typed it, halves and all; of a measure, the metric one.
   * @param otherwise What an empty or a wrong entry stands for.
   */
  protected amount(control: HTMLInputElement, current: number, otherwise = current): number {
    const { value: text } = control;
    const typed = this.typed(text, Number.NaN, (value) => value >= 0, "QUARTET.Number.wrong");
    return Number.isNaN(typed) ? otherwise : inMetric(typed, current, control);
  }

  private typed(
    text: string,
    otherwise: number,
    accepts: (value: number) => boolean,
    complaint: string,
  ): number {
    const typed = readNumber(text);
    if (typed.kind === "empty") return otherwise;
    if (typed.kind !== "wrong" && accepts(typed.value)) return typed.value;
    warn(complaint, { value: text });
    return otherwise;
  }
}
