import type { CardRenderer } from "../../core/cards.ts";
import { actorOf } from "../../core/documents/lookup.ts";
import { withShownNames } from "../../core/documents/shown-names.ts";
import { reader } from "../../core/i18n/language.ts";
import type { TranslatedName } from "../../core/i18n/translations.ts";
import { applyAttack, attackChanges, attackStanding, undoAttack } from "../rolls/attack-changes.ts";
import { readDamage } from "../rolls/damage-dice.ts";
import { type AttackMessage, attackFacts, damageFaces } from "../rolls/judge-message.ts";
import type { AbilityId } from "../rules/abilities.ts";
import { isLeftDead, revive } from "../vitals.ts";
import { type AttackCardFacts, attackCard } from "./attack-card-view.ts";

const asAttack = (message: unknown) => message as AttackMessage;

/** The card of an attack, made anew on each reader's client. */
export const attackCardRenderer: CardRenderer = {
  template: "systems/quartet/templates/trauma/chat/attack-card.hbs",
  context: (message) => attackCard(facts(asAttack(message)), reader()),
  actions: {
    apply: (message, { dataset }) => applyAttack(asAttack(message), dataset.id),
    applyAll: (message) => applyAttack(asAttack(message)),
    undo: (message, { dataset }) => undoAttack(asAttack(message), dataset.side ?? "", dataset.id),
    undoAll: (message, { dataset }) => undoAttack(asAttack(message), dataset.side ?? ""),
    revive: async (message, { dataset }) => {
      const actor = targetOf(asAttack(message), Number(dataset.side));
      if (actor) await revive(actor);
    },
  },
  followsActors: true,
};

const targetOf = ({ system }: AttackMessage, place: number) =>
  actorOf(system.targets[place]?.actor);

function facts(message: AttackMessage): AttackCardFacts {
  const { weapon, provoked, ability, damage, targets } = message.system;
  const standing = attackStanding(message);
  const known = targets.flatMap(({ actor }, place) =>
    actorOf(actor)?.testUserPermission(game.user as never, "OBSERVER") ? [place] : [],
  );
  const leftDead = targets.flatMap((_, place) =>
    isLeftDead(targetOf(message, place)) ? [place] : [],
  );
  const kept = attackFacts(message);
  return {
    ...kept,
    targets: withShownNames(kept.targets),
    weapon: weapon as TranslatedName,
    provoked,
    ability: ability as AbilityId | "",
    damage: readDamage(damage),
    damageFaces: damageFaces(message),
    known: new Set(known),
    leftDead: new Set(leftDead),
    mayRevive: game.user.isGM,
    states: standing?.states ?? [],
    changes: standing ? attackChanges(message, standing) : [],
    judgement: standing?.judgement ?? null,
  };
}
