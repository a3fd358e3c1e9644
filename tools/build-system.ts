import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { writeIcons } from "./icons.ts";
import { compilePacks } from "./packs.ts";
import { dist, fromRoot } from "./paths.ts";
import { writeStyles } from "./styles.ts";

/** Files that go into the system as they are. */
const COPIED = [
  "system.json",
  "lang",
  "templates",
  "media",
  "LICENSE",
  "README.md",
  "CHANGELOG.md",
];

/** Builds one ES module: small, with class names kept, since Foundry stores them with each roll. */
export async function bundle({ emptyOutDir = true } = {}): Promise<string> {
  await build({
    configFile: false,
    root: fromRoot(),
    publicDir: false,
    logLevel: "warn",
    build: {
      outDir: dist,
      emptyOutDir,
      sourcemap: true,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: {
        input: fromRoot("src/quartet.ts"),
        output: { format: "es", entryFileNames: "quartet.js", keepNames: true },
      },
    },
  });
  return readFileSync(join(dist, "quartet.js"), "utf8");
}

/** Writes `dist/quartet`, the folder that Foundry loads. */
export async function buildSystem(): Promise<void> {
  const code = await bundle();
  copyFiles();
  writeStyles(dist);
  mkdirSync(join(dist, "packs"), { recursive: true });
  const documents = await compilePacks(join(dist, "packs"));
  writeIcons(code + documents, dist);
}

/** Copies what is not compiled; alone, it is quick enough to follow an editor. */
export function copyFiles(): void {
  for (const name of COPIED) cpSync(fromRoot(name), join(dist, name), { recursive: true });
  writeFileSync(join(dist, "assets-credits.txt"), CREDITS);
}

const CREDITS = `Pictures in assets/icons: game-icons.net, CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/),
by Lorc, Delapouite and contributors, recoloured.
Fonts in fonts/: Commissioner, Jura, Literata, Oswald and Russo One, SIL Open Font License 1.1.
`;
