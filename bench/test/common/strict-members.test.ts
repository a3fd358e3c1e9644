import { beforeEach, expect, test } from "vitest";
import { RollTerm } from "../../client/dice/terms/term.ts";
import { Document } from "../../common/abstract/document.ts";
import { BaseActor, BaseItem } from "../../common/documents/index.ts";
import { getProperty } from "../../common/utils.ts";
import { setUp } from "./setup.ts";

type Anything = Record<string, unknown>;

beforeEach(() => setUp());

test("unknown public members of documents and their classes throw", () => {
  const actor = new BaseActor({ name: "Ann", type: "hero" });
  const members = actor as unknown as Anything;
  expect(() => members.traverseEmbeddedDocuments).toThrow(
    "the bench does not implement BaseActor#traverseEmbeddedDocuments",
  );
  expect(() => (BaseActor as unknown as Anything).somethingElse).toThrow(
    "the bench does not implement BaseActor.somethingElse",
  );
  expect(() => (RollTerm as unknown as Anything).REGEXP).toThrow("RollTerm.REGEXP");
});

test("everything else about them is as usual", async () => {
  const actor = new BaseActor({ name: "Ann", type: "hero" });
  const members = actor as unknown as Anything;
  expect(actor).toBeInstanceOf(Document);
  expect(actor).toBeInstanceOf(Object);
  expect(Object.prototype.isPrototypeOf.call(Document, BaseItem)).toBe(true);
  expect("traverseEmbeddedDocuments" in actor).toBe(false);
  expect(getProperty(actor, "traverseEmbeddedDocuments")).toBeUndefined();
  expect(members._own).toBeUndefined();
  expect(await actor).toBe(actor);
  members.added = 1;
  expect(members.added).toBe(1);
  expect(JSON.parse(JSON.stringify(actor))).toMatchObject({ name: "Ann", type: "hero" });
  expect(Object.keys(actor)).toContain("added");
});
