import type { QuartetActor } from "../documents/actor.ts";
import type { Conflict, MainPath } from "./main-path.ts";
import type { QuenchContext } from "./quench.ts";

/** Dice may miss: how often the fight is begun anew until somebody is hit. */
const TRIES = 40;
/** For a slow world, in milliseconds. */
const PATIENCE = 60_000;

/** What the batch has made, and takes away again. */
class Traces {
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
    this.actors.push(actor as unknown as QuartetActor);
  }

  async remove(): Promise<void> {
    Hooks.off("createChatMessage", this.listener);
    const there = this.messages.filter((id) => game.messages.get(id));
    await ChatMessage.implementation.deleteDocuments(there);
    await Actor.implementation.deleteDocuments(this.actors.map(({ id }) => String(id)));
  }
}

/** All numbers of an actor and its items by their paths; what is 0 is as good as missing. */
function numbersOf({ _source, items }: QuartetActor): Readonly<Record<string, number>> {
  const own = [...items].map((item) => [String(item.id), item._source.system]);
  const all = { system: _source.system, items: Object.fromEntries(own) };
  const flat = Object.entries(foundry.utils.flattenObject(all));
  const numbers = flat.filter((entry): entry is [string, number] => typeof entry[1] === "number");
  return Object.fromEntries(numbers.filter(([, value]) => value !== 0).sort());
}

/** The tests of one rule book: from a ready character to a change that is applied and undone. */
export function mainPathBatch(path: MainPath): (context: QuenchContext) => void {
  return ({ describe, it, before, after, assert }) => {
    let traces: Traces;
    const own = () => traces.actors[0]!;
    const other = () => traces.actors[1]!;
    const stored = () => [own(), other()].map(numbersOf);

    describe("the main path", () => {
      before(async function () {
        this.timeout(PATIENCE);
        traces = new Traces();
        for (const id of path.actors) await traces.add(`quartet.${path.pack}`, id);
      });

      after(async function () {
        this.timeout(PATIENCE);
        await traces.remove();
      });

      it("shows a ready character on a sheet", async function () {
        this.timeout(PATIENCE);
        await own().sheet?.render({ force: true } as never);
        assert.ok(own().sheet?.rendered, "the sheet is open");
        await own().sheet?.close();
      });

      it("tells what the character can do", async () => {
        const actions = game.quartet.actions(own());
        assert.ok(actions.length > 0, "there are actions");
        assert.ok(
          actions.every(({ name, img }) => name && img),
          "all have a name and a picture",
        );
      });

      it("makes a check without a dialog, with dice in the message", async function () {
        this.timeout(PATIENCE);
        const message = await own().check(path.check, { skipDialog: true });
        assert.ok(message?.rolls.length, "the message has rolls");
      });

      const { fight } = path;
      if (!fight) return;
      it("applies what a fight asks for, and takes it back", async function () {
        this.timeout(PATIENCE);
        let conflict: Conflict | null = null;
        for (let i = 0; i < TRIES && !conflict; i++) conflict = await fight(own(), other());
        assert.ok(conflict, "somebody was hit");
        const before = stored();
        await conflict?.apply();
        assert.notDeepEqual(stored(), before, "something has changed");
        await conflict?.undo();
        assert.deepEqual(stored(), before, "all is as it was");
      });
    });
  };
}
