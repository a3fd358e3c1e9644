import type { Source } from "../content/types.ts";
import { COVER_NAME, type QuickstartManifest, quickstartFiles } from "../quickstart/manifest.ts";
import { addressProblems, homeOf } from "./addresses.ts";
import { PACK_FILE } from "./contents.ts";
import type { ReleaseManifest } from "./manifest.ts";

/** Everything that must fit before a quickstart goes out beside the system. */
export interface QuickstartFacts {
  readonly book: string;
  readonly manifest: QuickstartManifest;
  /** Names of the files in its zip. */
  readonly names: readonly string[];
  /** What its compendium holds. */
  readonly adventures: readonly Source[];
  readonly system: {
    readonly manifest: ReleaseManifest;
    /** Names of the files in the zip of the system. */
    readonly names: readonly string[];
    /** What the compendium of ready scenes holds. */
    readonly adventures: readonly Source[];
  };
}

/** What does not fit, each as a line that begins with the id of the module. */
export function quickstartProblems(facts: QuickstartFacts): string[] {
  const problems = [
    ...systemProblems(facts),
    ...adventureProblems(facts),
    ...pictureProblems(facts),
    ...fileProblems(facts),
    ...placeProblems(facts),
  ];
  return problems.map((problem) => `${facts.manifest.id}: ${problem}`);
}

/** It is of the system's version, and asks for a system that has everything its scene needs. */
function systemProblems({ manifest, system }: QuickstartFacts): string[] {
  const { id, version } = system.manifest;
  const needed = manifest.relationships.systems.find((one) => one.id === id);
  return [
    ...(manifest.version === version
      ? []
      : [`it has the version ${manifest.version}, the system ${version}.`]),
    ...(needed?.compatibility.minimum === version
      ? []
      : [`it must ask for ${id} ${version} in its relationships.`]),
  ];
}

/** Its address leads to an adventure in its own compendium, the same that the system has. */
function adventureProblems({ manifest, adventures, system }: QuickstartFacts): string[] {
  const { uuid = "" } = manifest.quickstart.adventures[system.manifest.id] ?? {};
  const [, module, pack, , id] = uuid.split(".");
  const isOwn = module === manifest.id && manifest.packs.some(({ name }) => name === pack);
  const adventure = isOwn ? adventures.find(({ _id }) => _id === id) : undefined;
  if (!adventure) return [`there is no adventure at ${uuid || "its address"}.`];
  const original = system.adventures.find(({ _id }) => _id === id);
  return JSON.stringify(original) === JSON.stringify(adventure)
    ? []
    : [`its adventure ${id} is not the one of the system.`];
}

/** Its cover is its own; all that its adventure shows is in the system. */
function pictureProblems({ manifest, names, adventures, system }: QuickstartFacts): string[] {
  const has = new Set([
    ...system.names.map((name) => `systems/${system.manifest.id}/${name}`),
    ...names.map((name) => `modules/${manifest.id}/${name}`),
  ]);
  const text = JSON.stringify([manifest, adventures]);
  const named = new Set(text.match(/[\w./-]+\.(?:svg|webp|png|jpe?g|avif)\b/g));
  return [...named]
    .filter((path) => !has.has(path))
    .map((path) => `it shows ${path}, which is in neither package.`);
}

function fileProblems({ manifest, names }: QuickstartFacts): string[] {
  const packs = manifest.packs.map(({ path }) => `${path}/`);
  const { license } = manifest;
  const wanted = ["module.json", license, COVER_NAME, ...packs.map((path) => `${path}CURRENT`)];
  const belongs = (name: string) =>
    wanted.includes(name) ||
    packs.some((path) => name.startsWith(path) && PACK_FILE.test(name.slice(path.length)));
  return [
    ...wanted
      .filter((name) => !names.includes(name))
      .map((name) => `${name} is not in the package.`),
    ...names.filter((name) => !belongs(name)).map((name) => `${name} does not belong into it.`),
  ];
}

/** It is found where the system is found, and leads there. */
function placeProblems({ book, manifest, system }: QuickstartFacts): string[] {
  const home = system.manifest.manifest;
  if (home === undefined) return [];
  const { version, relationships } = manifest;
  const problems = addressProblems(manifest, version, quickstartFiles(book));
  if (manifest.manifest && homeOf(manifest.manifest) !== homeOf(home))
    problems.push(`it is not beside the system, at ${homeOf(home)}`);
  if (!relationships.systems.some((one) => one.manifest === home))
    problems.push(`its relationships do not lead to the system at ${home}`);
  return problems;
}
