import { describe, expect, it } from "vitest";
import { contentProblems, isReleased, withoutSourceMap } from "../../../tools/release/contents.ts";
import { namedFiles, type ReleaseManifest } from "../../../tools/release/manifest.ts";

const MANIFEST: ReleaseManifest = {
  id: "quartet",
  version: "1.2.0",
  license: "LICENSE",
  readme: "README.md",
  changelog: "https://example.org/changes",
  esmodules: ["quartet.js"],
  styles: ["quartet.css", { src: "print.css" }],
  languages: [{ path: "lang/en.json" }],
  packs: [{ name: "skills", path: "packs/skills" }],
  media: [{ url: "systems/quartet/media/setup.webp" }],
};

const WHOLE: Readonly<Record<string, string>> = {
  LICENSE: "",
  "README.md": "",
  "assets-credits.txt": "",
  "assets/icons/noppa/rope.svg": "",
  "fonts/jura-latin-600-normal.woff2": "",
  "lang/en.json": "",
  "media/setup.webp": "",
  "packs/skills/000005.ldb": "",
  "packs/skills/CURRENT": "",
  "packs/skills/MANIFEST-000002": "",
  "print.css": "",
  "quartet.css": "a{src:url(fonts/jura-latin-600-normal.woff2)}b{background:url(data:image/png;x)}",
  "quartet.js": 'render("systems/quartet/templates/core/card.hbs")',
  "system.json": "",
  "templates/core/card.hbs": '<img src="systems/quartet/assets/icons/noppa/rope.svg">',
};

const problems = (files: Readonly<Record<string, string>>) =>
  contentProblems({ names: Object.keys(files), read: (name) => files[name] ?? "" }, MANIFEST);

const without = (name: string) => {
  const { [name]: _gone, ...rest } = WHOLE;
  return problems(rest);
};

it("a package holds what the manifest names and what those files load", () => {
  expect(problems(WHOLE)).toEqual([]);
});

describe("a package lacks", () => {
  it.each(namedFiles(MANIFEST))("%s, which the manifest names", (name) => {
    expect(without(name)).toEqual([`The manifest names ${name}, which is not in the package.`]);
  });

  it("a compendium", () => {
    expect(without("packs/skills/CURRENT")).toEqual([
      "The compendium skills is not in the package: packs/skills has no data.",
    ]);
  });

  it.each([
    ["templates/core/card.hbs", "quartet.js"],
    ["fonts/jura-latin-600-normal.woff2", "quartet.css"],
    ["assets/icons/noppa/rope.svg", "templates/core/card.hbs"],
  ])("%s, which %s loads", (name, from) => {
    expect(without(name)).toEqual([`${from} loads ${name}, which is not in the package.`]);
  });
});

describe("a package must not hold", () => {
  it.each([
    "template.json",
    "package.json",
    "bench/main.js",
    "src/quartet.ts",
    "quartet.js.map",
    "content/world/users.yaml",
    "styles/quartet.scss",
    "packs/world/CURRENT",
    "packs/skills/pilot.yaml",
    "packs/skills/LOG",
    "fonts/foundry.ttf",
    "media/other.webp",
    "templates/core/card.ts",
  ])("%s", (name) => {
    expect(problems({ ...WHOLE, [name]: "" })).toEqual([
      `${name} does not belong into the package: the manifest does not name it.`,
    ]);
  });
});

it("source maps, locks and diaries stay at home", () => {
  const built = ["quartet.js", "quartet.js.map", "packs/a/LOCK", "packs/a/LOG", "packs/a/LOG.old"];
  expect(built.filter(isReleased)).toEqual(["quartet.js"]);
  expect(withoutSourceMap("run();\n//# sourceMappingURL=quartet.js.map")).toBe("run();\n");
});
