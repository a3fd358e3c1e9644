import Handlebars from "handlebars";
import { type DefaultTreeAdapterMap, parseFragment } from "parse5";
import { describe, expect, it } from "vitest";
import { filesBelow } from "./files.ts";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

const templates = filesBelow("templates", ".hbs");

/** The HTML of a template, with every branch of every condition. */
function plainHtml(text: string): string {
  return text
    .replace(/\{\{!--.*?--\}\}/gs, "")
    .replace(/\{\{[#/^][^}]*\}\}|\{\{else[^}]*\}\}/g, " ")
    .replace(/\{\{\{?[^}]*\}?\}\}/g, "x");
}

function elements(text: string): Element[] {
  const found: Element[] = [];
  const walk = (node: Node): void => {
    if ("tagName" in node) found.push(node);
    if ("content" in node) walk(node.content);
    if ("childNodes" in node) for (const child of node.childNodes) walk(child);
  };
  walk(parseFragment(plainHtml(text)));
  return found;
}

const attribute = (element: Element, name: string) =>
  element.attrs.find((attr) => attr.name === name)?.value;

const textOf = (node: Node): string =>
  "value" in node ? node.value : "childNodes" in node ? node.childNodes.map(textOf).join("") : "";

describe.each(templates)("$path", ({ text }) => {
  it("compiles", () => {
    expect(() => Handlebars.precompile(text)).not.toThrow();
  });

  it("has exactly one root, as each part of a window must", () => {
    const { childNodes } = parseFragment(plainHtml(text));
    expect(childNodes.filter((node) => "tagName" in node)).toHaveLength(1);
  });

  it("types every button, so that Enter presses none by accident", () => {
    const untyped = elements(text).filter(
      (element) => element.tagName === "button" && !attribute(element, "type"),
    );
    expect(untyped).toHaveLength(0);
  });

  it("names every control", () => {
    const nameless = elements(text).filter((element) => {
      if (element.tagName !== "button") return false;
      return !attribute(element, "aria-label") && textOf(element).trim() === "";
    });
    expect(nameless).toHaveLength(0);
  });

  it("clicks on buttons, not on anchors or bare elements", () => {
    const wrong = elements(text).filter(
      (element) =>
        attribute(element, "data-action") && !["button", "img"].includes(element.tagName),
    );
    expect(wrong.map(({ tagName }) => tagName)).toEqual([]);
  });

  it("leaves only cleaned, enriched text unescaped", () => {
    const raw = [...text.matchAll(/\{\{\{([^}]*)\}\}\}/g)].map(([, name = ""]) => name.trim());
    expect(raw.filter((name) => !name.endsWith(".enriched"))).toEqual([]);
  });

  it("holds no words of its own", () => {
    const words = text
      .replace(/\{\{\{?.*?\}?\}\}/gs, "")
      .replace(/<[^>]*>|&\w+;/g, " ")
      .match(/\p{Letter}{2,}/gu);
    expect(words).toBeNull();
  });
});
