import { buildMenuItems, exampleSetup } from "prosemirror-example-setup";
import { DOMParser, DOMSerializer, type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import { schema as basic } from "prosemirror-schema-basic";
import { addListNodes } from "prosemirror-schema-list";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { localize } from "../text.ts";

/** A section, such as a secret one, keeps its id and classes. */
const section: NodeSpec = {
  group: "block",
  content: "block+",
  attrs: { id: { default: null }, class: { default: null } },
  parseDOM: [
    {
      tag: "section",
      getAttrs: (element) => ({
        id: element.getAttribute("id"),
        class: element.getAttribute("class"),
      }),
    },
  ],
  toDOM: (node) => ["section", node.attrs, 0],
};
const underline: MarkSpec = { parseDOM: [{ tag: "u" }], toDOM: () => ["u", 0] };

const schema = new Schema({
  nodes: addListNodes(basic.spec.nodes, "paragraph block*", "block").append({ section }),
  marks: basic.spec.marks.append({ underline }),
});
const items = buildMenuItems(schema);

interface RichTextOptions {
  label: string;
  compact: boolean;
  onInput(): void;
  onLeave(): void;
  onSave?(): void;
  onCancel?(): void;
}

const TOOLS = [
  ["toggleStrong", "fa-bold", "Bold"],
  ["toggleEm", "fa-italic", "Italic"],
  ["makeHead2", "fa-heading", "Heading"],
  ["makeParagraph", "fa-paragraph", "Paragraph"],
  ["wrapBulletList", "fa-list-ul", "BulletList"],
  ["wrapOrderedList", "fa-list-ol", "NumberedList"],
  ["wrapBlockQuote", "fa-quote-right", "Quote"],
] as const;

function parse(html: string) {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  return DOMParser.fromSchema(schema).parse(holder);
}

export type { EditorState };

/** An editor of HTML text with a toolbar. It begins with a text, or with another one's state. */
export class RichText {
  #view: EditorView;

  constructor(
    holder: HTMLElement,
    begin: string | EditorState,
    private readonly options: RichTextOptions,
  ) {
    const bar = document.createElement("menu");
    bar.className = "editor-menu";
    bar.setAttribute("role", "toolbar");
    const place = document.createElement("div");
    place.className = "editor-container";
    holder.append(bar, place);
    this.#view = new EditorView(place, {
      state: typeof begin === "string" ? this.#state(begin) : begin,
      attributes: { "aria-label": options.label, role: "textbox", "aria-multiline": "true" },
      dispatchTransaction: (transaction) => {
        this.#view.updateState(this.#view.state.apply(transaction));
        if (transaction.docChanged) options.onInput();
      },
      handleDOMEvents: {
        keydown: (_view, event) => this.#onKeyDown(event),
        focusout: (_view, event) => {
          if (!holder.contains(event.relatedTarget as Node | null)) options.onLeave();
          return false;
        },
      },
    });
    this.#fill(bar);
  }

  get state(): EditorState {
    return this.#view.state;
  }
  get html(): string {
    const holder = document.createElement("div");
    const { doc } = this.#view.state;
    holder.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content));
    // An empty document is no text at all, not an empty paragraph.
    return doc.childCount === 1 && doc.firstChild?.content.size === 0 ? "" : holder.innerHTML;
  }
  set html(html: string) {
    this.#view.updateState(this.#state(html));
  }
  focus(): void {
    this.#view.focus();
  }
  destroy(): void {
    this.#view.destroy();
  }

  #state(html: string): EditorState {
    return EditorState.create({
      doc: parse(html),
      plugins: exampleSetup({ schema, menuBar: false }),
    });
  }

  #onKeyDown(event: KeyboardEvent): boolean {
    const { onSave, onCancel } = this.options;
    if (onSave && event.key === "s" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSave();
      return true;
    }
    if (onCancel && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
      return true;
    }
    return false;
  }

  #button(icon: string, label: string, run: (event: Event) => void): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.className = `icon fa-solid ${icon}`;
    button.ariaLabel = localize(`BENCH.Editor.${label}`);
    button.dataset.tooltipText = button.ariaLabel;
    // The selection in the text must stay while a tool is used.
    button.addEventListener("pointerdown", (event) => event.preventDefault());
    button.addEventListener("click", run);
    return button;
  }

  #fill(bar: HTMLElement): void {
    if (!this.options.compact)
      for (const [name, icon, label] of TOOLS) {
        const item = items[name];
        if (!item) continue;
        const run = (event: Event) => {
          item.spec.run(this.#view.state, this.#view.dispatch, this.#view, event);
          this.#view.focus();
        };
        bar.append(this.#button(icon, label, run));
      }
    const { onSave, onCancel } = this.options;
    if (onSave) bar.append(this.#button("fa-floppy-disk", "Save", onSave));
    if (onCancel) bar.append(this.#button("fa-xmark", "Cancel", onCancel));
    bar.hidden = bar.childElementCount === 0;
  }
}
