import { CONFIG } from "../../globals.ts";
import { localize } from "../text.ts";

interface Enricher {
  id?: string;
  onRender?(element: HTMLElement): unknown;
}

/** `<enriched-content enricher>`: runs its enricher's `onRender` whenever it enters a page. */
export class HTMLEnrichedContentElement extends HTMLElement {
  static tagName = "enriched-content";

  connectedCallback(): void {
    const { TextEditor } = CONFIG as unknown as { TextEditor: { enrichers: Enricher[] } };
    const id = this.getAttribute("enricher");
    const config = TextEditor.enrichers.find((enricher) => enricher.id === id);
    config?.onRender?.(this);
  }
}

/** `<secret-block>`: a secret section with a button that reveals or hides it. */
export class HTMLSecretBlockElement extends HTMLElement {
  static tagName = "secret-block";

  get secret(): HTMLElement | null {
    return this.querySelector("section.secret");
  }
  get revealed(): boolean {
    return this.secret?.classList.contains("revealed") ?? false;
  }

  connectedCallback(): void {
    const { secret } = this;
    if (!secret || this.querySelector("button.reveal")) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "reveal";
    button.textContent = localize(this.revealed ? "BENCH.Secret.Hide" : "BENCH.Secret.Reveal");
    button.addEventListener("click", () =>
      this.dispatchEvent(new Event("revealSecret", { bubbles: true })),
    );
    secret.prepend(button);
  }
}
