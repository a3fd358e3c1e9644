const { fields } = foundry.data;

/** A whole number of 0 or more that is always there. @param initial What a new document has. */
export function countField(initial = 0) {
  return new fields.NumberField({
    required: true,
    nullable: false,
    integer: true,
    min: 0,
    initial,
  });
}

/** A whole number of either sign that is always there. */
export function wholeNumberField(initial = 0) {
  return new fields.NumberField({ required: true, nullable: false, integer: true, initial });
}

/** A whole number within a scale. @param initial The least when left out. */
export function scaleField(min: number, max: number, initial = min) {
  return new fields.NumberField({
    required: true,
    nullable: false,
    integer: true,
    min,
    max,
    initial,
  });
}

/** A measure of 0 or more, with decimals. */
export function measureField(initial = 0) {
  return new fields.NumberField({ required: true, nullable: false, min: 0, initial });
}

/** One line of free text; empty when nothing is said. */
export function textField() {
  return new fields.StringField({ required: true, blank: true, initial: "" });
}

/**
 * The id of an attribute, a skill or the like; empty for none.
 * Ids are never translated and never shown.
 */
export function idField() {
  return new fields.StringField({ required: true, blank: true, initial: "" });
}

/** One of a list of ids. @param initial The first of the list when left out. */
export function choiceField<const Choice extends string>(
  choices: readonly Choice[],
  initial: NoInfer<Choice> = choices[0]!,
) {
  return new fields.StringField({ required: true, choices: [...choices], initial });
}

/** Formatted text. Name each one in `htmlFields` of system.json, so that the server cleans it. */
export function htmlField() {
  return new fields.HTMLField({ required: true, blank: true, initial: "" });
}

/** A gauge: points left, and the most there can be. */
export function gaugeField({ value, max }: { value: number; max: number }) {
  return new fields.SchemaField({ value: countField(value), max: countField(max) });
}

/**
 * Name, description and other short texts in the languages of our packs, by language code.
 * `words` holds the short ones by the name of their field.
 */
export function translationsField() {
  return new fields.TypedObjectField(
    new fields.SchemaField({
      name: textField(),
      description: htmlField(),
      words: new fields.TypedObjectField(textField()),
    }),
  );
}

/** A name as it stood when it was written down, with its translations. */
export function nameField() {
  return new fields.SchemaField({ name: textField(), translations: translationsField() });
}

/** What every item has: a long text, and its translations. */
export function describedFields() {
  return { description: htmlField(), translations: translationsField() };
}

/** Shots left and how many go in; a maximum of 0 means that none are counted. */
export function ammunitionField() {
  return gaugeField({ value: 0, max: 0 });
}
