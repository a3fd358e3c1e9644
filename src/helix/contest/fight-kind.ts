import { addShots, shotsOf } from "../../core/check/ammunition.ts";
import type {
  AnsweredContest,
  ContestKind,
  ContestOutcome,
  Proposal,
  RollContext,
} from "../../core/contest/kind.ts";
import { reader } from "../../core/i18n/language.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { warn } from "../../core/notify.ts";
import { HelixRoll } from "../rolls/helix-roll.ts";
import { helixModel } from "../rolls/values.ts";
import { HIT_LOCATIONS, type HitLocation } from "../rules/hit-location.ts";
import type { CombatChoice } from "./choices.ts";
import { combatChoice, contestConfig } from "./contest-config.ts";
import { HelixContestDialog } from "./contest-dialog.ts";
import { fightView } from "./fight-view.ts";
import { chainsAgainst, chainsOf, settingsOf } from "./rolled.ts";
import { type Duel, settleFight } from "./settle-fight.ts";

type Contest = AnsweredContest<CombatChoice>;

interface Outcome extends ContestOutcome {
  readonly duels: readonly Duel[];
}

/** The opener and those it fights; `null` where the opener is no longer in play. */
function parted({ sides, opener }: Contest) {
  const own = sides.find(({ id }) => id === opener);
  return own ? { own, others: sides.filter((side) => side !== own) } : null;
}

/** What the game master has called, by the id of the opponent. */
function calledAgainst({ ruling }: Contest, opponent: string): HitLocation | null {
  const called = (ruling?.called as Record<string, unknown> | undefined)?.[opponent];
  return HIT_LOCATIONS.find((location) => location === called) ?? null;
}

/** Whose dice have to fall again: each opponent of a tie, and the opener against all of them. */
function againAfterTies(duels: readonly Duel[], opener: string): ContestOutcome["again"] {
  const tied = duels.filter(({ outcome }) => outcome.rule === "tieReroll");
  if (tied.length === 0) return [];
  const against = tied.map(({ opponent }) => opponent);
  return [{ side: opener, data: { against } }, ...against.map((side) => ({ side, data: {} }))];
}

/** How many dice fall for a side: the opener throws one against each opponent. */
function diceOf({ side, sides, again, opener }: RollContext): number {
  if (side !== opener) return 1;
  return again ? ((again.data.against as readonly string[])?.length ?? 0) : sides.length - 1;
}

/** An exchange of blows, of one against one or more (HELIX 002:37-57). */
export const helixCombat: ContestKind<CombatChoice, Outcome> = {
  id: "helixCombat",
  label: "QUARTET.Helix.Fight.Title",
  skin: "helix",
  secret: false,
  template: "systems/quartet/templates/helix/contest/fight.hbs",

  accepts: (actor) => helixModel(actor) !== null,

  async choose(context) {
    const initial = contestConfig(context, true);
    const config = context.skipDialog ? initial : await HelixContestDialog.ask(initial);
    if (!config) return null;
    const choice = combatChoice(config, context.actor);
    if (shotsOf(choice.weapon?.uuid) !== 0) return choice;
    const weapon = choice.weapon ? readerName(choice.weapon.name, reader().language) : "";
    warn("QUARTET.Helix.CannotRoll.noAmmunition", { weapon });
    return null;
  },

  async roll({ value, modifier, weapon }, context) {
    const rolls: Roll[] = [];
    for (let count = diceOf(context); count > 0; count--)
      rolls.push(await HelixRoll.ofValue(value.value + modifier).evaluate());
    if (!context.again) await addShots(weapon?.uuid, -1);
    return rolls;
  },

  resolve(contest) {
    const parts = parted(contest);
    if (!parts) return { duels: [], winners: [], again: [] };
    const { own, others } = parts;
    const pairs = others.map((side) => ({
      id: side.id,
      choice: side.choice,
      chains: chainsOf(side),
      openerChains: chainsAgainst(own, side.id),
      called: calledAgainst(contest, side.id),
    }));
    const duels = settleFight(own.choice, pairs, settingsOf(contest.options));
    const winsAll = duels.every(({ outcome }) => outcome.winner === 0);
    const won = duels.filter(({ outcome }) => outcome.winner === 1);
    return {
      duels,
      winners: [...(winsAll ? [own.id] : []), ...won.map(({ opponent }) => opponent)],
      again: againAfterTies(duels, own.id),
    };
  },

  view({ duels }, contest, reader) {
    const parts = parted(contest);
    if (!parts) return { headline: reader.text("QUARTET.Helix.Fight.Headline.nobodyHurt") };
    return fightView(duels, parts.own, parts.others, reader);
  },

  consequences({ duels }, { opener }) {
    return duels.flatMap(({ opponent, outcome: { hit, loser } }): Proposal[] => {
      if (!hit || hit.damage.points === 0) return [];
      return [
        {
          id: `hit-${opponent}-${hit.located?.location ?? "whole"}`,
          side: loser === 0 ? opener : opponent,
          path: "system.lp.value",
          change: -hit.damage.points,
          label: "QUARTET.Helix.Lp.Label",
        },
      ];
    });
  },

  readRuling(control, before) {
    const duel = control.closest<HTMLElement>("[data-duel]");
    const location = duel?.querySelector("select")?.value ?? "";
    if (!duel) return null;
    const called = (before?.called ?? {}) as Record<string, unknown>;
    return { called: { ...called, [duel.dataset.duel ?? ""]: location } };
  },
};
