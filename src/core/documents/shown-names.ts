import { actorOf } from "./lookup.ts";
import { localName } from "./translated.ts";

/** Somebody in a message or a dialog: the actor's UUID, and the name that everybody may know. */
interface Named {
  readonly actor?: string | null | undefined;
  readonly name: string;
}

/** People with the names that this reader knows them by. */
export function withShownNames<Person extends Named>(people: readonly Person[]): Person[] {
  return people.map((one) => ({ ...one, name: localName(one.name, actorOf(one.actor)) }));
}
