/** The members of `foundry.applications.fields`. */
export {
  createCheckboxInput,
  createEditorInput,
  createMultiSelectInput,
  createNumberInput,
  createSelectInput,
  createTextareaInput,
  createTextInput,
  prepareSelectOptionGroups,
  setInputAttributes,
} from "../../../common/data/fields/form.ts";
export { createFormGroup } from "../../../common/data/fields/form-field.ts";
