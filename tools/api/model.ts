import {
  child,
  children,
  type Declaration,
  findNodes,
  type Node,
  nameOf,
  type SourceFile,
  sourceFile,
} from "./source.ts";

/** Something that can be called, read or listened to. */
export interface Entry {
  readonly name: string;
  /** Parameters and result, or a type. */
  readonly shape: string;
  readonly doc: string;
}

/** Entries that belong together: an object, a type, the hooks. */
export interface Section {
  readonly title: string;
  readonly doc: string;
  readonly entries: readonly Entry[];
  /** For a type that is not made of members. */
  readonly shape?: string;
}

/** Everything that modules and macros may rely on. */
export interface Api {
  readonly objects: readonly Section[];
  readonly documents: readonly Section[];
  readonly hooks: Section;
  readonly types: readonly Section[];
}

/** Where the objects of `game.quartet` are written down. */
const ROOTS = [
  { title: "game.quartet", path: "src/core/api/core-api.ts", name: "coreApi" },
  { title: "game.quartet.rps", path: "src/rps/api.ts", name: "rpsApi" },
  { title: "game.quartet.noppa", path: "src/noppa/api.ts", name: "noppaApi" },
  { title: "game.quartet.helix", path: "src/helix/api.ts", name: "helixApi" },
  { title: "game.quartet.trauma", path: "src/trauma/api.ts", name: "traumaApi" },
];

/** Members of documents that are ours and stay. */
const DOCUMENTS = [
  {
    title: "Actors",
    path: "src/core/documents/actor.ts",
    name: "QuartetActor",
    members: ["check"],
  },
  {
    title: "Items",
    path: "src/core/documents/item.ts",
    name: "QuartetItem",
    members: ["use", "isUsable"],
  },
];

const HOOKS = [
  "src/core/check/hooks.d.ts",
  "src/core/contest/hooks.d.ts",
  "src/core/api/hooks.d.ts",
];

/** Options of checks and items are looked at by each book: no signature names them. */
const MORE_TYPES = [
  { path: "src/rps/rolls/start-check.ts", name: "RpsCheckOptions" },
  { path: "src/noppa/rolls/start-check.ts", name: "NoppaCheckOptions" },
  { path: "src/helix/rolls/start-check.ts", name: "HelixCheckOptions" },
  { path: "src/helix/rolls/start-weaving.ts", name: "WeavingOptions" },
  { path: "src/trauma/rolls/situation.ts", name: "TraumaCheckOptions" },
];

/** What is named and yet not told: how contests are kept, and messages, which are told by their ids. */
const OPAQUE = /^(OfferMessage|ContestOffer|ContestState|SideState|QuartetApi|\w+Message)$/;

/** Reads the API from the sources. */
export function readApi(): Api {
  const types = new Map<string, Declaration>();
  const objects = ROOTS.flatMap(({ title, path, name }) =>
    objectSections(title, found(path, name), types),
  );
  const documents = DOCUMENTS.map(({ path, name, title, members }) =>
    documentSection(title, found(path, name), members, types),
  );
  const hooks = hookSection(types);
  for (const { path, name } of MORE_TYPES) collect(found(path, name), types);
  const sorted = [...types.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { objects, documents, hooks, types: sorted.map(typeSection) };
}

function found(path: string, name: string): Declaration {
  const declaration = sourceFile(path).find(name);
  if (!declaration) throw new Error(`${path} has no ${name}`);
  return declaration;
}

type Types = Map<string, Declaration>;

/** The entries of an object, and a section for each object in it. */
function objectSections(title: string, { file, node, doc }: Declaration, types: Types): Section[] {
  const entries: Entry[] = [];
  const inner: Section[] = [];
  for (const property of children(plain(child(node, "init")), "properties")) {
    const name = nameOf(child(property, "key"));
    const value = child(property, "value");
    const target = value.type === "Identifier" ? file.find(nameOf(value)) : null;
    const own = file.docOf(property);
    const meant = target ? plain((target.node.init as Node | undefined) ?? target.node) : value;
    const home = target?.file ?? file;
    if (meant.type === "ObjectExpression" && target)
      inner.push(...objectSections(`${title}.${name}`, target, types));
    else
      entries.push({ name, shape: shapeOf(home, meant, types), doc: own || (target?.doc ?? "") });
  }
  return [{ title, doc, entries }, ...inner];
}

/** Without `as const`. */
const plain = (node: Node): Node =>
  node.type === "TSAsExpression" ? plain(child(node, "expression")) : node;

function documentSection(
  title: string,
  { file, node }: Declaration,
  members: readonly string[],
  types: Types,
): Section {
  const all = children(child(node, "body"), "body");
  const entries = members.map((name): Entry => {
    const member = all.find((one) => one.key && nameOf(child(one, "key")) === name);
    if (!member) throw new Error(`${title} have no ${name}`);
    const value = child(member, "value");
    const shape =
      member.kind === "get" ? typeOf(file, value.returnType, types) : shapeOf(file, value, types);
    return { name, shape, doc: file.docOf(member) };
  });
  return { title, doc: "", entries };
}

function hookSection(types: Types): Section {
  const entries = HOOKS.flatMap((path) => {
    const file = sourceFile(path);
    const [config] = findNodes(file.body, ({ type, id }) => {
      return type === "TSInterfaceDeclaration" && nameOf(id as Node) === "HookConfig";
    });
    if (!config) throw new Error(`${path} has no hooks`);
    return members(file, config, types);
  });
  return { title: "Hooks", doc: "", entries };
}

function typeSection({ file, name, node, doc }: Declaration): Section {
  if (node.type === "TSTypeAliasDeclaration")
    return { title: name, doc, entries: [], shape: aliasOf(file, child(node, "typeAnnotation")) };
  const parents = children(node, "extends").map((one) => file.code(one));
  const shape = parents.length > 0 ? { shape: `everything of ${parents.join(", ")}` } : {};
  return { title: name, doc, entries: members(file, node, new Map()), ...shape };
}

/** What a type stands for: the words of a list where it is one of them. */
function aliasOf(file: SourceFile, node: Node): string {
  const text = file.code(node);
  const list = /^\(typeof (\w+)\)\[number\]$/.exec(text)?.[1];
  const init = list && (file.find(list)?.node.init as Node | undefined);
  if (!init) return text;
  return children(plain(init), "elements")
    .map((one) => JSON.stringify(one.value))
    .join(" | ");
}

function members(file: SourceFile, declaration: Node, types: Types): Entry[] {
  return children(child(declaration, "body"), "body").flatMap((member): Entry[] => {
    if (!member.key) return [];
    const mark = member.optional ? "?" : "";
    const name = nameOf(child(member, "key"));
    const shape =
      member.type === "TSMethodSignature"
        ? shapeOf(file, member, types)
        : typeOf(file, member.typeAnnotation, types);
    return [{ name: `${name}${mark}`, shape, doc: file.docOf(member) }];
  });
}

/** Parameters and result of a function, in one line; the names of parts that are taken apart stay out. */
function shapeOf(file: SourceFile, node: Node, types: Types): string {
  if (!node.params) return typeOf(file, node.typeAnnotation, types) || file.code(node);
  const parameters = children(node, "params").map((one) => parameter(file, one, types));
  const result = typeOf(file, node.returnType, types);
  return `(${parameters.join(", ")})${result && `: ${result}`}`;
}

function parameter(file: SourceFile, node: Node, types: Types): string {
  const isDefault = node.type === "AssignmentPattern";
  const target = isDefault ? child(node, "left") : node;
  const type = typeOf(file, target.typeAnnotation, types);
  const name = target.type === "Identifier" ? nameOf(target) : "options";
  return `${name}${isDefault || target.optional ? "?" : ""}${type && `: ${type}`}`;
}

/** A type as it is written, and what it names is remembered. */
function typeOf(file: SourceFile, annotation: unknown, types: Types): string {
  const node = annotation as Node | null | undefined;
  if (!node) return "";
  const inner = child(node, "typeAnnotation") ?? node;
  remember(file, inner, types);
  return file.code(inner);
}

function remember(file: SourceFile, node: Node, types: Types): void {
  for (const { typeName } of findNodes(node, ({ type }) => type === "TSTypeReference")) {
    const name = typeName as Node;
    const declaration = name.type === "Identifier" ? file.find(nameOf(name)) : null;
    if (declaration) collect(declaration, types);
  }
}

/** Takes in a type and what it is made of. Classes are documents and models: too much to tell. */
function collect(declaration: Declaration, types: Types): void {
  const { file, name, node } = declaration;
  const known = types.get(name);
  if (known && known.node !== node) throw new Error(`There are two types ${name}`);
  if (known || OPAQUE.test(name) || !/^TS(Interface|TypeAlias)Declaration$/.test(node.type)) return;
  types.set(name, declaration);
  remember(file, node, types);
  for (const { expression } of children(node, "extends")) {
    const parent = file.find(nameOf(expression as Node));
    if (parent) collect(parent, types);
  }
}

/** Every name with its shape, for a test that freezes them. */
export function contractOf({ objects, documents, hooks, types }: Api): Record<string, string> {
  const contract: Record<string, string> = {};
  for (const { title, entries, shape } of [...objects, ...documents, hooks, ...types]) {
    if (shape !== undefined) contract[title] = shape;
    for (const entry of entries) contract[`${title} ${entry.name}`] = entry.shape;
  }
  return contract;
}
