/** The package brings no types; tests use this much of it. */
declare module "@foundryvtt/foundryvtt-cli" {
  export function compilePack(
    source: string,
    destination: string,
    options?: { log?: boolean },
  ): Promise<void>;
}
