import type { QuartetActor } from "../core/documents/actor.ts";
import type { BookStatus } from "../core/statuses.ts";
import { type DifficultyChange, MODIFIERS, type ModifierId } from "./rules/difficulty.ts";

const TYPES = ["noppaCharacter"];

const PICTURES: Readonly<Record<ModifierId, string>> = {
  helpfulFriends: "systems/quartet/assets/icons/noppa/conversation.svg",
  noise: "systems/quartet/assets/icons/noppa/sonic-boom.svg",
  underAttack: "systems/quartet/assets/icons/noppa/targeted.svg",
  poorTools: "systems/quartet/assets/icons/noppa/hammer-break.svg",
};

const idOf = (modifier: ModifierId): string =>
  `noppa${modifier[0]?.toUpperCase()}${modifier.slice(1)}`;

/** The book's reasons that change a difficulty, as states of whoever is in them (001:31-35). */
export const NOPPA_STATUSES: readonly BookStatus[] = MODIFIERS.map(({ id }) => ({
  id: idOf(id),
  name: `QUARTET.Noppa.Modifier.${id}.Label`,
  img: PICTURES[id],
  types: TYPES,
}));

/** What the states of a character add to a difficulty from the start: each the least that it can. */
export function statusChanges(actor: QuartetActor): DifficultyChange[] {
  return MODIFIERS.filter(({ id }) => actor.statuses.has(idOf(id))).map(({ id, changes }) => ({
    source: id,
    change: changes[0],
  }));
}
