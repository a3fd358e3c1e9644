/** The part of the package that we use; it brings no types of its own. */
declare module "@foundryvtt/foundryvtt-cli" {
  export function compilePack(
    source: string,
    destination: string,
    options?: { log?: boolean; yaml?: boolean; recursive?: boolean },
  ): Promise<void>;
}
