type Turn = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue: work begins once all work that was given to it earlier is done. */
export function makeQueue(): Turn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Runs work that reads a number, changes it and writes it, once all such work that began earlier
 * at this client is done. Two quick clicks would otherwise both start from the same number.
 * Such work must not wait for its own turn a second time.
 */
export const inTurn: Turn = makeQueue();
