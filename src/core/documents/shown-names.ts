import { actorOf } from "./lookup.ts";
import { localName } from "./translated.ts";

/** Somebody in a message or a dialog: the actor's UUID, and the name that everybody may know. */
interface Named {
  readonly actor?: string | null | undefined;
  readonly name: string;
}

/** Somebody's name as this reader knows it. */
export function shownNameOf({ actor, name }: Named): string {
  return localName(name, actorOf(actor));
}

/** People with the names that this reader knows them by. */
export function withShownNames<Person extends Named>(people: readonly Person[]): Person[] {
  return people.map((one) => ({ ...one, name: shownNameOf(one) }));
}
