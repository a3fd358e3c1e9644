import type { MigrationStep } from "./step.ts";

/** What a world of the first release looks like: where counting begins. */
const BASELINE: MigrationStep = { number: 1, description: "the first release" };

const registered = new Map<number, MigrationStep>([[BASELINE.number, BASELINE]]);

/**
 * Adds a step. Call it before the game is ready.
 * @throws for a number that is taken or not whole: worlds could not tell two such steps apart.
 */
export function registerMigration(step: MigrationStep): void {
  const { number, description } = step;
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`The migration "${description}" needs a whole number from 1`);
  if (registered.has(number))
    throw new Error(`The number ${number} of the migration "${description}" is taken`);
  registered.set(number, step);
}

/** Every step, in the order in which they are done. */
export function migrationSteps(): MigrationStep[] {
  return [...registered.values()].sort((a, b) => a.number - b.number);
}
