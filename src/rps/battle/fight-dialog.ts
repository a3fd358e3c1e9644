import type { QuartetCombat } from "../../core/documents/combat.ts";
import { WORKED_OUT } from "../../core/documents/combatant.ts";
import { reader } from "../../core/i18n/language.ts";
import { readNumber } from "../../core/i18n/numbers.ts";
import { warn } from "../../core/notify.ts";
import { FormDialog } from "../../core/sheets/form-dialog.ts";
import { inMetric } from "../../core/sheets/typed-measure.ts";
import { ROUND_UNITS } from "../rules/world.ts";
import { type FightWish, fightDialogView, SIZES, stateOf, wishOf } from "./fight-view.ts";
import { allFighters, type Fighter } from "./fighters.ts";
import { initiativeNow } from "./initiative-sum.ts";
import { roundContest } from "./round-contest.ts";
import { FLAG, fightState, saveFight } from "./state.ts";

/** Asks the game master how long a round is, how big the fight, and who is slower than usual. */
export class FightDialog extends FormDialog<FightWish> {
  static override DEFAULT_OPTIONS: foundry.applications.api.ApplicationV2.DefaultOptions = {
    id: "quartet-rps-fight-{id}",
    classes: ["rps", "plain"],
    window: { icon: "fa-solid fa-stopwatch" },
    position: { width: 520 },
  };

  static override PARTS = {
    fields: { template: "systems/quartet/templates/rps/battle/fields.hbs", scrollable: [""] },
    footer: { template: "systems/quartet/templates/core/dialog/footer.hbs" },
  };

  private readonly fighters: readonly Fighter[];
  private readonly wish: FightWish;

  constructor(combat: QuartetCombat) {
    super({});
    this.fighters = allFighters(combat);
    const changes = this.fighters.map(({ id, gm }) => [id, gm] as const);
    this.wish = wishOf(fightState(combat), Object.fromEntries(changes));
  }

  override get title(): string {
    return reader().text("QUARTET.Rps.Battle.Setup");
  }

  protected override read(): FightWish {
    return this.wish;
  }

  protected override async _prepareContext(): Promise<never> {
    const here = reader();
    const rows = this.fighters.map(({ id, combatant, die, base }) => {
      return { id, name: combatant.name ?? "", die, base };
    });
    return {
      ...fightDialogView(this.wish, rows, here),
      rootId: this.id,
      submit: here.text("QUARTET.Rps.Battle.Save"),
    } as never;
  }

  protected override _onChangeForm(formConfig: never, event: Event): void {
    super._onChangeForm(formConfig, event);
    this.take(event.target as HTMLInputElement);
    void this.render({ parts: ["fields"] });
  }

  private take(control: HTMLInputElement): void {
    const { wish } = this;
    const { name, value, dataset } = control;
    if (name === "amount") wish.amount = lengthIn(control, wish.amount);
    else if (name === "words") wish.words = value;
    else if (name === "unit") wish.unit = ROUND_UNITS.find((unit) => unit === value) ?? wish.unit;
    else if (name === "size") wish.size = SIZES.find((size) => size === value) ?? wish.size;
    else if (dataset.fighter) {
      const change = typed(value, Number.isSafeInteger);
      if (change !== null) wish.gm[dataset.fighter] = change;
    }
  }
}

/** A number as somebody typed it; `null`, once it was said what is wrong, if it is none. */
function typed(text: string, accepts: (value: number) => boolean): number | null {
  const read = readNumber(text);
  if (read.kind !== "empty" && read.kind !== "wrong" && accepts(read.value)) return read.value;
  warn(read.kind === "empty" ? "QUARTET.Number.empty" : "QUARTET.Number.wrong", { value: text });
  return null;
}

/** How long a round is to be; what it was, if that is no length. */
function lengthIn(control: HTMLInputElement, current: number): number {
  const amount = typed(control.value, (number) => number > 0);
  return amount === null ? current : inMetric(amount, current, control);
}

/** Opens the window and lays down what comes of it. For game masters. */
export async function setUpFight(combat: QuartetCombat): Promise<void> {
  const before = new Map(allFighters(combat).map(({ id, gm }) => [id, gm]));
  const wish = await new FightDialog(combat).ask();
  if (!wish) return;
  await saveFight(combat, stateOf(wish));
  // Once the declarations have begun, the order of the round stands.
  const isFixed = roundContest(combat) !== null;
  const updates = allFighters(combat).flatMap((fighter) => {
    const { id, hasInitiative } = fighter;
    const gm = wish.gm[id];
    if (gm === undefined || gm === before.get(id)) return [];
    const total = initiativeNow({ ...fighter, gm }).total;
    const initiative = hasInitiative && !isFixed ? { initiative: total } : {};
    return [{ _id: id, ...initiative, flags: { quartet: { [FLAG]: { gm } } } }];
  });
  if (updates.length > 0)
    await combat.updateEmbeddedDocuments("Combatant", updates as never, WORKED_OUT as never);
}
