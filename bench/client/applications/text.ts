import { game } from "../globals.ts";

interface Translator {
  localize(key: string): string;
  format(key: string, data: Record<string, unknown>): string;
}

/**
 * The text of a language key in the user's language; the key itself if there is none,
 * or before languages are loaded.
 */
export function localize(key: string, data?: Record<string, unknown>): string {
  const i18n = (game as unknown as { i18n?: Translator }).i18n;
  if (!i18n) return key;
  return data ? i18n.format(key, data) : i18n.localize(key);
}
