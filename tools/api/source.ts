import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";
import { fromRoot } from "../paths.ts";

/** A node of a syntax tree, as far as it is read here. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Something that a file declares at its top. */
export interface Declaration {
  readonly file: SourceFile;
  readonly name: string;
  readonly node: Node;
  /** Its docstring, without stars; empty if it has none. */
  readonly doc: string;
}

interface Import {
  readonly path: string;
  readonly name: string;
}

const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value : []) as Node[];
export const child = (node: Node, key: string): Node => node[key] as Node;
export const nameOf = (node: Node): string => String(node.name ?? node.value);
export const children = (node: Node, key: string): readonly Node[] => nodes(node[key]);

/** The syntax tree of a file of `src/`, with its docstrings and what its names stand for. */
export class SourceFile {
  readonly body: readonly Node[];
  private readonly text: string;
  private readonly docs: readonly Node[];
  private readonly declared = new Map<string, Declaration>();
  private readonly imported = new Map<string, Import>();

  /** @param path From the root of the repository. */
  constructor(private readonly path: string) {
    this.text = readFileSync(fromRoot(path), "utf8");
    const { program, comments, errors } = parseSync(path, this.text);
    if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
    this.body = nodes((program as unknown as Node).body);
    const all = comments as unknown as readonly Node[];
    this.docs = all.filter(({ type, value }) => type === "Block" && String(value).startsWith("*"));
    for (const node of this.body) this.read(node);
  }

  /** The text of a node, or of what lies between two places, in one line. */
  code({ start, end }: Pick<Node, "start" | "end">): string {
    const text = this.text.slice(start, end).replace(/\/\*[\s\S]*?\*\//g, "");
    return text.replace(/\s+/g, " ").replace(/\( /g, "(").replace(/,? \)/g, ")").trim();
  }

  /** The text of a block as it is written, without its braces and its indentation. */
  inside({ start, end }: Node): string {
    const lines = this.text.slice(start + 1, end - 1).split("\n");
    const written = lines.filter((line) => line.trim() !== "");
    const margin = Math.min(...written.map((line) => line.search(/\S/)));
    return lines
      .map((line) => line.slice(margin))
      .join("\n")
      .trim();
  }

  /** The docstring right before a node. */
  docOf({ start }: Node): string {
    const doc = this.docs.findLast((one) => one.end <= start);
    if (!doc || this.text.slice(doc.end, start).trim() !== "") return "";
    const lines = String(doc.value).slice(1).split("\n");
    return lines
      .map((line) => line.replace(/^\s*\*? ?/, "").trimEnd())
      .join("\n")
      .trim();
  }

  /** What a name stands for in this file, wherever it is declared; `null` for what is not ours. */
  find(name: string): Declaration | null {
    const own = this.declared.get(name);
    if (own) return own;
    const found = this.imported.get(name);
    return found ? sourceFile(found.path).find(found.name) : null;
  }

  private read(node: Node): void {
    const inner = child(node, "declaration");
    if (node.type === "ImportDeclaration" || node.source) this.readImport(node);
    else if (inner) this.declare(inner, this.docOf(node));
    else this.declare(node, this.docOf(node));
  }

  private readImport(node: Node): void {
    const source = nameOf(child(node, "source"));
    if (!source.startsWith(".")) return;
    const path = relative(fromRoot("."), join(dirname(fromRoot(this.path)), source));
    for (const one of children(node, "specifiers")) {
      const isImport = one.type === "ImportSpecifier";
      const [inside, outside] = isImport ? ["local", "imported"] : ["exported", "local"];
      if (one[inside] && one[outside])
        this.imported.set(nameOf(child(one, inside)), { path, name: nameOf(child(one, outside)) });
    }
  }

  private declare(node: Node, doc: string): void {
    const declarators = children(node, "declarations");
    for (const one of declarators.length > 0 ? declarators : [node]) {
      const id = one.id as Node | null | undefined;
      if (id?.type !== "Identifier") continue;
      const name = nameOf(id);
      this.declared.set(name, { file: this, name, node: one, doc });
    }
  }
}

const files = new Map<string, SourceFile>();

export function sourceFile(path: string): SourceFile {
  const known = files.get(path) ?? new SourceFile(path);
  files.set(path, known);
  return known;
}

/** Every node below one that `isWanted`. */
export function findNodes(root: unknown, isWanted: (node: Node) => boolean): Node[] {
  if (Array.isArray(root)) return root.flatMap((one) => findNodes(one, isWanted));
  if (typeof root !== "object" || root === null) return [];
  const node = root as Node;
  const below = Object.values(node).flatMap((value) => findNodes(value, isWanted));
  return typeof node.type === "string" && isWanted(node) ? [node, ...below] : below;
}
