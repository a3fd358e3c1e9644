/** The globals through which a system reaches its host. */
export const ROOTS = ["foundry", "game", "CONFIG", "CONST", "ui", "canvas", "Hooks"] as const;

const PATH = String.raw`(?:\s*\??\.\s*[A-Za-z_$][\w$]*)+`;

/** JavaScript without its comments, in so far as they stand on lines of their own. */
function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}

function clean(path: string): string {
  return path.replace(/[\s?]/g, "");
}

/**
 * The member paths that JavaScript reads of some globals, such as `game.user.isGM`: written out,
 * or taken apart as in `const { api, ux } = foundry.applications`.
 */
export function memberPaths(code: string, roots: readonly string[]): Set<string> {
  const source = withoutComments(code);
  const names = roots.join("|");
  const found = new Set<string>();
  const written = new RegExp(String.raw`(?<![\w$./\x60])(?:${names})${PATH}`, "g");
  for (const [path] of source.matchAll(written)) found.add(clean(path));
  const taken = new RegExp(String.raw`\{([^{}]*)\}\s*=\s*((?:${names})(?:${PATH})?)\s*[;,\n]`, "g");
  for (const [, list = "", path = ""] of source.matchAll(taken))
    for (const name of list.split(",").map((entry) => entry.split(/[:=]/)[0]?.trim()))
      if (name && !name.startsWith("...")) found.add(`${clean(path)}.${name}`);
  return found;
}

/** The first member of a path that the host lacks, as a path; undefined if there is all of it. */
export function missingMember(path: string, host: Record<string, unknown>): string | undefined {
  const names = path.split(".");
  let value: unknown = host;
  for (const [index, name] of names.entries()) {
    // Nothing is known of the members of what is empty, a text or a number now.
    if ((typeof value !== "object" && typeof value !== "function") || value === null)
      return undefined;
    if (!(name in value)) return names.slice(0, index + 1).join(".");
    value = (value as Record<string, unknown>)[name];
  }
  return undefined;
}
