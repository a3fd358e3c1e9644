/** What somebody wrote in an editor and did not save yet; `state` is the editor's own. */
export interface Draft {
  state: unknown;
  focused: boolean;
}

/** An editor that keeps its text until it is saved. */
interface DraftEditor extends HTMLElement {
  draft: Draft | null;
}

/** What a part keeps while a new element takes its place. */
export interface PartState {
  /** Scrolling element (its selector from generation 14 on), top and left in pixels. */
  scrollPositions: [HTMLElement | string, number, number][];
  /** Selector of the focused element. */
  focus?: string;
  /** By the names of editors. */
  drafts?: Map<string, Draft>;
  selection?: [start: number, end: number, direction: "forward" | "backward" | "none"];
}

const FOCUSABLE = "input, select, textarea, button, [contenteditable=true]";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** A selector that finds the element again: by its id, else by its name. */
function selectorOf(element: Element): string | undefined {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const name = element.getAttribute("name");
  if (!name) return undefined;
  const base = `${element.localName}[name="${CSS.escape(name)}"]`;
  const { type, value } = element as Partial<HTMLInputElement>;
  return type === "radio" && value ? `${base}[value="${CSS.escape(value)}"]` : base;
}

function find(root: HTMLElement, selector: string): HTMLElement | null {
  return selector === "" || root.matches(selector) ? root : root.querySelector(selector);
}

/** The caret, for the inputs that have one. */
function selectionOf(element: Element): PartState["selection"] {
  try {
    const { selectionStart, selectionEnd, selectionDirection } = element as TextField;
    if (typeof selectionStart === "number" && typeof selectionEnd === "number")
      return [selectionStart, selectionEnd, selectionDirection ?? "none"];
  } catch {
    // Number inputs and the like have no caret to ask for.
  }
  return undefined;
}

function editorsIn(root: HTMLElement): DraftEditor[] {
  return [...root.querySelectorAll<DraftEditor>("prose-mirror[name]")];
}

/** Note focus, caret, unsaved text and scroll positions of `prior` in `state`. */
export function keepPartState(
  next: HTMLElement,
  prior: HTMLElement,
  state: PartState,
  scrollable: readonly string[],
  generation: number,
): void {
  const active = prior.ownerDocument.activeElement;
  if (active && prior.contains(active)) {
    // The inner input of a custom element is found through the element's name.
    const named = active.id || active.hasAttribute("name") ? active : active.closest("[name]");
    if (named && prior.contains(named)) state.focus = selectorOf(named);
    state.selection = selectionOf(active);
  }
  state.drafts = new Map();
  for (const editor of editorsIn(prior))
    if (editor.draft) state.drafts.set(editor.getAttribute("name")!, editor.draft);
  for (const selector of scrollable) {
    const from = find(prior, selector);
    const to = find(next, selector);
    if (!from || !to) continue;
    const key = generation === 14 ? selector : to;
    state.scrollPositions.push([key, from.scrollTop, from.scrollLeft]);
  }
}

/** Bring back what {@link keepPartState} noted, in the element that is now in the page. */
export function restorePartState(next: HTMLElement, state: PartState): void {
  const named = state.focus ? find(next, state.focus) : null;
  const inner = named?.localName.includes("-") ? named.querySelector<HTMLElement>(FOCUSABLE) : null;
  const focused = inner ?? named;
  if (focused) {
    focused.focus({ preventScroll: true });
    if (state.selection && (focused as TextField).value !== undefined) {
      try {
        (focused as TextField).setSelectionRange(...state.selection);
      } catch {
        // The field changed its type; its caret cannot be set.
      }
    }
  }
  for (const editor of editorsIn(next)) {
    const draft = state.drafts?.get(editor.getAttribute("name")!);
    if (draft) editor.draft = draft;
  }
  for (const [key, top, left] of state.scrollPositions) {
    const target = typeof key === "string" ? find(next, key) : key;
    if (target) Object.assign(target, { scrollTop: top, scrollLeft: left });
  }
}
