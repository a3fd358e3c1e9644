import type { QuartetActor } from "../documents/actor.ts";
import { reader } from "../i18n/language.ts";
import { inform, warn } from "../notify.ts";
import { TemplateApplication } from "../sheets/bases.ts";
import { error } from "./findings.ts";
import type { ActorData } from "./format.ts";
import { createActor, mayCreate, mayReplace, refusalOf } from "./import-actor.ts";
import { migrateFile } from "./migrate.ts";
import { knownTypes } from "./models.ts";
import { noPlan, type Plan, planImport } from "./plan.ts";
import { previewView } from "./preview-view.ts";
import { fileProblem, readText } from "./read-file.ts";
import { replaceActor } from "./replace-actor.ts";

/** Where what is imported goes. */
export interface ImportPlace {
  /** The actor whose data are replaced; a new one if left out. */
  readonly actor?: QuartetActor | undefined;
  /** Id of the folder of a new actor. */
  readonly folder?: string | null | undefined;
}

/** The window in which a file is chosen, looked at, and imported as a whole or not at all. */
export class ImportApp extends TemplateApplication {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-import-{id}",
    tag: "form",
    classes: ["quartet", "quartet-dialog", "plain", "quartet-import"],
    window: {
      contentClasses: ["standard-form"],
      icon: "fa-solid fa-file-import",
      title: "QUARTET.Exchange.ImportTitle",
    },
    // The preview grows downwards.
    position: { width: 560, top: 80 },
    form: { handler: ImportApp.onSubmit },
  };

  static override PARTS = {
    file: { template: "systems/quartet/templates/core/exchange/file.hbs" },
    preview: { template: "systems/quartet/templates/core/exchange/preview.hbs" },
  };

  private fileName = "";
  private plan: Plan | null = null;
  private isBusy = false;
  private settle: (actor: QuartetActor | null) => void = () => {};
  private imported: QuartetActor | null = null;

  constructor(private readonly place: ImportPlace) {
    super({});
  }

  /** Opens the window. @returns What was imported, `null` if nothing was. */
  static async open(place: ImportPlace): Promise<QuartetActor | null> {
    if (!mayImport(place)) return null;
    return new ImportApp(place).ask();
  }

  /** Opens the window with the text of a file in it. */
  static async openWith(place: ImportPlace, text: string): Promise<QuartetActor | null> {
    if (!mayImport(place)) return null;
    const app = new ImportApp(place);
    app.plan = planOfText(text, place.actor);
    return app.ask();
  }

  private async ask(): Promise<QuartetActor | null> {
    const answered = new Promise<QuartetActor | null>((resolve) => {
      this.settle = resolve;
    });
    await this.render({ force: true });
    return answered;
  }

  private async showPlan(fileName: string, plan: Plan): Promise<void> {
    this.fileName = fileName;
    this.plan = plan;
    await this.render({ parts: ["preview"] });
  }

  private async showFile(file: File | undefined): Promise<void> {
    if (!file) return;
    const problem = fileProblem(file);
    if (problem) await this.showPlan(file.name, noPlan(problem));
    else await this.showPlan(file.name, planOfText(await file.text(), this.place.actor));
  }

  protected override async _prepareContext(): Promise<never> {
    const here = reader();
    const target = this.place.actor?.name ?? null;
    const facts = { fileName: this.fileName, target, typeName };
    return {
      rootId: this.id,
      intro: target
        ? here.text("QUARTET.Exchange.IntroReplace", { name: target })
        : here.text("QUARTET.Exchange.IntroCreate"),
      preview: this.plan && previewView(this.plan, facts, here),
    } as never;
  }

  protected override async _onFirstRender(context: never, options: never): Promise<void> {
    await super._onFirstRender(context, options);
    const { element } = this;
    element.addEventListener("change", (event) => {
      const input = event.target as HTMLInputElement;
      if (input.type === "file") void this.showFile(input.files?.[0]);
    });
    element.addEventListener("dragover", (event) => event.preventDefault());
    element.addEventListener("drop", (event) => {
      event.preventDefault();
      void this.showFile(event.dataTransfer?.files[0]);
    });
  }

  protected override _onClose(options: never): void {
    super._onClose(options);
    this.settle(this.imported);
  }

  /** Once, however often the button is pressed. */
  private static async onSubmit(this: ImportApp): Promise<void> {
    const data = this.plan?.actor;
    if (!data || this.isBusy) return;
    this.isBusy = true;
    try {
      this.imported = await importData(data, this.place);
      if (this.imported) await this.close();
    } finally {
      this.isBusy = false;
    }
  }
}

function planOfText(text: string, target?: QuartetActor): Plan {
  const reading = readText(text);
  return "problem" in reading ? noPlan(reading.problem) : checkedPlan(reading.content, target);
}

/** A plan that Foundry itself agrees to. */
export function checkedPlan(content: unknown, target?: QuartetActor): Plan {
  const plan = planImport(migrateFile(content), knownTypes(), target?.type ?? null);
  const reason = plan.actor && refusalOf(plan.actor);
  if (!reason) return plan;
  return { findings: [...plan.findings, error("Refused", { reason })], actor: null };
}

/** Whether this user may import here. Says why not. */
export function mayImport({ actor }: ImportPlace): boolean {
  if (actor ? mayReplace(actor) : mayCreate()) return true;
  if (actor) warn("QUARTET.Exchange.Refused.Replace", { name: actor.name });
  else warn("QUARTET.Exchange.Refused.Create");
  return false;
}

/** Imports what was checked, after a question where something is replaced. */
export async function importData(
  data: ActorData,
  place: ImportPlace,
  { ask = true } = {},
): Promise<QuartetActor | null> {
  const { actor, folder } = place;
  if (!mayImport(place)) return null;
  if (actor && ask && !(await mayBeReplaced(actor))) return null;
  const done = actor
    ? (await replaceActor(actor, data)) && actor
    : await createActor(data, folder ?? null);
  if (!done) {
    warn("QUARTET.Exchange.Refused.Prevented", { name: data.name });
    return null;
  }
  inform(`QUARTET.Exchange.${actor ? "Replaced" : "Created"}`, { name: done.name });
  if (!actor) await done.sheet?.render({ force: true } as never);
  return done;
}

async function mayBeReplaced(actor: QuartetActor): Promise<boolean> {
  const { text } = reader();
  const name = foundry.utils.escapeHTML(actor.name);
  const sure = await foundry.applications.api.DialogV2.confirm({
    window: { title: text("QUARTET.Exchange.ReplaceTitle", { name: actor.name }) },
    content: `<p>${text("QUARTET.Exchange.ReplaceSure", { name })}</p>`,
  });
  return sure === true;
}

function typeName(document: "Actor" | "Item", type: string): string {
  const key = `TYPES.${document}.${type}`;
  return game.i18n.has(key) ? game.i18n.localize(key) : type;
}
