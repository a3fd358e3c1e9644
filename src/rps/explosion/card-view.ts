import type { Reader } from "../../core/i18n/language.ts";
import { readerName } from "../../core/i18n/translations.ts";
import type { Surroundings } from "../rules/explosion.ts";
import { type Explosive, explosionOf } from "./explosive.ts";
import { forceText, reachedView, ringsView } from "./zones-view.ts";

/** Somebody on the card, by the name that this reader knows. */
export interface StandingFacts {
  readonly name: string;
  readonly metres: number;
}

/** What the card of an explosion is made of. */
export interface ExplosionCardFacts {
  readonly explosive: Explosive;
  readonly surroundings: Surroundings;
  /** Somebody could tell who stands where. */
  readonly isPlaced: boolean;
  readonly standing: readonly StandingFacts[];
  /** Hidden tokens, for game masters alone, as they stand now. */
  readonly hidden: readonly StandingFacts[];
  readonly mayDraw: boolean;
  readonly mayRemove: boolean;
}

/** The card: what went off, how far it reaches, and who stands where. RPS [114–116] */
export function explosionCard(facts: ExplosionCardFacts, reader: Reader) {
  const { explosive, surroundings, isPlaced, standing, hidden } = facts;
  const { text } = reader;
  const explosion = explosionOf(explosive);
  const people = (list: readonly StandingFacts[]) =>
    list.map(({ name, metres }) => ({
      name,
      ...reachedView(explosion, surroundings, metres, reader),
    }));
  const { rings, room } = ringsView(explosion, surroundings, reader);
  const hasFragments = rings.some(({ ring }) => ring === "shrapnel");
  return {
    title: readerName(explosive.name, reader.language),
    subtitle: text("QUARTET.Rps.Explosion.Kind", {
      kind: text(`QUARTET.Rps.Explosion.Type.${explosive.explosionType}`),
      force: forceText(explosion.force, reader),
      damage: explosive.damage,
    }),
    headline: isPlaced
      ? text("QUARTET.Rps.Explosion.Headline", { count: standing.length })
      : text("QUARTET.Rps.Explosion.HeadlineNowhere"),
    damage: text("QUARTET.Rps.Explosion.Damage", { damage: explosive.damage }),
    standing: people(standing),
    hidden: people(hidden),
    rings,
    room,
    where:
      explosive.explosionType === "gas"
        ? text(`QUARTET.Rps.Explosion.Surroundings.${surroundings}`)
        : "",
    rules: [
      text("QUARTET.Rps.Explosion.Rule.Blast"),
      hasFragments ? text("QUARTET.Rps.Explosion.Rule.Fragments") : "",
      text("QUARTET.Rps.Explosion.Rule.GameMaster"),
    ].filter(Boolean),
    mayDraw: facts.mayDraw,
    mayRemove: facts.mayRemove,
  };
}
