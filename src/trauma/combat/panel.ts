import type { CombatRules } from "../../core/combat/rules.ts";
import { nameList } from "../../core/contest/card-view.ts";
import type { QuartetCombat } from "../../core/documents/combat.ts";
import { reader } from "../../core/i18n/language.ts";
import { letGo, strike } from "./chances.ts";
import { applyCollected } from "./collect.ts";
import {
  forgetMoved,
  toggleDifficult,
  toggleDisengaged,
  toggleResource,
  toggleSneaking,
} from "./deeds.ts";
import { orderFacts } from "./facts.ts";
import { isTraumaFight } from "./fighters.ts";
import { orderView } from "./panel-view.ts";
import { givePlaceBack, takePlace, takePlaces, turnToOpponents } from "./places.ts";
import { fightOrder, standingsOf } from "./round-order.ts";

const { DialogV2 } = foundry.applications.api;

/** The id of the fighter that a control is about. */
const idOf = (control: HTMLElement): string => control.dataset.id ?? "";

/** How Trauma plays a fight: players in the order in which they act, then all opponents together. */
export const orderRules: CombatRules = {
  skin: "trauma",
  hasTurns: false,
  leads: isTraumaFight,
  template: "systems/quartet/templates/trauma/combat/panel.hbs",
  view: (combat) => orderView(orderFacts(combat), reader()),
  standings: (combat) => standingsOf(fightOrder(combat)),
  takePlaces,
  actions: {
    act: (combat, control) => takePlace(combat, idOf(control)),
    withdraw: (combat, control) => givePlaceBack(combat, idOf(control)),
    opponents: (combat) => turnToOpponents(combat, "opponents"),
    reopen: (combat) => turnToOpponents(combat, "reopen"),
    applyAll: applyCollected,
    goOn: (combat) => combat.nextRound(),
    tick: (combat, control) =>
      toggleResource(combat, idOf(control), control.dataset.resource ?? ""),
    difficult: (combat, control) => toggleDifficult(combat, idOf(control)),
    sneak: (combat, control) => toggleSneaking(combat, idOf(control)),
    disengage: (combat, control) => toggleDisengaged(combat, idOf(control)),
    forget: (combat, control) => forgetMoved(combat, idOf(control)),
    strike: (combat, control) => {
      const { token = "", item = "" } = control.dataset;
      return strike(combat, idOf(control), token, item);
    },
    letGo: (combat, control) => letGo(combat, idOf(control), control.dataset.token ?? ""),
  },
  mayEndRound,
};

/** A round in which somebody has yet to act is not left by accident. */
async function mayEndRound(combat: QuartetCombat): Promise<boolean> {
  const { phase, waiting, fighters } = fightOrder(combat);
  if (phase !== "players" && phase !== "ready") return true;
  const here = reader();
  const left = fighters.filter(({ id }) => waiting.includes(id));
  const names = nameList(
    left.map(({ combatant }) => combatant.name ?? ""),
    here,
  );
  const key = `QUARTET.Trauma.Order.LeaveSure.${phase}`;
  const question = here.text(key, { names: foundry.utils.escapeHTML(names) });
  const sure = await DialogV2.confirm({
    window: { title: "QUARTET.Trauma.Order.Do.goOn" },
    content: `<p>${question}</p>`,
  });
  return sure === true;
}
