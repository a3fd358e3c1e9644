import type { QuartetActor } from "../../core/documents/actor.ts";
import { reader } from "../../core/i18n/language.ts";
import { typedNumber } from "../../core/sheets/changed-data.ts";
import { FormDialog } from "../../core/sheets/form-dialog.ts";
import { ownPartNames } from "../names.ts";
import { traumaModel } from "../rolls/values.ts";
import type { RestWish } from "../rules/rest-course.ts";
import { party, restActor } from "./rest.ts";
import { restView } from "./rest-view.ts";

interface Answer extends RestWish {
  /** Whether everybody rests whom players own; for game masters only. */
  readonly isForAll: boolean;
}

/** Asks how long somebody sleeps and how many days go by, and shows what that does to injuries. */
class RestDialog extends FormDialog<Answer> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-trauma-rest-{id}",
    classes: ["trauma", "plain", "rest"],
    window: { icon: "fa-solid fa-bed-pulse" },
    position: { width: 460 },
  };

  static override PARTS = {
    fields: { template: "systems/quartet/templates/trauma/rest/fields.hbs" },
    footer: { template: "systems/quartet/templates/core/dialog/footer.hbs" },
  };

  private answerNow: Answer = { days: 1, sleeps: true, isForAll: false };

  constructor(private readonly actor: QuartetActor) {
    super({});
  }

  override get title(): string {
    return reader().text("QUARTET.Trauma.Rest.Title", { name: this.actor.name });
  }

  protected override read(): Answer {
    return this.answerNow;
  }

  protected override async _prepareContext(): Promise<never> {
    const here = reader();
    const model = traumaModel(this.actor);
    const others = game.user.isGM ? party().filter(({ uuid }) => uuid !== this.actor.uuid) : [];
    return {
      rootId: this.id,
      ...this.answerNow,
      others: others.map(({ name }) => name).join(", "),
      ...(model?.hasParts &&
        restView(
          { body: model.bodyState, own: ownPartNames(model), adjust: model.pain.adjust },
          this.answerNow,
          here,
        )),
      submit: here.text("QUARTET.Trauma.Rest.Do"),
    } as never;
  }

  protected override _onChangeForm(formConfig: never, event: Event): void {
    super._onChangeForm(formConfig, event);
    const control = event.target as HTMLInputElement;
    const { name, checked } = control;
    if (name === "sleeps" || name === "isForAll")
      this.answerNow = { ...this.answerNow, [name]: checked };
    if (name === "days") {
      const days = typedNumber(control, this.answerNow.days);
      if (days !== null) this.answerNow = { ...this.answerNow, days };
    }
    void this.render({ parts: ["fields"] });
  }
}

/** Asks how somebody rests, and rests. @param wish Rests at once, without asking. */
export async function openRest(actor: QuartetActor, wish?: RestWish): Promise<void> {
  const answer = wish ? { ...wish, isForAll: false } : await new RestDialog(actor).ask();
  if (!answer) return;
  const { days, sleeps, isForAll } = answer;
  const others = isForAll ? party().filter(({ uuid }) => uuid !== actor.uuid) : [];
  for (const one of [actor, ...others]) await restActor(one, { days, sleeps });
}
