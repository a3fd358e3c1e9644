import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { compile } from "sass";
import { fromRoot } from "./paths.ts";

/** The faces that the system ships, each with the letters of all four languages. */
const FACES = [
  { family: "commissioner", weights: [400, 600] },
  { family: "jura", weights: [600] },
  { family: "literata", weights: [400, 600] },
  { family: "oswald", weights: [500] },
  { family: "russo-one", weights: [400] },
] as const;
const SUBSETS = ["latin", "latin-ext", "cyrillic"] as const;

const require = createRequire(import.meta.url);

/** Writes the style sheet and the fonts that it names. */
export function writeStyles(folder: string): void {
  const { css } = compile(fromRoot("styles/quartet.scss"), { style: "compressed" });
  writeFileSync(join(folder, "quartet.css"), css);
  mkdirSync(join(folder, "fonts"), { recursive: true });
  for (const { family, weights } of FACES)
    for (const weight of weights)
      for (const subset of SUBSETS) {
        const file = `${family}-${subset}-${weight}-normal.woff2`;
        const source = require.resolve(`@fontsource/${family}/files/${file}`);
        copyFileSync(source, join(folder, "fonts", file));
      }
}
