import { once, refuse } from "../../core/contest/guard.ts";
import { findContest } from "../../core/contest/joined.ts";
import { mayRuleEarly, ruleContest } from "../../core/contest/rulings.ts";
import { reader } from "../../core/i18n/language.ts";
import { readNumber } from "../../core/i18n/numbers.ts";
import { warn } from "../../core/notify.ts";
import { FormDialog } from "../../core/sheets/form-dialog.ts";
import { type EarlyRuling, readEarly } from "./rulings.ts";

interface Row {
  readonly id: string;
  readonly name: string;
  readonly value: string;
}

/** Asks the game master what helps and hinders whom, before anybody buys dice. RPS [38][125] */
class RulingDialog extends FormDialog<EarlyRuling> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-rps-ruling-{id}",
    classes: ["rps", "rps-ruling", "plain"],
    window: { icon: "fa-solid fa-gavel", title: "QUARTET.Rps.Contest.Ruling.Title" },
    position: { width: 420 },
  };

  static override PARTS = {
    fields: { template: "systems/quartet/templates/rps/contest/ruling.hbs" },
    footer: { template: "systems/quartet/templates/core/dialog/footer.hbs" },
  };

  private readonly typed = new Map<string, number>();

  constructor(
    private readonly rows: readonly Row[],
    private isBigger: boolean,
  ) {
    super({});
  }

  protected override read(): EarlyRuling {
    return { gm: Object.fromEntries(this.typed), bigger: this.isBigger };
  }

  protected override async _prepareContext(): Promise<never> {
    const rows = this.rows;
    const submit = reader().text("QUARTET.Rps.Contest.Ruling.Submit");
    return { rows, isBigger: this.isBigger, submit } as never;
  }

  protected override _onChangeForm(formConfig: never, event: Event): void {
    super._onChangeForm(formConfig, event);
    const { name, value, checked, dataset } = event.target as HTMLInputElement;
    if (name === "bigger") this.isBigger = checked;
    else if (dataset.side) this.take(dataset.side, value);
  }

  private take(side: string, text: string): void {
    const typed = readNumber(text);
    const value = typed.kind === "empty" ? 0 : typed.kind === "wrong" ? Number.NaN : typed.value;
    if (Number.isSafeInteger(value)) this.typed.set(side, value);
    else warn("QUARTET.Number.NotWhole", { value: text });
  }

  /** What was laid down before stays until it is typed anew. */
  keep({ gm }: EarlyRuling): this {
    for (const [side, value] of Object.entries(gm)) this.typed.set(side, value);
    return this;
  }
}

/** Lets a game master lay down modifiers, and how big the fight is. */
export function layDown(id: string): Promise<boolean> {
  return once(`lay down ${id}`, async () => {
    const contest = findContest(id);
    if (!contest) return refuse("Gone");
    if (!mayRuleEarly(contest)) return refuse(game.user.isGM ? "TooLate" : "NotYours");
    const early = readEarly(contest.state.early?.data ?? null);
    const { number } = reader();
    const rows = contest.sides.map(({ id: side, name }) => {
      return { id: side, name, value: number(early.gm[side] ?? 0) };
    });
    const bigger = early.bigger ?? Boolean(contest.options.biggerThanDuel);
    const ruling = await new RulingDialog(rows, bigger).keep(early).ask();
    if (!ruling) return false;
    // Somebody may have bought dice meanwhile, in view of what held till then.
    const now = findContest(id);
    return now && mayRuleEarly(now) ? ruleContest(id, { ...ruling }) : refuse("TooLate");
  });
}
