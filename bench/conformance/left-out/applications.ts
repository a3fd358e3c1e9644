/** What the bench leaves out of `foundry.applications`, apart from sheets and the fixed interface. See README.md, "Conformance". */

export type Applications = "dice" | "hud" | "parseHTML" | "settings";

export type Api =
  | "CategoryBrowser"
  | `${"Application" | "ApplicationV2" | "Dialog" | "DialogV2" | "DocumentSheet" | "DocumentSheetV2"}.${"parseCSSDimensions" | "waitForImages"}`
  | `${"Application" | "ApplicationV2" | "Dialog" | "DialogV2" | "DocumentSheet" | "DocumentSheetV2"}#bringToTop`;

export type Apps =
  | "CombatTrackerConfig"
  | "CompendiumArtConfig"
  | "FilePicker"
  | "GridConfig"
  | "ImagePopout"
  | "PermissionConfig"
  | "av"
  | `${"DocumentOwnershipConfig" | "DocumentSheetConfig"}.${"PARTS" | "parseCSSDimensions" | "waitForImages"}`
  | `${"DocumentOwnershipConfig" | "DocumentSheetConfig"}#${"bringToTop" | "isEditable" | "isVisible" | "parts"}`;

export type FormFields = never;

export type HandlebarsFunctions =
  | "checked"
  | "colorPicker"
  | "concat"
  | "disabled"
  | "editor"
  | "filePicker"
  | "formGroup"
  | "formInput"
  | "ifThen"
  | "localize"
  | "numberFormat"
  | "numberInput"
  | "object"
  | "radioBoxes"
  | "rangePicker"
  | "select"
  | "selectOptions";

export type Ux =
  | "HTMLSecret"
  | "ProseMirrorEditor"
  | "SearchFilter"
  | `${"ContextMenu" | "TextEditor"}.create`
  | "ContextMenu.eventListeners"
  | "ContextMenu#menu"
  | "DragDrop.createDragImage"
  | `Draggable#${"handlers" | "position" | "resizable"}`
  | "FormDataExtended#editors"
  | `TextEditor.${"getContentLink" | "truncateHTML"}`;

export type Elements =
  | "HTMLCodeMirrorElement"
  | "HTMLDocumentEmbedElement"
  | "HTMLHueSelectorSlider"
  | `${"HTMLColorPickerElement" | "HTMLDocumentTagsElement" | "HTMLFilePickerElement" | "HTMLMultiSelectElement" | "HTMLProseMirrorElement" | "HTMLRangePickerElement" | "HTMLStringTagsElement"}.create`
  | `${"HTMLDocumentTagsElement" | "HTMLStringTagsElement"}.renderTag`
  | "HTMLEnrichedContentElement.observedAttributes"
  | "HTMLEnrichedContentElement#attributeChangedCallback"
  | `HTMLFilePickerElement#${"noupload" | "picker"}`
  | `HTMLStringTagsElement.${"icons" | "labels"}`;

/** What `HandlebarsApplicationMixin` makes of the base application. */
export type HandlebarsApplication =
  | "HandlebarsApplication#bringToTop"
  | `HandlebarsApplication.${"parseCSSDimensions" | "waitForImages"}`;
