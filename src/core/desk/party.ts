import type { QuartetActor } from "../documents/actor.ts";
import { sortedByName } from "../i18n/language.ts";
import { inTurn } from "../in-turn.ts";
import { warn } from "../notify.ts";
import { Setting } from "../settings/setting.ts";
import { refuseOthers } from "./guard.ts";
import { deskBookOf } from "./rules.ts";

/** Ids of the actors of the party; `null` for the characters that players own. */
interface StoredParty {
  readonly actors: readonly string[] | null;
}

const PARTY = new Setting<StoredParty>("desk.party", () => ({
  scope: "world",
  type: Object,
  default: { actors: null },
}));

/** @param changed Called at every client when the party is another. */
export function registerParty(changed: () => void): void {
  PARTY.register();
  PARTY.follow(changed);
}

/** Whether somebody has put the party together by hand. */
export function isChosenParty(): boolean {
  return Array.isArray(PARTY.get()?.actors);
}

function worldActors(): QuartetActor[] {
  return game.actors.contents as unknown as QuartetActor[];
}

/** The characters of the party: those of a list, or those that players own. */
export function party(): QuartetActor[] {
  const { actors } = PARTY.get() ?? {};
  const members = worldActors().filter((actor) => {
    if (!deskBookOf(actor.type)) return false;
    return Array.isArray(actors) ? actors.includes(actor.id ?? "") : actor.hasPlayerOwner;
  });
  return sortedByName(members, game.i18n.lang);
}

/** Who could join: everybody else of a type that parties have. */
export function candidates(): QuartetActor[] {
  const members = new Set(party().map(({ id }) => id));
  const others = worldActors().filter(({ id, type }) => deskBookOf(type) && !members.has(id));
  return sortedByName(others, game.i18n.lang);
}

/** Takes somebody into the party. @returns Whether they are in it now; refusals are told. */
export async function joinParty(actor: QuartetActor | null): Promise<boolean> {
  if (refuseOthers()) return false;
  const known = actor?.id && !actor.pack && !actor.isToken ? game.actors.get(actor.id) : null;
  if (!actor || !known) {
    warn("QUARTET.Desk.Refused.NotOfWorld");
    return false;
  }
  if (!deskBookOf(actor.type)) {
    warn("QUARTET.Desk.Refused.NoCharacter", { name: actor.name });
    return false;
  }
  return inTurn(async () => {
    const ids = party().map(({ id }) => id ?? "");
    if (!ids.includes(known.id ?? "")) await PARTY.set({ actors: [...ids, known.id ?? ""] });
    return true;
  });
}

export async function leaveParty(id: string): Promise<void> {
  if (refuseOthers()) return;
  await inTurn(() =>
    PARTY.set({ actors: party().flatMap((actor) => (actor.id === id ? [] : [actor.id ?? ""])) }),
  );
}

/** The party is who players own again. */
export async function resetParty(): Promise<void> {
  if (refuseOthers()) return;
  await inTurn(() => PARTY.set({ actors: null }));
}
