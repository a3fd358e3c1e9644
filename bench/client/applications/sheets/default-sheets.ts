import { CONFIG } from "../../globals.ts";
import { DocumentSheetConfig } from "../apps/document-sheet-config.ts";
import { ActiveEffectConfig } from "./active-effect-config.ts";
import { JournalEntryPageProseMirrorSheet } from "./journal/journal-entry-page-sheet.ts";
import { JournalEntrySheet } from "./journal/journal-entry-sheet.ts";
import { MacroConfig } from "./macro-config.ts";
import { TokenConfig } from "./token-config.ts";
import { UserConfig } from "./user-config.ts";

interface DocumentConfig {
  documentClass: never;
}

/** Register the bench's own sheets. Actors and items have none: those are the system's. */
export function _registerDefaultSheets(): void {
  const sheets = {
    ActiveEffect: ActiveEffectConfig,
    JournalEntry: JournalEntrySheet,
    JournalEntryPage: JournalEntryPageProseMirrorSheet,
    Macro: MacroConfig,
    Token: TokenConfig,
    User: UserConfig,
  };
  const config = CONFIG as unknown as Record<string, DocumentConfig>;
  for (const [name, sheet] of Object.entries(sheets))
    DocumentSheetConfig.registerSheet(config[name]!.documentClass, "core", sheet as never, {
      makeDefault: true,
      label: "BENCH.Sheet.Own",
    });
}
