import { expect, test, vi } from "vitest";
import { game } from "../../client/globals.ts";
import { answer, id, requests, startWorld } from "./fake-backend.ts";

vi.mock("../../client/helpers/sockets.ts", () => ({
  request: (...args: Parameters<typeof answer>) => answer(...args),
}));

test("a clone is a copy at hand; with save it is stored under an id of its own", async () => {
  await startWorld({ documents: { Actor: [{ _id: id("hero"), name: "Hero", type: "base" }] } });
  const hero = game.actors.get(id("hero"))!;
  expect(hero.clone({ name: "Twin" })).toMatchObject({ id: null, name: "Twin" });
  expect(requests).toHaveLength(0);
  const stored = await hero.clone({ name: "Twin" }, { save: true });
  expect(stored).toBe(game.actors.getName("Twin"));
  expect(stored?.id).not.toBe(hero.id);
});
