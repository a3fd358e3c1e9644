import sanitizeHtml from "sanitize-html";

const BLOCKS = `address article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3
  h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul caption
  col colgroup`;
const INLINE = `a abbr b bdi bdo br cite code del dfn em i img ins kbd mark meter picture progress q
  rp rt ruby s samp small source span strong sub sup time u var wbr audio video`;
// Cards in chat carry controls.
const CONTROLS = "button fieldset form input label legend optgroup option output select textarea";
const CUSTOM = "enriched-content secret-block document-embed";

const options: sanitizeHtml.IOptions = {
  allowedTags: [BLOCKS, INLINE, CONTROLS, CUSTOM].flatMap((list) => list.split(/\s+/)),
  allowedAttributes: {
    "*": [
      ..."class data-* aria-* role title lang dir id style tabindex hidden draggable".split(" "),
    ],
    a: ["href", "name", "target", "rel", "download"],
    audio: ["src", "controls", "loop", "muted"],
    button: ["type", "name", "value", "disabled"],
    col: ["span"],
    colgroup: ["span"],
    details: ["open", "name"],
    img: ["src", "srcset", "alt", "width", "height", "loading"],
    input: [
      ..."type name value checked disabled min max step placeholder readonly required".split(" "),
    ],
    label: ["for"],
    li: ["value"],
    meter: ["value", "min", "max", "low", "high", "optimum"],
    ol: ["start", "type", "reversed"],
    optgroup: ["label", "disabled"],
    option: ["value", "selected", "disabled"],
    progress: ["value", "max"],
    select: ["name", "multiple", "disabled", "required"],
    source: ["src", "srcset", "type", "media"],
    td: ["colspan", "rowspan"],
    textarea: ["name", "rows", "cols", "disabled", "placeholder", "readonly"],
    th: ["colspan", "rowspan", "scope"],
    time: ["datetime"],
    video: ["src", "controls", "loop", "muted", "width", "height", "poster"],
  },
  allowedStyles: {
    "*": Object.fromEntries(
      `text-align color background-color font-size font-style font-weight text-decoration width
       height max-width float margin margin-left padding padding-left vertical-align
       list-style-type`
        .split(/\s+/)
        .map((property) => [property, [/^[\w\s#%.,()-]+$/]]),
    ),
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: { img: ["http", "https", "data"] },
  allowProtocolRelative: false,
  // Enrichers read their commands from the text, which must come through as it is.
  parser: { decodeEntities: true, lowerCaseTags: true },
};

/** HTML without scripts, event handlers, frames and foreign styles. */
export function cleanHtml(html: string): string {
  // What has no markup has nothing to clean; this keeps its characters as they were typed.
  return /[<&]/.test(html) ? sanitizeHtml(html, options) : html;
}
