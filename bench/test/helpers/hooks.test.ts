import { afterEach, expect, it, vi } from "vitest";
import { Hooks } from "../../client/helpers/hooks.ts";

afterEach(() => {
  for (const [hook, entries] of Object.entries(Hooks.events))
    for (const { id } of entries) Hooks.off(hook, id);
  vi.restoreAllMocks();
});

it("calls listeners in their order, with the arguments", () => {
  const heard: unknown[] = [];
  Hooks.on("x", (a: number, b: number) => heard.push(["first", a, b]));
  Hooks.once("x", (a: number) => heard.push(["once", a]));
  Hooks.callAll("x", 1, 2);
  Hooks.callAll("x", 3, 4);
  expect(heard).toEqual([
    ["first", 1, 2],
    ["once", 1],
    ["first", 3, 4],
  ]);
});

it("stops at false itself, and at nothing else, when a hook can refuse", () => {
  const last = vi.fn();
  Hooks.on("x", () => null);
  const id = Hooks.on("x", async () => false);
  Hooks.on("x", last);
  expect(Hooks.call("x")).toBe(true);
  Hooks.off("x", id);
  Hooks.off("x", last);
  Hooks.on("x", () => false);
  Hooks.on("x", last);
  expect(Hooks.call("x")).toBe(false);
  expect(last).toHaveBeenCalledTimes(1);
});

it("reports a listener that throws, and goes on", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const next = vi.fn();
  Hooks.on("x", () => {
    throw new Error("no");
  });
  Hooks.on("x", next);
  expect(Hooks.callAll("x")).toBe(true);
  expect(next).toHaveBeenCalled();
  expect(error).toHaveBeenCalledTimes(1);
});
