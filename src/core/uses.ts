import type { QuartetActor } from "./documents/actor.ts";
import type { QuartetItem } from "./documents/item.ts";
import { RULE_PREFERENCES } from "./settings/preferences.ts";

/** What a macro, a module or a click may lay down for a check. Each book adds its own. */
export interface UseOptions {
  /** Roll at once, without the dialog. */
  readonly skipDialog?: boolean;
  readonly [option: string]: unknown;
}

type Result = Promise<ChatMessage.Implementation | null>;

/** What happens when an item of a type is clicked, dropped on the hotbar and clicked, or used. */
export type UseItem = (item: QuartetItem, options: UseOptions) => Result;

/** How an actor of a type makes a check with one of its skills. */
export type CheckSkill = (actor: QuartetActor, skillId: string, options: UseOptions) => Result;

const itemUses = new Map<string, UseItem>();
const actorChecks = new Map<string, CheckSkill>();

/** Called by each rule book for its own types. */
export function registerUses(
  items: Readonly<Record<string, UseItem>>,
  actors: Readonly<Record<string, CheckSkill>>,
): void {
  for (const [type, use] of Object.entries(items)) itemUses.set(type, use);
  for (const [type, check] of Object.entries(actors)) actorChecks.set(type, check);
}

export function itemUse(type: string): UseItem | undefined {
  return itemUses.get(type);
}

export function actorCheck(type: string): CheckSkill | undefined {
  return actorChecks.get(type);
}

/**
 * Whether a click rolls at once, without the dialog: Shift does the other of what the player has set.
 * @param event The click, or anything that knows of Shift.
 */
export function skipsDialog(event: { readonly shiftKey: boolean }): boolean {
  return RULE_PREFERENCES.rollAtOnce.get() !== event.shiftKey;
}
