/** The members of `foundry.applications.api`. */
export { ApplicationV2, ApplicationV2 as Application } from "./application.ts";
export { DialogV2, DialogV2 as Dialog } from "./dialog.ts";
export { DocumentSheetV2, DocumentSheetV2 as DocumentSheet } from "./document-sheet.ts";
export { HandlebarsApplicationMixin } from "./handlebars-application.ts";
