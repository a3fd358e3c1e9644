import type { Reader } from "../../core/i18n/language.ts";
import { readerName } from "../../core/i18n/translations.ts";
import { locationName } from "../names.ts";
import type { ExchangeOutcome, Hit } from "../rules/combat.ts";
import { type ArmourByLocation, hasLocations } from "../rules/equipment.ts";
import { HIT_LOCATIONS, type HitLocation } from "../rules/hit-location.ts";
import { type BodyView, bodyView } from "../sheets/body-view.ts";
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
    hit: hit && lost ? hitView(hit, lost.choice, reader) : null,
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

/** Where the hit landed, on the drawn body, and the sum of the damage. */
function hitView({ located, damage }: Hit, loser: CombatChoice, reader: Reader) {
  const { text, number, change } = reader;
  const { armour } = loser;
  return {
    where: located
      ? text(`QUARTET.Helix.Fight.Where.${located.rule}`, {
          part: locationName(located.location, reader),
          face: located.face ?? 0,
        })
      : "",
    body: located && hasLocations(armour) ? hitBody(armour, located.location, reader) : null,
    locations: located
      ? HIT_LOCATIONS.map((id) => ({
          id,
          name: locationName(id, reader),
          selected: located.rule === "called" && id === located.location,
        }))
      : [],
    terms: damage.terms.map(({ source, value }, place) => ({
      label: text(`QUARTET.Helix.Fight.Term.${source}`),
      value: place === 0 ? number(value) : change(value),
    })),
    factor: damage.factor > 1 ? number(damage.factor) : "",
    points: number(damage.points),
  };
}

/** Only the armour of the hit part is shown: the rest is the loser's own business. */
function hitBody(armour: Readonly<Partial<ArmourByLocation>>, hit: HitLocation, reader: Reader) {
  const value = armour[hit] ?? 0;
  const all = Object.fromEntries(HIT_LOCATIONS.map((id) => [id, id === hit ? value : 0]));
  const view = bodyView(all as ArmourByLocation, reader, hit);
  const parts = HIT_LOCATIONS.map((id) => {
    const part = view.parts[id];
    return [id, id === hit ? part : { ...part, armour: "", label: locationName(id, reader) }];
  });
  return { ...view, parts: Object.fromEntries(parts) as BodyView["parts"] };
}
