import { knownName } from "../i18n/translations.ts";
import { translationsOf } from "./translated.ts";

/** A token of any of the four rule books. */
export class QuartetToken extends TokenDocument {
  /**
   * Tokens of our ready characters bear their name in the language of who reads it. It is made of
   * the token's own name alone, never of the actor's: what hides somebody stays as it was written,
   * and what Foundry keeps of it in messages is nothing that others may not know.
   */
  override prepareBaseData(): void {
    super.prepareBaseData();
    const { name } = this._source;
    const translations = translationsOf(this.baseActor?.system ?? {});
    this.name = knownName({ name, translations }, game.i18n.lang) ?? this.name;
  }
}
