/*
 * What is used of the module Quench, as its documentation has it. Test authors install it; nothing
 * here needs it.
 */

/** Mocha's and Chai's, as Quench hands them to a batch. */
export interface QuenchContext {
  describe(name: string, tests: () => void): void;
  it(name: string, test: (this: QuenchTest) => Promise<void>): void;
  before(work: (this: QuenchTest) => Promise<void>): void;
  after(work: (this: QuenchTest) => Promise<void>): void;
  readonly assert: QuenchAssert;
}

export interface QuenchTest {
  timeout(milliseconds: number): unknown;
}

export interface QuenchAssert {
  ok(value: unknown, message?: string): void;
  deepEqual(actual: unknown, expected: unknown, message?: string): void;
  notDeepEqual(actual: unknown, expected: unknown, message?: string): void;
}

export interface Quench {
  registerBatch(
    key: string,
    batch: (context: QuenchContext) => void,
    options?: { readonly displayName?: string },
  ): void;
}
