import type { QuartetActor } from "../documents/actor.ts";
import { exchangeApi } from "../exchange/api.ts";
import { migrationSteps } from "../migrations/registry.ts";
import { type Source, type Update, updaterOf } from "../migrations/step.ts";
import type { BookTypes } from "./batch.ts";
import type { QuenchContext } from "./quench.ts";
import { numbersOf, type Traces } from "./traces.ts";

/** For a slow world, in milliseconds. */
const PATIENCE = 60_000;

/** What holds for the documents of every rule book: made, shown, brought up to date, out and in again. */
export function documentTests(
  { it, assert }: QuenchContext,
  types: BookTypes,
  traces: () => Traces,
): void {
  it("makes an actor of every type, and shows it with every type of item", async function () {
    this.timeout(PATIENCE);
    for (const type of types.Actor) {
      const made: unknown = await Actor.implementation.create({ name: type, type } as never);
      const actor = made as QuartetActor;
      traces().keep(actor);
      const items = types.Item.map((item) => ({ name: item, type: item }));
      await actor.createEmbeddedDocuments("Item", items as never);
      assert.deepEqual(actor.items.size, items.length, `${type} has all its items`);
      assert.ok(actor.prototypeToken.bar1?.attribute, `tokens of ${type} show a bar`);
      for (const { sheet } of [actor, ...actor.items]) {
        await sheet?.render({ force: true } as never);
        assert.ok(sheet?.rendered, "the sheet is open");
        await sheet?.close();
      }
    }
  });

  it("is up to date: no step of the migrations has anything to do", async () => {
    for (const actor of traces().actors) {
      assert.deepEqual(pending("Actor", actor), [], actor.name);
      for (const item of actor.items) assert.deepEqual(pending("Item", item), [], item.name);
    }
  });

  it("gives a character out as a file, and takes it in again with all its numbers", async function () {
    this.timeout(PATIENCE);
    const [own] = traces().actors;
    const file = own && exchangeApi.exportActor(own.uuid);
    assert.ok(file, "there is a file");
    const twin = await exchangeApi.importActor(JSON.stringify(file), { skipPreview: true });
    assert.ok(twin, "it was imported");
    if (!own || !twin) return;
    traces().keep(twin);
    assert.deepEqual(valuesOf(twin), valuesOf(own), "the numbers are the same");
  });
}

/** Numbers of steps that would still change a document. */
function pending(kind: "Actor" | "Item", document: { toObject(): unknown }): number[] {
  const source = document.toObject() as Source;
  const changes = (update: Update | undefined) => (update ? update(source) !== null : false);
  return migrationSteps()
    .filter((step) => changes(updaterOf(step, kind)))
    .map(({ number }) => number);
}

/** All numbers, whatever the ids of the items that they belong to. */
function valuesOf(actor: QuartetActor): number[] {
  return Object.values(numbersOf(actor)).sort((a, b) => a - b);
}
