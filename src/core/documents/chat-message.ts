import { renderCard } from "../cards.ts";
import { translationsOf } from "./translated.ts";

/** A message of any of the four rule books: data, from which each client makes its own card. */
export class QuartetChatMessage extends ChatMessage {
  /**
   * Who speaks. A ready character from our packs has a name in every language, and the message
   * holds the one that its author read: each reader sees their own.
   */
  override get alias(): string {
    const alias = super.alias;
    const actor = this.speakerActor;
    const names = Object.values(translationsOf(actor?.system ?? {})).map((text) => text?.name);
    return actor && names.includes(alias) ? actor.name : alias;
  }

  override async renderHTML(options?: never): Promise<HTMLElement> {
    const html = await super.renderHTML(options);
    const content = html.querySelector(".message-content");
    const card = this.isContentVisible ? await renderCard(this) : null;
    if (content && card) content.replaceChildren(card);
    return html;
  }
}
