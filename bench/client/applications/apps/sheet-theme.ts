import type { ClientDocument } from "../../documents/client-document.ts";

/** The flag that holds the theme of one document's sheet. */
export const SHEET_THEME_FLAG = "sheetTheme";

/** The theme that was chosen for a document's sheet, null if it follows the windows. */
export function sheetThemeOf(document: ClientDocument): string | null {
  const chosen = document.getFlag("core", SHEET_THEME_FLAG);
  return typeof chosen === "string" && chosen ? chosen : null;
}
