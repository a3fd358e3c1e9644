export { createDocumentDialog } from "./create-document-dialog.ts";
export { DocumentOwnershipConfig } from "./document-ownership-config.ts";
export { DocumentSheetConfig } from "./document-sheet-config.ts";
export { SettingsConfig } from "./settings-config.ts";
