import type { QuartetActor } from "../documents/actor.ts";

/** What the batch has made, and takes away again. */
export class Traces {
  readonly actors: QuartetActor[] = [];
  private readonly messages: string[] = [];
  private readonly listener = Hooks.on("createChatMessage", ({ id }) => {
    this.messages.push(String(id));
  });

  /** Puts a ready character into the world. */
  async add(packId: string, id: string): Promise<void> {
    const pack = game.packs.get(packId);
    if (!pack) throw new Error(`there is no compendium ${packId}`);
    const actor = await game.actors.importFromCompendium(pack as never, id);
    this.keep(actor as unknown as QuartetActor);
  }

  /** Remembers somebody who has come into the world otherwise. */
  keep(actor: QuartetActor): void {
    this.actors.push(actor);
  }

  async remove(): Promise<void> {
    Hooks.off("createChatMessage", this.listener);
    const there = this.messages.filter((id) => game.messages.get(id));
    await ChatMessage.implementation.deleteDocuments(there);
    await Actor.implementation.deleteDocuments(this.actors.map(({ id }) => String(id)));
  }
}

/** All numbers of an actor and its items by their paths; what is 0 is as good as missing. */
export function numbersOf({ _source, items }: QuartetActor): Readonly<Record<string, number>> {
  const own = [...items].map((item) => [String(item.id), item._source.system]);
  const all = { system: _source.system, items: Object.fromEntries(own) };
  const flat = Object.entries(foundry.utils.flattenObject(all));
  const numbers = flat.filter((entry): entry is [string, number] => typeof entry[1] === "number");
  return Object.fromEntries(numbers.filter(([, value]) => value !== 0).sort());
}
