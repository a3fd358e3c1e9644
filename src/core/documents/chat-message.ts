import { renderCard } from "../cards.ts";

/** A message of any of the four rule books: data, from which each client makes its own card. */
export class QuartetChatMessage extends ChatMessage {
  override async renderHTML(options?: never): Promise<HTMLElement> {
    const html = await super.renderHTML(options);
    const content = html.querySelector(".message-content");
    const card = this.isContentVisible ? await renderCard(this) : null;
    if (content && card) content.replaceChildren(card);
    return html;
  }
}
