/** The bench cannot start; the message says in one line what to do. */
export class BenchStartError extends Error {
  override readonly name = "BenchStartError";
}

/** The acting user may not do that. Told to the asker only; nothing changes. */
export class PermissionError extends Error {
  override readonly name = "PermissionError";
}

/** The request makes no sense: unknown document, wrong type, bad data. */
export class RequestError extends Error {
  override readonly name = "RequestError";
}

/** Whether an error, or what caused it, has a code such as `EADDRINUSE`. */
export function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === code) || hasCode(error.cause, code);
}
