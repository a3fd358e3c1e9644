import type { QuartetActor } from "../documents/actor.ts";
import { type Reader, sortedByName } from "../i18n/language.ts";
import type { UseOptions } from "../uses.ts";

/** What an action is, whatever the rule book calls it. */
export type ActionKind = "attribute" | "skill" | "weapon" | "spell" | "item";

/** One thing that an actor can do at a click, for bars and wheels that other packages show. */
export interface ActorAction {
  /** Unique for the actor and the same for good: the id of an item, or what `actor.check` takes. */
  readonly id: string;
  /** In the reader's language. */
  readonly name: string;
  /** Path of a picture. */
  readonly img: string;
  /** The heading that the rule book's sheet has for it, in the reader's language. */
  readonly group: string;
  /** `spell` includes psionics; `item` is whatever else can be used. */
  readonly kind: ActionKind;
  /**
   * Does it, as a click on the sheet would.
   * @param options What the dialog starts with; `skipDialog` rolls at once.
   * @returns The message; `null` when the player thought better of it or the rules refused.
   */
  use(options?: UseOptions): Promise<ChatMessage.Implementation | null>;
}

/** What `actor.check` can roll with that is no item. */
export interface NamedCheck {
  readonly id: string;
  readonly name: string;
}

/** The actions below one heading, as a rule book describes them. */
export interface ActionGroup {
  readonly kind: ActionKind;
  /** Language key of the heading. */
  readonly label: string;
  /** Types of items that are used by a click; sorted by name in the reader's language. */
  readonly items?: readonly string[];
  /** Checks without an item, in the order of the book. */
  readonly checks?: (actor: QuartetActor, reader: Reader) => readonly NamedCheck[];
  /** Picture of checks without an item; the actor's own if left out. */
  readonly img?: string;
}

/**
 * The actions of an actor below the headings of its book.
 * @param useItem What uses the item of a UUID.
 */
export function listActions(
  actor: QuartetActor,
  groups: readonly ActionGroup[],
  here: Reader,
  useItem: (uuid: string, options?: UseOptions) => ReturnType<ActorAction["use"]>,
): ActorAction[] {
  return groups.flatMap(({ kind, label, items = [], checks, img }) => {
    const common = { kind, group: here.text(label) };
    const values = (checks?.(actor, here) ?? []).map(({ id, name }): ActorAction => {
      const use: ActorAction["use"] = (options) => actor.check(id, options);
      return { ...common, id, name, img: img ?? String(actor.img ?? ""), use };
    });
    const own = [...actor.items].filter(({ type }) => items.includes(type));
    const uses = sortedByName(own, here.language).map((item): ActorAction => {
      const use: ActorAction["use"] = (options) => useItem(item.uuid, options);
      return { ...common, id: String(item.id), name: item.name, img: String(item.img ?? ""), use };
    });
    return [...values, ...uses];
  });
}
