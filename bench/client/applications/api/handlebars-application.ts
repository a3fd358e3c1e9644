import { generation } from "../../globals.ts";
import { loadTemplates, renderTemplate } from "../handlebars.ts";
import type { ApplicationV2 } from "./application.ts";
import { attachForm } from "./forms.ts";
import { keepPartState, type PartState, restorePartState } from "./part-state.ts";
import type { ClosingOptions, FormConfiguration, RenderContext, RenderOptions } from "./types.ts";

/** One template of an application, which renders to exactly one element. */
export interface TemplatePart {
  template: string;
  /** Element id, after the application's own and a hyphen. */
  id?: string | null;
  classes?: string[] | null;
  /** Further templates to load, which this one uses as partials. */
  templates?: string[] | null;
  /** Selectors of scrolling elements in the part; "" is the part itself. */
  scrollable?: string[] | null;
  forms?: Record<string, FormConfiguration> | null;
  /** The template's elements fill the application's content directly. */
  root?: boolean | null;
}

// biome-ignore lint/suspicious/noExplicitAny: TypeScript demands any[] of a mixin's constructor
type ApplicationConstructor = new (...args: any[]) => ApplicationV2;

/** The elements of a rendered template: one, unless the part is the root. */
function elementsOf(partId: string, part: TemplatePart, html: string): HTMLElement[] {
  const template = document.createElement("template");
  template.innerHTML = html;
  const nodes = [...template.content.childNodes];
  const elements = nodes.filter((node) => node.nodeType === 1) as HTMLElement[];
  const text = nodes.some((node) => node.nodeType === 3 && node.textContent?.trim());
  if (!part.root && (elements.length !== 1 || text))
    throw new Error(
      `template part "${partId}" (${part.template}) must render exactly one element, ` +
        `not ${elements.length}${text ? " and text" : ""}`,
    );
  return elements;
}

/** Gives an application content made of templates, which can be rendered part by part. */
export function HandlebarsApplicationMixin<Base extends ApplicationConstructor>(Base: Base) {
  return class HandlebarsApplication extends Base {
    static PARTS: Record<string, TemplatePart> = {};

    #parts: Record<string, HTMLElement> = {};
    #descriptors: Record<string, TemplatePart> = {};

    /** Rendered parts by their ids. */
    get parts(): Record<string, HTMLElement> {
      return this.#parts;
    }

    override _configureRenderOptions(options: RenderOptions): void {
      super._configureRenderOptions(options);
      this.#descriptors = this._configureRenderParts(options);
      options.parts ??= Object.keys(this.#descriptors);
    }

    /** The parts to render now; a copy, which may be changed. */
    _configureRenderParts(_options: RenderOptions): Record<string, TemplatePart> {
      const { PARTS } = this.constructor as unknown as { PARTS: Record<string, TemplatePart> };
      return copyParts(PARTS);
    }

    override async _preRender(context: RenderContext, options: RenderOptions): Promise<void> {
      await super._preRender(context, options);
      const paths = Object.values(this.#descriptors).flatMap((part) => [
        part.template,
        ...(part.templates ?? []),
      ]);
      await loadTemplates([...new Set(paths)]);
    }

    override async _renderHTML(
      context: RenderContext,
      options: RenderOptions,
    ): Promise<Record<string, HTMLElement>> {
      const rendered: Record<string, HTMLElement> = {};
      // One after another: parts may put their own values into the context they share.
      for (const partId of options.parts ?? []) {
        const part = this.#descriptors[partId];
        if (!part) {
          console.warn(`${this.constructor.name} has no template part "${partId}"`);
          continue;
        }
        const partContext = await this._preparePartContext(partId, context, options);
        const html = await renderTemplate(part.template, partContext);
        const elements = elementsOf(partId, part, html);
        rendered[partId] = this.#frame(partId, part, elements);
      }
      return rendered;
    }

    #frame(partId: string, part: TemplatePart, elements: HTMLElement[]): HTMLElement {
      if (part.root) {
        const holder = document.createElement("div");
        holder.append(...elements);
        return holder;
      }
      const element = elements[0]!;
      element.dataset.applicationPart = partId;
      if (part.id) element.id = `${this.id}-${part.id}`;
      element.classList.add(...(part.classes ?? []));
      return element;
    }

    async _preparePartContext(
      partId: string,
      context: RenderContext,
      _options: RenderOptions,
    ): Promise<RenderContext> {
      context.partId = `${this.id}-${partId}`;
      return context;
    }

    override _replaceHTML(
      result: Record<string, HTMLElement>,
      content: HTMLElement,
      options: RenderOptions,
    ): void {
      for (const partId of Object.keys(this.#parts)) {
        if (partId in this.#descriptors) continue;
        this.#parts[partId]?.remove();
        delete this.#parts[partId];
      }
      for (const [partId, element] of Object.entries(result)) {
        const part = this.#descriptors[partId]!;
        const prior = this.#parts[partId];
        const state: PartState = { scrollPositions: [] };
        if (prior) this._preSyncPartState(partId, element, prior, state);
        if (part.root) {
          content.replaceChildren(...element.childNodes);
          content.classList.add(...(part.classes ?? []));
        } else if (prior) prior.replaceWith(element);
        else this.#insert(partId, element, content);
        const placed = part.root ? content : element;
        this.#parts[partId] = placed;
        if (prior) this._syncPartState(partId, placed, prior, state);
        this._attachPartListeners(partId, placed, options);
      }
    }

    /** Put a new part before the next part that is there already. */
    #insert(partId: string, element: HTMLElement, content: HTMLElement): void {
      const order = Object.keys(this.#descriptors);
      const later = order.slice(order.indexOf(partId) + 1).map((id) => this.#parts[id]);
      const next = later.find((part) => part?.parentElement === content);
      content.insertBefore(element, next ?? null);
    }

    _preSyncPartState(
      partId: string,
      newElement: HTMLElement,
      priorElement: HTMLElement,
      state: PartState,
    ): void {
      const selectors = this.#descriptors[partId]?.scrollable ?? [];
      keepPartState(newElement, priorElement, state, selectors, generation());
    }

    _syncPartState(
      _partId: string,
      newElement: HTMLElement,
      _priorElement: HTMLElement,
      state: PartState,
    ): void {
      restorePartState(newElement, state);
    }

    _attachPartListeners(partId: string, element: HTMLElement, _options: RenderOptions): void {
      const forms = this.#descriptors[partId]?.forms ?? {};
      for (const [selector, config] of Object.entries(forms)) {
        const form = element.matches(selector) ? element : element.querySelector(selector);
        if (form instanceof HTMLFormElement) attachForm(this, form, config);
      }
    }

    override _tearDown(options: ClosingOptions): void {
      super._tearDown(options);
      this.#parts = {};
    }
  };
}

/** A copy that may be changed; handlers of forms stay the same functions. */
function copyParts(parts: Record<string, TemplatePart>): Record<string, TemplatePart> {
  const copy: Record<string, TemplatePart> = {};
  for (const [id, part] of Object.entries(parts)) {
    copy[id] = { ...part };
    for (const key of ["classes", "templates", "scrollable"] as const)
      if (part[key]) copy[id][key] = [...part[key]];
    if (part.forms) copy[id].forms = { ...part.forms };
  }
  return copy;
}
