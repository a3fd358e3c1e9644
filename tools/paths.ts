import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const dist = join(root, "dist/quartet");
/** What the tools make for the bench; never released. */
export const workFolder = join(root, ".bench");
export const fromRoot = (...parts: string[]): string => join(root, ...parts);
/** The cover of a world that plays one rule book; `npm run tile` draws it. */
export const coverFile = (book: string): string => fromRoot(`content/adventures/${book}.webp`);
