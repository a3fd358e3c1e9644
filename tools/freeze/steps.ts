import { existsSync } from "node:fs";
import { migrationSteps } from "../../src/core/migrations/registry.ts";
import type { MigrationStep } from "../../src/core/migrations/step.ts";
import { fromRoot } from "../paths.ts";
import { BOOKS } from "../template-json.ts";

/** The migrations of core and of every rule book that has a `migrations.ts`, in their order. */
export async function loadSteps(): Promise<MigrationStep[]> {
  const steps = migrationSteps();
  for (const book of BOOKS) {
    const path = fromRoot(`src/${book}/migrations.ts`);
    if (!existsSync(path)) continue;
    const { MIGRATIONS } = (await import(path)) as { MIGRATIONS: readonly MigrationStep[] };
    steps.push(...MIGRATIONS);
  }
  return steps.sort((a, b) => a.number - b.number);
}
