/** System code used something that the running generation deprecates or does not have. */
export class BenchDeprecated extends Error {
  override readonly name = "BenchDeprecated";
  constructor(what: string, instead?: string) {
    super(`${what} is deprecated${instead ? `; use ${instead}` : ""}`);
  }
}
