import type { Reader } from "../../core/i18n/language.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { locationName } from "../names.ts";
import type { ExchangeOutcome } from "../rules/combat.ts";
import { hitView } from "../sheets/hit-view.ts";
import type { CombatChoice } from "./choices.ts";
import { rollRow } from "./roll-rows.ts";
import type { Duel } from "./settle-fight.ts";

/** Somebody in a fight, as the card names them. */
export interface FighterFacts {
  readonly id: string;
  readonly name: string;
  readonly choice: CombatChoice;
}

/** What the card of a fight says of its outcome. */
export function fightView(
  duels: readonly Duel[],
  opener: FighterFacts,
  opponents: readonly FighterFacts[],
  reader: Reader,
) {
  const views = duels.flatMap((duel) => {
    const opponent = opponents.find(({ id }) => id === duel.opponent);
    return opponent ? [duelView(duel, [opener, opponent], reader)] : [];
  });
  const hits = duels.filter(({ outcome }) => outcome.rule === "winnerHurts").length;
  return {
    headline:
      views.length === 1
        ? (views[0]?.headline ?? "")
        : reader.plural("QUARTET.Helix.Fight.Hits", hits, { exchanges: views.length }),
    duels: views,
    isMelee: views.length > 1,
  };
}

function duelView(
  { opponent, outcome }: Duel,
  pair: readonly [FighterFacts, FighterFacts],
  reader: Reader,
) {
  const { hit, loser } = outcome;
  const lost = loser === null ? null : pair[loser];
  return {
    id: opponent,
    headline: duelHeadline(outcome, pair, reader),
    rows: outcome.contest.rolls.map((roll, place) => {
      const { name, choice } = pair[place]!;
      const weapon = choice.weapon
        ? readerName(choice.weapon.name, reader.language)
        : reader.text("QUARTET.Helix.Fight.Unarmed");
      return {
        ...rollRow(name, choice.value, roll, reader),
        weapon,
        defendOnly: choice.defendOnly,
        isWinner: outcome.winner === place,
      };
    }),
    rule: reader.text(`QUARTET.Helix.Fight.Rule.${outcome.rule}`),
    hit: hit && lost ? hitView(hit, lost.choice.armour, "Fight", reader) : null,
  };
}

function duelHeadline(
  { rule, winner, loser, hit }: ExchangeOutcome,
  pair: readonly [FighterFacts, FighterFacts],
  reader: Reader,
): string {
  if (winner === null || loser === null) return reader.text(`QUARTET.Helix.Fight.Headline.${rule}`);
  const names = { winner: pair[winner].name, loser: pair[loser].name };
  if (!hit) return reader.text("QUARTET.Helix.Fight.Headline.defendOnly", names);
  const facts = {
    ...names,
    part: hit.located ? locationName(hit.located.location, reader) : "",
    points: hit.damage.points,
  };
  const key = hit.located ? "part" : "whole";
  return reader.text(`QUARTET.Helix.Fight.Headline.${hit.damage.rule}.${key}`, facts);
}
