import { TemplateApplication } from "./bases.ts";

/**
 * A window that asks for something and gives the answer to whoever opened it.
 * Enter answers; Escape, the close button and a closed sheet answer `null`.
 */
export abstract class FormDialog<Answer> extends TemplateApplication {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    tag: "form",
    classes: ["quartet", "quartet-dialog"],
    window: { contentClasses: ["standard-form"] },
    position: { width: 700 },
    form: { handler: FormDialog.onSubmit, closeOnSubmit: true },
  };

  private settle: (answer: Answer | null) => void = () => {};
  private answer: Answer | null = null;

  /** What the window answers as it stands. */
  protected abstract read(): Answer;

  /** Opens the window. @returns The answer, `null` if there was none. */
  async ask(): Promise<Answer | null> {
    const answered = new Promise<Answer | null>((resolve) => {
      this.settle = resolve;
    });
    await this.render({ force: true });
    return answered;
  }

  protected override _onClose(options: never): void {
    super._onClose(options);
    this.settle(this.answer);
  }

  protected override async _onFirstRender(context: never, options: never): Promise<void> {
    await super._onFirstRender(context, options);
    this.element.addEventListener("keydown", (event) => this.onKey(event));
    this.element.addEventListener("click", (event) => this.onPress(event));
  }

  /** Enter answers from anywhere; some browsers would open a list of choices instead. */
  private onKey(event: KeyboardEvent): void {
    if (event.key !== "Enter" || (event.target as Element).tagName !== "SELECT") return;
    event.preventDefault();
    (this.element as HTMLFormElement).requestSubmit();
  }

  /** After a press with mouse or finger, Enter answers instead of pressing the same button again. */
  private onPress(event: MouseEvent): void {
    const button = (event.target as Element).closest("button[type=button]");
    // The close button has taken the window's element away already.
    const form = event.currentTarget as HTMLElement;
    if (button && event.detail > 0) form.querySelector<HTMLElement>("button[type=submit]")?.focus();
  }

  private static async onSubmit(this: FormDialog<unknown>): Promise<void> {
    this.answer = this.read();
  }
}
