import { CONFIG } from "../../globals.ts";

/** The class that `CONFIG.ux` puts in the place of `base`, or `base` itself. */
export function configured<T>(name: string, base: T): T {
  const { ux } = CONFIG as unknown as { ux?: Record<string, unknown> };
  return (ux?.[name] as T | undefined) ?? base;
}
