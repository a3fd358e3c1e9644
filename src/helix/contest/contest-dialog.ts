import { nameList } from "../../core/contest/card-view.ts";
import { type Reader, reader } from "../../core/i18n/language.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { CheckDialog } from "../../core/sheets/check-dialog.ts";
import { actionFields } from "../sheets/check-dialog-view.ts";
import type { ContestConfig } from "./contest-config.ts";

/** What the dialog of a contest shows. */
export function contestFields(config: ContestConfig, reader: Reader) {
  const { name, against, isFight, weapons, weapon, defendOnly } = config;
  const { text, language } = reader;
  const choice = (uuid: string, label: string, value: number) => ({
    uuid,
    label: text("QUARTET.Helix.Dialog.Choice", { name: label, value }),
    selected: uuid === weapon,
  });
  return {
    ...actionFields(config, reader),
    against: text("QUARTET.Contest.Against", { name, opponents: nameList(against, reader) }),
    isFight,
    weapons: [
      ...weapons.map(({ uuid, name, value }) => choice(uuid, readerName(name, language), value)),
      choice("", text("QUARTET.Helix.Fight.Unarmed"), 0),
    ],
    defendOnly,
  };
}

/** Asks what a side of a contest rolls and fights with. */
export class HelixContestDialog extends CheckDialog<ContestConfig> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-helix-contest-{id}",
    classes: ["helix", "helix-contest"],
    window: { icon: "fa-solid fa-people-arrows" },
    position: { width: 460 },
    actions: {
      moreOpponents: HelixContestDialog.onMoreOpponents,
      fewerOpponents: HelixContestDialog.onFewerOpponents,
    },
  };

  static override PARTS = {
    fields: { template: "systems/quartet/templates/helix/contest/fields.hbs", scrollable: [""] },
    footer: { template: "systems/quartet/templates/core/dialog/footer.hbs" },
  };

  /** Opens the dialog on a copy: closing it changes nothing. */
  static ask(config: ContestConfig): Promise<ContestConfig | null> {
    return new HelixContestDialog({ ...config }).ask();
  }

  override get title(): string {
    const kind = this.config.isFight ? "Fight" : "Contest";
    return reader().text(`QUARTET.Helix.${kind}.Title`);
  }

  protected override view(here: Reader) {
    return {
      fields: contestFields(this.config, here),
      submit: here.text("QUARTET.Check.Roll"),
    };
  }

  protected override take({ name, value, checked }: HTMLInputElement): void {
    const { config } = this;
    if (name === "choice") config.choice = value;
    else if (name === "modifier") config.modifier = this.whole(value, 0);
    else if (name === "defendOnly") config.defendOnly = checked;
    else if (name === "weapon") this.takeWeapon(value);
  }

  /** A weapon brings the skill that it is used with, if the fighter has it. */
  private takeWeapon(uuid: string): void {
    const { config } = this;
    config.weapon = uuid;
    const skill = config.weapons.find((weapon) => weapon.uuid === uuid)?.skill;
    if (config.choices.some(({ id }) => id === skill)) config.choice = skill ?? "";
  }

  private static onMoreOpponents(this: HelixContestDialog): void {
    this.config.opponents++;
    void this.redraw();
  }

  private static onFewerOpponents(this: HelixContestDialog): void {
    this.config.opponents = Math.max(this.config.opponents - 1, 1);
    void this.redraw();
  }
}
