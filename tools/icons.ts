import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

/** One colour a rule book, readable on light and on dark ground. */
const TINTS: Readonly<Record<string, string>> = {
  noppa: "#2a9d9f",
  helix: "#b0566a",
  rps: "#c07a2c",
  trauma: "#4f9d7a",
};

const require = createRequire(import.meta.url);
let loaded: IconSet | undefined;

function icons(): IconSet {
  loaded ??= JSON.parse(
    readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8"),
  ) as IconSet;
  return loaded;
}

/** Where the system finds a picture of game-icons.net, once the build has written it. */
export function iconPath(skin: string, name: string): string {
  return `systems/quartet/assets/icons/${skin}/${name}.svg`;
}

/** The picture in the colour of the rule book. @throws if there is no picture of that name. */
export function iconSvg(skin: string, name: string): string {
  const { icons: all, aliases = {} } = icons();
  const icon = all[name] ?? all[aliases[name]?.parent ?? ""];
  if (!icon) throw new Error(`game-icons has no picture ${name}`);
  const tint = TINTS[skin];
  if (!tint) throw new Error(`no colour for the skin ${skin}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512" color="${tint}">${icon.body}</svg>\n`;
}

/** Writes every picture that is named by a path of ours anywhere in the text. */
export function writeIcons(text: string, folder: string): number {
  const paths = new Set(text.match(/systems\/quartet\/assets\/icons\/[\w-]+\/[\w-]+\.svg/g));
  for (const path of paths) {
    const [skin = "", file = ""] = path.split("/").slice(-2);
    const target = join(folder, path.replace("systems/quartet/", ""));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, iconSvg(skin, file.replace(/\.svg$/, "")));
  }
  return paths.size;
}
