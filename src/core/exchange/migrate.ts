import { migrateSource } from "../migrations/migrate-source.ts";
import { migrationSteps } from "../migrations/registry.ts";
import type { MigrationStep } from "../migrations/step.ts";
import { isData } from "./format.ts";

/** The number of the step that the data of this world have been through. */
export function lastStep(): number {
  return migrationSteps().at(-1)?.number ?? 0;
}

/**
 * The content of a file with its actor brought up to date, as the actors of an older world are.
 * What is no file of ours, or what a step cannot read, stays as it is: the check tells of it.
 */
export function migrateFile(
  content: unknown,
  steps: readonly MigrationStep[] = migrationSteps(),
): unknown {
  if (!isData(content) || !isData(content.actor)) return content;
  const { actor, step } = content;
  const left = steps.filter(({ number }) => number > (Number(step) || 0));
  try {
    return { ...content, actor: migrateSource("Actor", actor, left) };
  } catch {
    return content;
  }
}
