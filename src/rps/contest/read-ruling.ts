import { readNumber } from "../../core/i18n/numbers.ts";
import { warn } from "../../core/notify.ts";
import { MAX_SHOCK } from "../rules/shock.ts";
import { type LateRuling, readLate, toggled } from "./rulings.ts";

type Data = Readonly<Record<string, unknown>>;

/** What a control of the outcome decides: voided successes, forbidden parries, shock. */
export function readRuling(control: HTMLElement, before: Data | null): Data | null {
  const late = readLate(before);
  const { rule, pair = "" } = control.dataset;
  if (rule === "void") return { ...late, voided: toggled(late.voided, pair) };
  if (rule === "parry") return { ...late, noParry: toggled(late.noParry, pair) };
  const group = control.closest<HTMLElement>("[data-loser]");
  return rule === "shock" && group ? withShock(late, group) : null;
}

function withShock(late: LateRuling, group: HTMLElement): Data | null {
  const side = group.dataset.loser ?? "";
  const tracks = { shock: { ...late.shock }, blood: { ...late.blood } };
  for (const input of group.querySelectorAll<HTMLInputElement>("input[data-track]")) {
    const typed = readNumber(input.value);
    const points = typed.kind === "empty" ? 0 : typed.kind === "wrong" ? Number.NaN : typed.value;
    if (!Number.isInteger(points) || Math.abs(points) > MAX_SHOCK) {
      warn("QUARTET.Rps.Contest.Shock.Wrong", { value: input.value, max: MAX_SHOCK });
      return null;
    }
    tracks[input.dataset.track === "blood" ? "blood" : "shock"][side] = points;
  }
  return { ...late, ...tracks };
}
