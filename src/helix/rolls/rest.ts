import type { QuartetActor } from "../../core/documents/actor.ts";
import { inTurn } from "../../core/in-turn.ts";
import { type RestFacts, type RestWish, rest } from "../sheets/rest-view.ts";
import { helixModel } from "./values.ts";

/** Who rests, as the rules need it. */
export function resterOf(actor: QuartetActor): RestFacts {
  const { lp, mp } = helixModel(actor) as unknown as Omit<RestFacts, "name">;
  return { name: actor.name, lp, mp };
}

/** Lets somebody rest: life and magic points in one update (HELIX 002:7, 002:11). */
export function restActor(actor: QuartetActor, wish: RestWish): Promise<ReturnType<typeof rest>> {
  return inTurn(async () => {
    const rested = rest(resterOf(actor), wish);
    const system = { lp: { value: rested.lp.after }, mp: { value: rested.mp.after } };
    await actor.update({ system } as never);
    return rested;
  });
}
