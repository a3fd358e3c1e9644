import { setDatabaseBackend } from "../../common/abstract/backend.ts";
import {
  setCollections,
  setDocumentLookup,
  setImplementations,
  setWorld,
} from "../../common/abstract/registry.ts";
import { setGeneration } from "../../common/generation.ts";
import { setLocaliser } from "../../common/localise.ts";
import type { DocumentName } from "../../common/protocol.ts";
import { setModelPackage, setTypeModels } from "../../common/type-models.ts";
import { backend } from "../data/backend.ts";
import type { DocumentConfig } from "../documents/config-types.ts";
import { CONFIG, game } from "../globals.ts";
import { ownPackages, type SystemPackage } from "./packages.ts";

/** Plugs this client into the code that it shares with the server. */
export function fillRegistries(): void {
  setGeneration(game.release.generation);
  setDatabaseBackend(backend as never);
  setImplementations((name) => configOf(name)?.documentClass);
  setTypeModels((name, type) => configOf(name)?.dataModels[type]);
  setModelPackage(() => game.system);
  setLocaliser({
    get lang() {
      return game.i18n.lang;
    },
    has: (key) => game.i18n.has(key),
    localize: (key) => game.i18n.localize(key),
  });
  setCollections((name, pack) => (pack ? game.packs?.get(pack) : game.collections?.get(name)));
  setDocumentLookup((name, id) => game.collections?.get(name)?.get(id) as never);
  fillWorld(game.system);
}

function fillWorld(system: SystemPackage): void {
  setWorld({
    documentTypes: (name) => Object.keys(system.documentTypes[name as DocumentName] ?? {}),
    userId: () => game.userId,
    flagScope: (scope) => ownPackages().includes(scope),
    primaryTokenAttribute: system.primaryTokenAttribute,
    secondaryTokenAttribute: system.secondaryTokenAttribute,
    grid: system.grid,
  });
}

/** The entry of a document name in CONFIG. The delta of a token has the models of actors. */
function configOf(name: string): DocumentConfig | undefined {
  const entries = CONFIG as unknown as Record<string, DocumentConfig>;
  return name in entries ? entries[name] : undefined;
}
