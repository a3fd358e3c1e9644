import type { Client } from "./clients.ts";

type Theme = "light" | "dark";

/** One theme for everybody, where somebody asks for it. */
function wantedTheme(): Theme | undefined {
  const wanted = process.env.BENCH_THEME;
  if (!wanted) return undefined;
  if (wanted === "light" || wanted === "dark") return wanted;
  throw new Error(`BENCH_THEME is light or dark, not ${wanted}`);
}
const wanted = wantedTheme();

/**
 * Who plays in the tests. Names as in the world of the tests; nobody has a password. Elsa, an
 * assistant game master, is there only where a test makes her.
 */
export const PLAYERS = {
  gm: { name: "Gamemaster", language: "en", theme: wanted ?? "dark" },
  aino: { name: "Aino", language: "fi", theme: wanted ?? "light" },
  boris: { name: "Boris", language: "ru", theme: wanted ?? "dark" },
  elsa: { name: "Elsa", language: "sv", theme: wanted ?? "dark" },
} as const satisfies Record<string, { name: string; language: string; theme: Theme }>;
export type PlayerKey = keyof typeof PLAYERS;

/** What the tests need of the program that serves the game: the bench, or a licensed Foundry. */
export interface HostDriver {
  readonly name: "bench" | "foundry";
  readonly url: string;
  /** Makes the world what `test/fixtures/world.ts` describes, before anyone has joined. */
  prepare(): Promise<void>;
  /** Makes the world new while clients are in it; resolves when they have it. */
  reset(clients: readonly Client[]): Promise<void>;
  /** Called once all have joined for the first time. */
  joined(clients: readonly Client[]): Promise<void>;
}
