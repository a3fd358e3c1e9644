/** Lines that are news once they appear: answers, rests, awards. */
const LINES = ".answers li:not(.waiting), .rested li, .desk-news .award";

/**
 * Tells screen readers what is new at the desk. The lists are drawn anew as a whole, so that a
 * region which outlives them says what was not there before.
 */
export class NewsTeller {
  private known: ReadonlySet<string> | null = null;
  private region: HTMLElement | null = null;

  /** Call once, when the window is there. */
  watch(element: HTMLElement): void {
    const region = element.ownerDocument.createElement("p");
    region.className = "unseen";
    region.setAttribute("role", "status");
    (element.querySelector(".window-content") ?? element).append(region);
    this.region = region;
    this.known = null;
  }

  /** Call whenever the window has been drawn. What was there at first is no news. */
  tell(element: HTMLElement): void {
    const lines = [...element.querySelectorAll(LINES)].map(lineText);
    const { known, region } = this;
    const fresh = known ? lines.filter((line) => !known.has(line)) : [];
    this.known = new Set(lines);
    if (region && fresh.length > 0) region.textContent = fresh.join(". ");
  }
}

function lineText(line: Element): string {
  return (line.textContent ?? "").replace(/\s+/g, " ").trim();
}
