import { renderCard } from "../cards.ts";
import { localName } from "./translated.ts";

/** A message of any of the four rule books: data, from which each client makes its own card. */
export class QuartetChatMessage extends ChatMessage {
  /** Who speaks, by the name that this reader knows. */
  override get alias(): string {
    return localName(super.alias, this.speakerActor);
  }

  override async renderHTML(options?: never): Promise<HTMLElement> {
    const html = await super.renderHTML(options);
    const content = html.querySelector(".message-content");
    const card = this.isContentVisible ? await renderCard(this) : null;
    if (content && card) content.replaceChildren(card);
    return html;
  }
}
