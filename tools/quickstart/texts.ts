import { readFileSync } from "node:fs";
import type { Texts } from "../content/types.ts";
import { fromRoot } from "../paths.ts";

/** Foundry's setup screen has one language for all of a package: the text of a key in English. */
export function english(key: string): string {
  const texts = JSON.parse(readFileSync(fromRoot("lang/en.json"), "utf8")) as object;
  const found = key.split(".").reduce<unknown>((part, name) => Object(part)[name], texts);
  if (typeof found !== "string") throw new Error(`lang/en.json has no text ${key}`);
  return found;
}

/** Name and description in each language, a paragraph each: everybody who joins reads them. */
export function inEveryLanguage(
  texts: Readonly<Record<keyof Texts, { readonly name: string; readonly description: string }>>,
): string {
  return Object.entries(texts)
    .map(
      ([language, { name, description }]) =>
        `<p lang="${language}"><strong>${asHtml(name)}.</strong> ${asHtml(description)}</p>`,
    )
    .join("");
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function asHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}
