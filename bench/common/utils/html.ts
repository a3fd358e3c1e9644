import DOMPurify from "dompurify";

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};
const UNESCAPES = Object.fromEntries(Object.entries(ESCAPES).map(([k, v]) => [v, k]));

/** Escape the five characters that HTML text and quoted attributes reserve. */
export function escapeHTML(value: unknown): string {
  return String(value).replace(/[&<>"']/g, (character) => ESCAPES[character] as string);
}

export function unescapeHTML(value: string): string {
  return value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => UNESCAPES[entity] as string);
}

/** The host's own elements, which content and dialogs may hold, and their attributes. */
const ELEMENTS =
  /^(color-picker|document-embed|document-tags|enriched-content|file-picker|multi-checkbox|multi-select|prose-mirror|range-picker|secret-block|string-tags)$/;
const ATTRIBUTES = /^(collaborate|compact|height|max|min|revealed|single|step|toggled|type)$/;

/** HTML without scripts, event handlers, styles and foreign custom elements. Browser only. */
export function cleanHTML(raw: string): string {
  return DOMPurify.sanitize(raw, {
    ADD_ATTR: ["target", "autofocus"],
    // Forms have fields called "name" and the like. Nothing here trusts named members of forms.
    SANITIZE_DOM: false,
    FORBID_TAGS: ["style"],
    CUSTOM_ELEMENT_HANDLING: { tagNameCheck: ELEMENTS, attributeNameCheck: ATTRIBUTES },
  });
}

/** Parse HTML: one element if the text has a single one at the top, otherwise the collection. */
export function parseHTML(html: string): HTMLElement | HTMLCollection {
  const template = document.createElement("template");
  template.innerHTML = html;
  const { children } = document.importNode(template.content, true);
  return children.length === 1 ? (children[0] as HTMLElement) : children;
}
