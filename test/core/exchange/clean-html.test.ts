// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { cleanHtml } from "../../../src/core/exchange/clean-html.ts";

beforeAll(() => {
  // What Foundry takes out is its own affair: here it takes nothing, so that ours is seen.
  Object.assign(globalThis, { foundry: { utils: { cleanHTML: (text: string) => text } } });
});

describe("formatted text of a file", () => {
  it("stays as it is where it only formats", () => {
    const text = '<h2>Aila</h2><p>Elää <strong>yhä</strong>.</p><img src="worlds/w/a.png">';
    expect(cleanHtml(text)).toEqual({ text, hadHarm: false });
  });

  it("is not told to be changed for how it was written", () => {
    expect(cleanHtml("<p>one<br/>two")).toMatchObject({ hadHarm: false });
  });

  it.each([
    '<img src="https://elsewhere.example/spy.gif">',
    '<img srcset="https://elsewhere.example/spy.gif 2x">',
    '<video poster="//elsewhere.example/a.png"></video>',
    '<p style="background: url(https://elsewhere.example/a.png)">x</p>',
    '<img src="data:image/svg+xml,<svg/>">',
  ])("loads nothing from elsewhere: %s", (text) => {
    const clean = cleanHtml(text);
    expect(clean.hadHarm).toBe(true);
    expect(clean.text).not.toMatch(/elsewhere|data:/);
  });
});
