import type { CombatRules } from "../../core/combat/rules.ts";
import { declareContest } from "../../core/contest/declare.ts";
import { answerContest, closeContest } from "../../core/contest/moves.ts";
import type { QuartetCombat } from "../../core/documents/combat.ts";
import { itemOf } from "../../core/documents/lookup.ts";
import { reader } from "../../core/i18n/language.ts";
import { isOver } from "../../core/rules/contest/state.ts";
import { battleFacts } from "./facts.ts";
import { setUpFight } from "./fight-dialog.ts";
import { isRpsFight } from "./fighters.ts";
import { beginRound } from "./open-round.ts";
import { battleView } from "./panel-view.ts";
import { roundContest } from "./round-contest.ts";
import { saveFight } from "./state.ts";
import { holdWeapon } from "./weapons.ts";

const { DialogV2 } = foundry.applications.api;

/** How RPS plays a fight: everybody acts at once, and the tracker shows how far the round is. */
export const battleRules: CombatRules = {
  skin: "rps",
  hasTurns: false,
  leads: isRpsFight,
  template: "systems/quartet/templates/rps/battle/panel.hbs",
  view: (combat) => battleView(battleFacts(combat), reader()),
  actions: {
    setUp: setUpFight,
    begin: beginRound,
    narrate: (combat) => saveFight(combat, { narrated: combat.round }),
    goOn: (combat) => combat.nextRound(),
    hold: (_combat, control) => toggleWeapon(control),
    declare: (combat, control) => move(combat, control, declareContest),
    commit: (combat, control) => move(combat, control, answerContest),
    showCard: async (combat) => showCard(combat),
  },
  mayEndRound,
};

async function toggleWeapon(control: HTMLElement): Promise<void> {
  const item = itemOf(control.dataset.item);
  if (item?.isOwner) await holdWeapon(item, control.ariaPressed !== "true");
}

async function move(
  combat: QuartetCombat,
  control: HTMLElement,
  act: (contest: string, side: string) => Promise<unknown>,
): Promise<void> {
  const contest = roundContest(combat);
  if (contest) await act(contest.id, control.dataset.side ?? "");
}

/** Brings the card of the round into view. */
function showCard(combat: QuartetCombat): void {
  const contest = roundContest(combat);
  if (!contest) return;
  ui.sidebar.changeTab("chat", "primary");
  const card = document.querySelector(`#chat [data-message-id="${contest.id}"]`);
  card?.scrollIntoView({ block: "nearest" });
}

/** A round whose action is still being played is not left by accident. */
async function mayEndRound(combat: QuartetCombat): Promise<boolean> {
  const contest = combat.started ? roundContest(combat) : null;
  if (!contest || isOver(contest.state.phase)) return true;
  const sure = await DialogV2.confirm({
    window: { title: "QUARTET.Rps.Battle.Do.goOn" },
    content: `<p>${reader().text("QUARTET.Rps.Battle.LeaveSure")}</p>`,
  });
  return sure === true && (await closeContest(contest.id));
}
