let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work that reads a number, changes it and writes it, once all such work that began earlier
 * at this client is done. Two quick clicks would otherwise both start from the same number.
 * Such work must not wait for its own turn a second time.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
