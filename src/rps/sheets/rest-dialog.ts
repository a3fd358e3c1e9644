import type { QuartetActor } from "../../core/documents/actor.ts";
import { reader } from "../../core/i18n/language.ts";
import { FormDialog } from "../../core/sheets/form-dialog.ts";
import type { RestKind } from "../rules/reserve.ts";
import { newSession, party, restActor, resterOf } from "./rest.ts";
import { restView } from "./rest-view.ts";

/** Asks how somebody rested and shows what it does; a game master can begin a new session for all. */
class RestDialog extends FormDialog<RestKind> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-rps-rest-{id}",
    classes: ["rps", "plain", "rest"],
    window: { icon: "fa-solid fa-bed" },
    position: { width: 460 },
    actions: { newSession: RestDialog.onNewSession },
  };

  static override PARTS = {
    fields: { template: "systems/quartet/templates/rps/rest/fields.hbs" },
    footer: { template: "systems/quartet/templates/core/dialog/footer.hbs" },
  };

  private kind: RestKind = "night";

  constructor(private readonly actor: QuartetActor) {
    super({});
  }

  override get title(): string {
    return reader().text("QUARTET.Rps.Rest.Title", { name: this.actor.name });
  }

  protected override read(): RestKind {
    return this.kind;
  }

  protected override async _prepareContext(): Promise<never> {
    const here = reader();
    const one = resterOf(this.actor);
    const all = game.user.isGM ? party().flatMap((actor) => resterOf(actor) ?? []) : [];
    return {
      rootId: this.id,
      ...(one && restView(one, all, this.kind, here)),
      submit: here.text("QUARTET.Rps.Rest.Do"),
    } as never;
  }

  protected override _onChangeForm(formConfig: never, event: Event): void {
    super._onChangeForm(formConfig, event);
    const { name, value } = event.target as HTMLInputElement;
    if (name === "kind") this.kind = value as RestKind;
  }

  private static async onNewSession(this: RestDialog): Promise<void> {
    await this.close();
    await newSession();
  }
}

/** Asks how a character rested, and rests. @param kind Rests at once, without asking. */
export async function openRest(actor: QuartetActor, kind?: RestKind): Promise<number | null> {
  const chosen = kind ?? (await new RestDialog(actor).ask());
  return chosen ? restActor(actor, chosen) : null;
}
