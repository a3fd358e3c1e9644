import { documentTests } from "./document-tests.ts";
import type { Conflict, MainPath } from "./main-path.ts";
import type { QuenchContext } from "./quench.ts";
import { numbersOf, Traces } from "./traces.ts";

/** Dice may miss: how often the fight is begun anew until somebody is hit. */
const TRIES = 40;
/** For a slow world, in milliseconds. */
const PATIENCE = 60_000;

/** The types of documents that a rule book brings. */
export interface BookTypes {
  readonly Actor: readonly string[];
  readonly Item: readonly string[];
}

/** The tests of one rule book: from a ready character to a change that is applied and undone. */
export function mainPathBatch(path: MainPath, types: BookTypes): (context: QuenchContext) => void {
  return (context) => {
    const { describe, it, before, after, assert } = context;
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

      for (const { name, run } of path.deeds ?? [])
        it(name, async function () {
          this.timeout(PATIENCE);
          assert.ok(await run(own(), other()), name);
        });

      documentTests(context, types, () => traces);

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
