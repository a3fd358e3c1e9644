import type { QuartetActor } from "../../core/documents/actor.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import { reader } from "../../core/i18n/language.ts";
import { warn } from "../../core/notify.ts";
import { FormDialog } from "../../core/sheets/form-dialog.ts";
import { type CrewMember, crewName, crewOf } from "./vehicle-crew.ts";
import { gunnerChoices, gunnersFor } from "./vehicle-view.ts";

/** Asks who of the crew fires. */
class GunnerDialog extends FormDialog<QuartetActor | null> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-rps-gunner-{id}",
    classes: ["rps", "plain"],
    window: { icon: "fa-solid fa-crosshairs" },
    position: { width: 420 },
  };

  static override PARTS = {
    fields: { template: "systems/quartet/templates/rps/vehicle/gunner.hbs", scrollable: [""] },
    footer: { template: "systems/quartet/templates/core/dialog/footer.hbs" },
  };

  private chosen: string;

  constructor(
    private readonly weapon: QuartetItem,
    private readonly gunners: readonly CrewMember[],
  ) {
    super({});
    this.chosen = gunners[0]?.entry.actor ?? "";
  }

  override get title(): string {
    return reader().text("QUARTET.Rps.Vehicle.WhoFires", { weapon: this.weapon.name });
  }

  protected override read(): QuartetActor | null {
    return this.gunners.find(({ entry }) => entry.actor === this.chosen)?.actor ?? null;
  }

  protected override async _prepareContext(): Promise<never> {
    const here = reader();
    const facts = this.gunners.map((member) => ({
      ...member.entry,
      name: crewName(member),
      img: member.actor?.img ?? "",
    }));
    return {
      gunners: gunnerChoices(facts, String(this.weapon.id), this.chosen, here),
      submit: here.text("QUARTET.Rps.Vehicle.Fire"),
    } as never;
  }

  protected override _onChangeForm(formConfig: never, event: Event): void {
    super._onChangeForm(formConfig, event);
    this.chosen = (event.target as HTMLInputElement).value;
  }
}

/**
 * Who of the crew fires a mounted weapon: whoever serves it, if this user plays them; else one of
 * those whom this user plays, who are asked for if there are several.
 * @returns `null` when there is nobody, or the player thought better of it.
 */
export async function chooseGunner(
  vehicle: QuartetActor,
  weapon: QuartetItem,
): Promise<QuartetActor | null> {
  const crew = crewOf(vehicle);
  const mine = crew.filter(({ actor }) => actor?.isOwner === true);
  const entries = mine.map(({ entry }) => entry);
  const { candidates, isSure } = gunnersFor(entries, String(weapon.id));
  const members = candidates.flatMap((entry) => mine.filter((one) => one.entry === entry));
  if (members.length === 0) {
    const reason = crew.length === 0 ? "NoCrew" : "NoneOfYours";
    warn(`QUARTET.Rps.Vehicle.Refused.${reason}`, { vehicle: vehicle.name });
    return null;
  }
  if (isSure) return members[0]?.actor ?? null;
  return new GunnerDialog(weapon, members).ask();
}
