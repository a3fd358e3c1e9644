/** The members of `foundry.applications.elements`. */
import { HTMLEnrichedContentElement, HTMLSecretBlockElement } from "./content-elements.ts";
import { HTMLDocumentTagsElement } from "./document-tags.ts";
import { AbstractFormInputElement } from "./form-element.ts";
import {
  AbstractMultiSelectElement,
  HTMLMultiCheckboxElement,
  HTMLMultiSelectElement,
} from "./multi-select.ts";
import { HTMLProseMirrorElement } from "./prose-mirror.ts";
import {
  HTMLColorPickerElement,
  HTMLFilePickerElement,
  HTMLRangePickerElement,
} from "./simple-pickers.ts";
import { HTMLStringTagsElement } from "./string-tags.ts";

export {
  AbstractFormInputElement,
  AbstractMultiSelectElement,
  HTMLColorPickerElement,
  HTMLDocumentTagsElement,
  HTMLEnrichedContentElement,
  HTMLFilePickerElement,
  HTMLMultiCheckboxElement,
  HTMLMultiSelectElement,
  HTMLProseMirrorElement,
  HTMLRangePickerElement,
  HTMLSecretBlockElement,
  HTMLStringTagsElement,
};

/** Make the tags known to the page. Elements that are there already come to life. */
export function defineElements(): void {
  const types = [
    HTMLColorPickerElement,
    HTMLDocumentTagsElement,
    HTMLEnrichedContentElement,
    HTMLFilePickerElement,
    HTMLMultiCheckboxElement,
    HTMLMultiSelectElement,
    HTMLProseMirrorElement,
    HTMLRangePickerElement,
    HTMLSecretBlockElement,
    HTMLStringTagsElement,
  ];
  for (const type of types)
    if (!customElements.get(type.tagName)) customElements.define(type.tagName, type);
}
