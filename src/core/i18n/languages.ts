/** The languages that Quartet speaks. */
export const LANGUAGES = ["en", "fi", "sv", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
