import { Collection } from "../../common/collection.ts";
import type { DocumentName, JsonObject } from "../../common/protocol.ts";
import { game } from "../globals.ts";
import { strict } from "../strict.ts";

export interface SystemPackage {
  id: string;
  title: string;
  version: string;
  documentTypes: Partial<Record<DocumentName, Record<string, JsonObject>>>;
  flags: JsonObject;
  grid: { type: number; distance: number; units: string };
  initiative: string | null;
  primaryTokenAttribute: string | null;
  secondaryTokenAttribute: string | null;
  esmodules: string[];
  styles: (string | { src: string; layer?: string | null })[];
  [key: string]: unknown;
}

/** A module that is active in the world. The bench has its compendia, and runs none of its code. */
export interface ModulePackage {
  id: string;
  title: string;
  version: string;
  active: boolean;
  [key: string]: unknown;
}

interface WorldPackage {
  id: string;
  title: string;
  system: string;
  [key: string]: unknown;
}

declare module "../globals.ts" {
  interface Game {
    system: SystemPackage;
    world: WorldPackage;
    modules: Collection<ModulePackage>;
    version: string;
  }
}

/** What a manifest need not say. */
const PACKAGE_DEFAULTS = {
  description: "",
  authors: [],
  documentTypes: {},
  esmodules: [],
  flags: {},
  languages: [],
  packs: [],
  scripts: [],
  socket: false,
  styles: [],
};

/** Fills what `game` says of the system and the world. Packages may add an `api` to it. */
export function fillPackages(): void {
  const { system, modules, world, release } = game.data;
  const defaults = {
    ...PACKAGE_DEFAULTS,
    grid: { type: 1, distance: 1, units: "", diagonals: 0 },
    initiative: null,
    primaryTokenAttribute: null,
    secondaryTokenAttribute: null,
  };
  game.system = strict("game.system", { ...defaults, ...system } as unknown as SystemPackage, [
    "api",
  ]);
  game.world = strict("game.world", world as WorldPackage);
  game.modules = new Collection(
    modules.map((manifest) => {
      const module = { ...PACKAGE_DEFAULTS, ...manifest, active: true } as unknown as ModulePackage;
      return [module.id, strict(`game.modules.${module.id}`, module, ["api"])];
    }),
  );
  game.version = release.version;
}

/** Ids that flags and settings may be kept under. */
export function ownPackages(): string[] {
  return ["core", "world", game.system.id, ...game.modules.map(({ id }) => id)];
}

/**
 * Loads the stylesheets of the system, each in the cascade layer that it asks for: `system`
 * if it says nothing, none at all for null.
 */
export async function loadStyles(): Promise<void> {
  await Promise.all(
    game.system.styles.map((entry) => {
      const { src, layer = "system" } = typeof entry === "string" ? { src: entry } : entry;
      const style = document.createElement("style");
      style.dataset.href = `systems/${game.system.id}/${src}`;
      style.dataset.layer = layer ?? "";
      document.head.append(style);
      return importStyle(style);
    }),
  );
}

/** Imports the file that a style element stands for, anew each time. */
export function importStyle(style: HTMLStyleElement): Promise<void> {
  const { href, layer } = style.dataset;
  const url = `/${href}?v=${Date.now()}`;
  return new Promise((resolve) => {
    style.addEventListener("load", () => resolve(), { once: true });
    style.addEventListener("error", () => {
      console.error(`The stylesheet ${href} cannot be loaded`);
      resolve();
    });
    style.textContent = `@import url("${url}")${layer ? ` layer(${layer})` : ""};`;
  });
}

/** Runs the modules of the system, in their order. @throws {Error} if one cannot be loaded. */
export async function loadModules(): Promise<void> {
  const { id, esmodules, scripts } = game.system as SystemPackage & { scripts: string[] };
  if (scripts.length > 0) throw new Error("The bench runs esmodules only, no scripts");
  for (const path of esmodules) await import(/* @vite-ignore */ `/systems/${id}/${path}`);
}
