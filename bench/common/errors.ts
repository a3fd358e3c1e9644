/** System code used something that the running generation deprecates or does not have. */
export class BenchDeprecated extends Error {
  override readonly name = "BenchDeprecated";
  constructor(what: string, instead?: string) {
    super(`${what} is deprecated${instead ? `; use ${instead}` : ""}`);
  }
}

/** System code read a public member that the bench does not have. Never a quiet `undefined`. */
export class BenchNotImplemented extends Error {
  override readonly name = "BenchNotImplemented";
  constructor(path: string) {
    super(`the bench does not implement ${path}`);
  }
}
