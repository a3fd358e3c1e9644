import { describe, expect, it } from "vitest";
import { STEPS, stepFrom, TARGETS } from "../../../src/core/tours/steps.ts";
import { stepView } from "../../../src/core/tours/view.ts";
import { testReader } from "../../reader.ts";
import { filesBelow } from "../../repository/files.ts";

const BOOKS = Object.keys(TARGETS);

describe("a tour", () => {
  it("ends where it ends", () => {
    expect([stepFrom(0, -1), stepFrom(0, 1), stepFrom(STEPS.length - 1, 1)]).toEqual([0, 1, 4]);
  });

  it("says how far it has come", () => {
    const view = stepView("rps", 1, testReader("en"));
    expect(view.progress).toBe("Step 2 of 5");
    expect(view.dots.map(({ isHere }) => isHere)).toEqual([false, true, false, false, false]);
    expect([view.isFirst, view.isLast]).toEqual([false, false]);
  });

  it.each(BOOKS)("of %s has a text for every step, in each language", (book) => {
    for (const language of ["en", "fi", "sv", "ru"] as const)
      for (const index of STEPS.keys()) {
        const { title, text } = stepView(book, index, testReader(language));
        expect(title).not.toMatch(/^QUARTET/);
        expect(text).not.toMatch(/^QUARTET/);
      }
  });

  it.each(BOOKS)("of %s points at what the sheets have", (book) => {
    const markup = ["core/actor", book]
      .flatMap((folder) => filesBelow(`templates/${folder}`, ".hbs"))
      .map(({ text }) => text)
      .join("\n");
    for (const selector of Object.values(TARGETS[book] ?? {}).flat())
      for (const [, action, name] of selector.matchAll(/\[data-(action="\w+")\]|\.(\w+)/g)) {
        const place = new RegExp(action ?? `class="[^"]*\\b${name}\\b`);
        expect(place.test(markup), selector).toBe(true);
      }
  });
});
