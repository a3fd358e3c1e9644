import { type Reader, reader } from "../../core/i18n/language.ts";
import { CheckDialog } from "../../core/sheets/check-dialog.ts";
import { MAX_DICE } from "../rules/opposed.ts";
import {
  ALL,
  chooseValue,
  chooseWeapon,
  chosenWeapon,
  type DeclareConfig,
} from "./declare-config.ts";
import { declareFields } from "./declare-fields.ts";

/** Asks what a side is about to do, before anybody buys dice. RPS [89] */
export class RpsDeclareDialog extends CheckDialog<DeclareConfig> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-rps-declare-{id}",
    classes: ["rps", "rps-declare"],
    window: { icon: "fa-solid fa-bullhorn" },
    position: { width: 720 },
  };

  static override PARTS = {
    fields: {
      template: "systems/quartet/templates/rps/contest/declare-fields.hbs",
      scrollable: [""],
    },
    odds: { template: "systems/quartet/templates/rps/contest/declare-odds.hbs" },
    footer: { template: "systems/quartet/templates/core/dialog/footer.hbs" },
  };

  /** Opens the dialog on a copy: closing it changes nothing. */
  static ask(config: DeclareConfig): Promise<DeclareConfig | null> {
    return new RpsDeclareDialog({ ...config }).ask();
  }

  override get title(): string {
    const { isWills } = this.config;
    return reader().text(`QUARTET.Rps.Contest.${isWills ? "Wills" : "Title"}`);
  }

  protected override view(here: Reader) {
    const fields = declareFields(this.config, here);
    return {
      fields,
      submit: here.text(`QUARTET.Rps.Contest.Dialog.Declare.${this.config.way}`),
    };
  }

  protected override take({ name, value, checked, dataset }: HTMLInputElement): void {
    const { config } = this;
    const { term, against, target } = dataset;
    if (term) config.ticked = { ...config.ticked, [term]: checked ? ALL : "" };
    else if (against) config.ticked = { ...config.ticked, [against]: value };
    else if (target) config.targets = listed(config.targets, target, checked);
    else if (name === "value") chooseValue(config, value);
    else if (name === "weapon") chooseWeapon(config, value);
    else if (name === "way") config.way = value === "unopposed" ? "unopposed" : "opposed";
    else if (name === "intent") config.intent = value;
    else if (name === "isPrivate") config.isPrivate = checked;
    else if (name === "level") config.level = within(this.whole(value, config.level), 1, MAX_DICE);
    else if (name === "shots")
      config.shots = within(this.whole(value, config.shots), 0, chosenWeapon(config)?.loaded ?? 0);
  }
}

const listed = (list: readonly string[], entry: string, isIn: boolean): string[] =>
  isIn ? [...new Set([...list, entry])] : list.filter((other) => other !== entry);

const within = (value: number, min: number, max: number): number =>
  Math.max(min, Math.min(max, value));
