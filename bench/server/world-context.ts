import { setDocumentLookup, setWorld } from "../common/abstract/registry.ts";
import type { DocumentName } from "../common/protocol.ts";
import type { Context } from "./context.ts";
import { build } from "./modify/schema.ts";

/** Tells the code shared with clients what it needs to know of this world. */
export function fillWorldContext({ manifest, modules, database }: Context): void {
  const { primaryTokenAttribute = null, secondaryTokenAttribute = null, grid = {} } = manifest;
  setWorld({
    documentTypes: (name) => Object.keys(manifest.documentTypes?.[name as DocumentName] ?? {}),
    userId: () => null,
    flagScope: (scope) =>
      ["core", "world", manifest.id, ...modules.map((one) => one.manifest.id)].includes(scope),
    primaryTokenAttribute: primaryTokenAttribute as string | null,
    secondaryTokenAttribute: secondaryTokenAttribute as string | null,
    grid: { type: 1, distance: 1, units: "", ...(grid as object) },
  });
  setDocumentLookup((name, id) => {
    const source = database.get("world", name as DocumentName, id);
    return source && (build(name as DocumentName, source) as never);
  });
}
