/** The members of `foundry.applications.sheets.journal`. */
export {
  JournalEntryPageHandlebarsSheet,
  JournalEntryPageProseMirrorSheet,
  JournalEntryPageSheet,
} from "./journal-entry-page-sheet.ts";
export { JournalEntrySheet } from "./journal-entry-sheet.ts";
