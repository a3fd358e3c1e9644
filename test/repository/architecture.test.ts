import { runInNewContext } from "node:vm";
import { build } from "vite";
import { describe, expect, it } from "vitest";
import { fromRoot } from "../../tools/paths.ts";
import { filesBelow, type RepositoryFile } from "./files.ts";

const WINGS = ["noppa", "rps", "helix", "trauma"];
/** What is bundled with the system, and the one file that may import it. */
const LIBRARIES = [{ name: "package:@noble/hashes/", importer: "src/core/contest/hash.ts" }];
const source = filesBelow("src", ".ts");
const rules = source.filter(({ path }) => /^src\/\w+\/rules\//.test(path));

/** The imports of a file: packages as they are, files from the root of the repository. */
function importsOf({ path, text }: RepositoryFile): string[] {
  const found = [...text.matchAll(/^(?:import|export)\b[^;]*?from\s+"([^"]+)"/gms)];
  return found.map(([, specifier = ""]) =>
    specifier.startsWith(".")
      ? new URL(specifier, `file:///${path}`).pathname.slice(1)
      : `package:${specifier}`,
  );
}

const wingOf = (path: string): string => path.split("/")[1] ?? "";

describe("who may know whom", () => {
  it("a rule imports rules of its own wing and of core, and nothing else", () => {
    const wrong = rules.flatMap((file) =>
      importsOf(file)
        .filter((target) => {
          const own = `src/${wingOf(file.path)}/rules/`;
          return !target.startsWith(own) && !target.startsWith("src/core/rules/");
        })
        .map((target) => `${file.path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it("core imports no wing, and a wing no other wing", () => {
    const wrong = source
      .filter(({ path }) => path.split("/").length > 2)
      .flatMap((file) =>
        importsOf(file)
          .filter(
            (target) => WINGS.includes(wingOf(target)) && wingOf(target) !== wingOf(file.path),
          )
          .map((target) => `${file.path} imports ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it("the system imports neither the bench, nor tools, nor tests, and libraries in one place", () => {
    const outside = source.flatMap((file) =>
      importsOf(file)
        .filter((target) => !target.startsWith("src/"))
        .filter(
          (target) =>
            !LIBRARIES.some(
              ({ name, importer }) => target.startsWith(name) && file.path === importer,
            ),
        ),
    );
    expect(outside).toEqual([]);
  });

  it("the bench imports nothing of the system", () => {
    const wrong = filesBelow("bench", ".ts").flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith("src/"))
        .map((target) => `${file.path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it("only core/foundry.ts asks which generation runs", () => {
    const asking = source.filter(
      ({ path, text }) => path !== "src/core/foundry.ts" && /release\.generation/.test(text),
    );
    expect(asking.map(({ path }) => path)).toEqual([]);
  });
});

describe("purity", () => {
  it("every rule runs with no globals but the language's own", { timeout: 60_000 }, async () => {
    const entry = rules
      .map(({ path }, index) => `export * as rules${index} from "/${path}";`)
      .join("\n");
    const output = await build({
      configFile: false,
      root: fromRoot(),
      logLevel: "error",
      plugins: [
        {
          name: "all-rules",
          resolveId: (id) => (id === "all-rules" ? "\0all-rules" : null),
          load: (id) => (id === "\0all-rules" ? entry : null),
        },
      ],
      build: {
        write: false,
        minify: false,
        rolldownOptions: {
          input: "all-rules",
          output: { format: "iife", name: "rules" },
          preserveEntrySignatures: "strict",
        },
      },
    });
    const [chunk] = "output" in output ? output.output : [];
    const code = chunk?.type === "chunk" ? chunk.code : "";
    expect(rules.length).toBeGreaterThan(50);
    expect(code.length).toBeGreaterThan(50_000);
    const forbid = "Math.random = () => { throw Error('random') }; delete globalThis.Date;";
    expect(() => runInNewContext(`${forbid}\n${code}`, Object.create(null))).not.toThrow();
  });

  it("no rule draws random numbers or asks for the time", () => {
    const impure = rules.filter(({ text }) => /Math\.random|\bDate\b|performance\./.test(text));
    expect(impure.map(({ path }) => path)).toEqual([]);
  });
});

describe("size", () => {
  it("no file has more than 400 lines", () => {
    const long = ["src", "bench", "tools", "styles", "templates"]
      .flatMap((folder) => filesBelow(folder, ".ts", ".mjs", ".scss", ".hbs"))
      .map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }))
      .filter(({ lines }) => lines > 400);
    expect(long).toEqual([]);
  });
});
