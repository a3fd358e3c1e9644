import { resolve } from "node:path";
import { compile } from "sass";
import { describe, expect, it } from "vitest";

const css = compile(resolve(import.meta.dirname, "../../client/styles/_palette.scss")).css;

/** The custom properties of the rule whose selector ends with a class. */
function colors(theme: string): Record<string, string> {
  const rule = new RegExp(`\\.theme-${theme}\\s*\\{([^}]*)\\}`).exec(css)?.[1] ?? "";
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["color-page", "color-surface", "color-surface-raised", "color-surface-hover"];
const texts = [
  ...["primary", "secondary", "tertiary", "emphatic", "subtle", "hyperlink"].map(
    (name) => `color-text-${name}`,
  ),
  ...["info", "warning", "error", "success"].map((name) => `color-level-${name}`),
  "color-accent",
];

describe.each(["light", "dark"])("the %s theme", (theme) => {
  const palette = colors(theme);
  const ratio = (text: string, ground: string) =>
    contrast(palette[text] as string, palette[ground] as string);

  it.each(texts)("%s is readable on every ground", (text) => {
    for (const ground of [...grounds, "input-background-color", "color-card-background"])
      expect(ratio(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it("has readable text on the accent and in links to documents", () => {
    expect(ratio("color-accent-text", "color-accent")).toBeGreaterThanOrEqual(4.5);
    expect(ratio("content-link-text-color", "content-link-background")).toBeGreaterThanOrEqual(4.5);
    expect(ratio("content-link-icon-color", "content-link-background")).toBeGreaterThanOrEqual(4.5);
  });

  it("has visible borders of controls", () => {
    for (const ground of grounds.slice(0, 3))
      expect(ratio("color-border-strong", ground), ground).toBeGreaterThanOrEqual(3);
  });
});
