import { child, children, type Node, nameOf, sourceFile } from "./source.ts";

const PATH = "docs/examples.ts";

/** The examples of `docs/api.md`, by what they show: code that the type checker has read. */
export function readExamples(): ReadonlyMap<string, string> {
  const file = sourceFile(PATH);
  const declared = file.find("EXAMPLES");
  if (!declared) throw new Error(`${PATH} has no EXAMPLES`);
  const object = child(child(declared.node, "init"), "expression");
  return new Map(
    children(object, "properties").map((property: Node) => {
      const body = child(child(property, "value"), "body");
      return [nameOf(child(property, "key")), file.inside(body)] as const;
    }),
  );
}
