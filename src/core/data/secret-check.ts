const { fields } = foundry.data;

/** What a check holds whose number to reach only game masters know: never the number itself. */
export function secretFields() {
  return {
    /** Game masters keep the number: it is never written here. */
    hidden: new fields.BooleanField(),
    /** What a game master's client found; `null` until then, and for a number that all may know. */
    verdict: new fields.SchemaField(
      { isSuccess: new fields.BooleanField() },
      { required: true, nullable: true, initial: null },
    ),
  };
}
