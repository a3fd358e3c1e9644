/** What can be half typed: a box to tick is ticked at once. */
const TYPED_IN = "input:not([type=checkbox], [type=radio]):focus, textarea:focus";

/**
 * Keeps what somebody is typing when the sheet is drawn anew because of somebody else.
 * Foundry brings back the focus and the caret, but not the text.
 */
export function keepTyping(next: HTMLElement, prior: HTMLElement): void {
  const typed = prior.querySelector<HTMLInputElement>(TYPED_IN);
  if (!typed?.name || typed.value === typed.defaultValue) return;
  const fresh = next.querySelector<HTMLInputElement>(`[name="${CSS.escape(typed.name)}"]`);
  if (!fresh) return;
  fresh.value = typed.value;
  // Browsers tell of a change only where it was typed into this very element.
  const told = new AbortController();
  fresh.addEventListener("change", () => told.abort(), { once: true });
  fresh.addEventListener(
    "blur",
    () => fresh.dispatchEvent(new Event("change", { bubbles: true })),
    { signal: told.signal },
  );
}

/** Lets a field that is still being typed in say so: browsers tell of a change when it is left. */
export function commitTyping(element: HTMLElement): void {
  const focused = element.ownerDocument.activeElement;
  if (focused instanceof HTMLElement && element.contains(focused)) focused.blur();
}
