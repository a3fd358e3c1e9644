/**
 * How many test files play at once, each at a table and in a browser of its own: one for each of two
 * processors. A licensed Foundry has one world.
 */
export const WORKERS = process.env.FOUNDRY_URL ? 1 : 2;

/** What of several things is this worker's. */
export function ownTable<T>(tables: readonly T[]): T {
  const place = (Number(process.env.VITEST_POOL_ID ?? 1) - 1) % tables.length;
  return tables[place]!;
}
