import { LANGUAGES } from "../../core/i18n/language.ts";
import { Setting } from "../../core/settings/setting.ts";
import { type AttributeSetup, BOOK_ATTRIBUTES } from "../rules/attributes.ts";

const ATTRIBUTES = new Setting<readonly AttributeSetup[]>("noppa.attributes", () => {
  const { ArrayField, SchemaField, StringField } = foundry.data.fields;
  const name = () => new StringField({ required: true, blank: true, initial: "" });
  return {
    scope: "world",
    type: new ArrayField(
      new SchemaField({
        id: new StringField({ required: true, blank: false }),
        names: new SchemaField(Object.fromEntries(LANGUAGES.map((code) => [code, name()]))),
      }),
    ),
    default: BOOK_ATTRIBUTES,
  };
});

/** Registers the list of attributes as a world setting. */
export function registerAttributes(): void {
  ATTRIBUTES.register();
  ATTRIBUTES.follow(redrawSheets);
}

/** The attributes of this world, in the game master's order. */
export function worldAttributes(): readonly AttributeSetup[] {
  return ATTRIBUTES.get();
}

/** Saves the list. Values that characters have for a removed attribute stay with them. */
export async function saveAttributes(attributes: readonly AttributeSetup[]): Promise<void> {
  await ATTRIBUTES.set(attributes);
}

/** Open sheets show the new list at once. */
function redrawSheets(): void {
  for (const actor of game.actors)
    if ((actor.type as string) === "noppaCharacter") actor.render(false);
}
