import { withShownNames } from "../../core/documents/shown-names.ts";
import { type Reader, reader } from "../../core/i18n/language.ts";
import { CheckDialog } from "../../core/sheets/check-dialog.ts";
import { choosePatient, type MedicineConfig } from "../rolls/medicine-config.ts";
import { medicineFields, medicineTitle } from "./medicine-dialog-view.ts";

/** Asks who is treated, and which part. */
export class TraumaMedicineDialog extends CheckDialog<MedicineConfig> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-trauma-medicine-{id}",
    classes: ["trauma", "plain"],
    window: { icon: "fa-solid fa-pills" },
    position: { width: 420 },
  };

  static override PARTS = {
    fields: { template: "systems/quartet/templates/trauma/medicine/fields.hbs" },
    footer: { template: "systems/quartet/templates/trauma/medicine/footer.hbs" },
  };

  /** Opens the dialog on a copy: closing it changes nothing. */
  static ask(config: MedicineConfig): Promise<MedicineConfig | null> {
    return new TraumaMedicineDialog({ ...config }).ask();
  }

  override get title(): string {
    return medicineTitle(this.config, reader());
  }

  protected override view(here: Reader) {
    const patients = withShownNames(this.config.patients);
    const fields = medicineFields({ ...this.config, patients }, here);
    return { fields };
  }

  protected override take({ name, value }: HTMLInputElement): void {
    if (name === "patient") choosePatient(this.config, value);
    else if (name === "part") this.config.part = value;
  }
}
