/**
 * How many test files play at once, each at a table and in a browser of its own: two where a person
 * waits, one where nobody does, since it is the calmer way. A licensed Foundry has one world.
 */
export const WORKERS = process.env.FOUNDRY_URL || process.env.CI ? 1 : 2;

/** What of several things is this worker's. */
export function ownTable<T>(tables: readonly T[]): T {
  const place = (Number(process.env.VITEST_POOL_ID ?? 1) - 1) % tables.length;
  return tables[place]!;
}
