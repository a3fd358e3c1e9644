import { failOnUnknownMembers } from "../../../common/strict-members.ts";
import { generation } from "../../globals.ts";
import { Hooks } from "../../helpers/hooks.ts";
import { BenchNotImplemented } from "../../strict.ts";
import { instances, listenForEscape } from "../instances.ts";
import { applicationsTheme } from "../ui/theme.ts";
import type { ContextMenu } from "../ux/context-menu.ts";
import { attachActionListeners, clickTab } from "./actions.ts";
import { type ContextMenuOptions, createContextMenu } from "./context-menus.ts";
import { attachForm, onChangeForm, onSubmitForm, submitApplication } from "./forms.ts";
import { buildFrame, updateFrame } from "./frame.ts";
import { listControls, renderHeaderControl, toggleControls } from "./header-controls.ts";
import { resolveOptions } from "./options.ts";
import { applyPosition, initialPosition, resolvePosition } from "./position.ts";
import { reportRefusal, TaskQueue } from "./queue.ts";
import { changeTab, initialTabs, prepareTabs, requestTabs } from "./tabs.ts";
import type * as Types from "./types.ts";
import { attachWindowListeners, setMinimized } from "./window.ts";

/**
 * The base of every window and panel: options by inheritance, a serialised render queue, a
 * frame with header, click actions, tabs, forms and events.
 */
export class ApplicationV2 extends EventTarget {
  static {
    failOnUnknownMembers(this);
  }
  static BASE_APPLICATION: typeof ApplicationV2 = ApplicationV2;
  static DEFAULT_OPTIONS: Types.PartialConfiguration = {
    id: "app-{id}",
    classes: [],
    tag: "div",
    window: {
      frame: true,
      positioned: true,
      title: "",
      icon: "",
      controls: [],
      minimizable: true,
      resizable: false,
      contentTag: "section",
      contentClasses: [],
    },
    actions: {},
    position: { width: "auto", height: "auto" },
  };
  static TABS: Record<string, Types.TabsConfiguration> = {};
  static readonly RENDER_STATES = Object.freeze({
    ERROR: -3,
    CLOSING: -2,
    CLOSED: -1,
    NONE: 0,
    RENDERING: 1,
    RENDERED: 2,
  });
  static _appId = 0;
  static _maxZ = 100;

  /** Events that listeners may ask for; another name is an error. */
  static get emittedEvents(): string[] {
    return generation() === 14
      ? ["render", "close", "position", "prerender"]
      : ["render", "close", "position"];
  }

  /** This class and its parents, up to the base application. */
  static *inheritanceChain(): Generator<typeof ApplicationV2> {
    let type: typeof ApplicationV2 | null = this;
    const base = this.BASE_APPLICATION;
    while (type) {
      yield type;
      if (type === base) return;
      type = Object.getPrototypeOf(type) as typeof ApplicationV2 | null;
    }
  }

  /** Rendered applications of this class. */
  static *instances(): Generator<ApplicationV2> {
    for (const app of instances.values()) if (app instanceof this) yield app;
  }

  readonly options: Readonly<Types.Configuration>;
  position: Types.Position;
  tabGroups: Record<string, string | null>;

  #element: HTMLElement | null = null;
  #content: HTMLElement | null = null;
  #window: Types.WindowElements = {};
  #state: number = ApplicationV2.RENDER_STATES.NONE;
  #minimized = false;
  #queue = new TaskQueue();
  #returnFocus: HTMLElement | null = null;

  constructor(options: Types.PartialConfiguration = {}) {
    super();
    this.options = Object.freeze(this._initializeApplicationOptions(options));
    this.position = { ...initialPosition, ...this.options.position };
    this.tabGroups = initialTabs(this.#type.TABS);
  }

  get #type(): typeof ApplicationV2 {
    return this.constructor as typeof ApplicationV2;
  }
  get id(): string {
    return this.options.id;
  }
  get title(): string {
    return this.options.window.title;
  }
  /** The outermost element; null while the application is not rendered. */
  get element(): HTMLElement {
    return this.#element as HTMLElement;
  }
  /** The element that the rendered content fills. */
  get contentElement(): HTMLElement {
    return this.#content as HTMLElement;
  }
  get classList(): DOMTokenList {
    return this.element?.classList;
  }
  get window(): Types.WindowElements {
    return this.#window;
  }
  get form(): HTMLFormElement | null {
    const candidates = [this.#element, this.#content];
    return (candidates.find((e) => e?.tagName === "FORM") as HTMLFormElement | undefined) ?? null;
  }
  get state(): number {
    return this.#state;
  }
  get rendered(): boolean {
    return this.#state === ApplicationV2.RENDER_STATES.RENDERED;
  }
  get minimized(): boolean {
    return this.#minimized;
  }
  get hasFrame(): boolean {
    return this.options.window.frame;
  }

  _initializeApplicationOptions(given: Types.PartialConfiguration): Types.Configuration {
    const options = resolveOptions(this.#type.inheritanceChain(), given) as Types.Configuration;
    options.uniqueId ??= String(++ApplicationV2._appId);
    options.id = options.id.replace("{id}", options.uniqueId);
    return options;
  }

  /** Draw the application, or draw it again. Renders of one application run one after another. */
  render(
    options: Types.RenderOptions | boolean = {},
    more: Types.RenderOptions = {},
  ): Promise<this> {
    const request = typeof options === "boolean" ? { ...more, force: options } : { ...options };
    return this.#queue.add(() => this.#render(request));
  }

  async #render(options: Types.RenderOptions): Promise<this> {
    const states = ApplicationV2.RENDER_STATES;
    options.isFirstRender = this.#element === null;
    if (options.isFirstRender && !options.force) return this;
    this._configureRenderOptions(options);
    if (!reportRefusal(() => this._canRender(options))) return this;
    const isFirst = options.isFirstRender;
    this.#state = states.RENDERING;
    try {
      const context = await this._prepareContext(options);
      if (isFirst) await this._preFirstRender(context, options);
      await this._preRender(context, options);
      if (generation() === 14) this.#emit("prerender");
      const element = this.#element ?? (await this._renderFrame(options));
      if (isFirst) this.#adopt(element);
      else this._updateFrame(options);
      const result = await this._renderHTML(context, options);
      this._replaceHTML(result, this.contentElement, options);
      if (isFirst) {
        this._insertElement(element);
        instances.set(this.id, this);
      }
      this.#state = states.RENDERED;
      if (this.options.window.positioned) this.setPosition(options.position);
      if (isFirst) await this._onFirstRender(context, options);
      await this._onRender(context, options);
      this.#emit("render");
      this.#callHooks("render", [element, context, options]);
      await this._postRender(context, options);
      if (isFirst || options.force) this.bringToFront();
      if (isFirst) this.#focusFirst();
    } catch (error) {
      this.#state = states.ERROR;
      if (isFirst) this.#discard({});
      throw error;
    }
    return this;
  }

  #adopt(element: HTMLElement): void {
    this.#element = element;
    const content = this.hasFrame ? element.querySelector<HTMLElement>(".window-content") : element;
    this.#content = content ?? element;
    this._attachFrameListeners();
  }

  #focusFirst(): void {
    const active = document.activeElement;
    this.#returnFocus = active instanceof HTMLElement && active !== document.body ? active : null;
    const wanted = this.element.querySelector<HTMLElement>("[autofocus]");
    if (wanted) wanted.focus();
    else if (this.hasFrame && !active?.matches("input, textarea, [contenteditable=true]"))
      this.element.focus({ preventScroll: true });
  }

  /** Remove the application from the page. */
  close(options: Types.ClosingOptions = {}): Promise<this> {
    return this.#queue.add(async () => {
      const states = ApplicationV2.RENDER_STATES;
      if (!this.#element) return this;
      this.#state = states.CLOSING;
      await this._preClose(options);
      const hadFocus = this.element.contains(document.activeElement);
      this.#discard(options);
      this.#state = states.CLOSED;
      if (hadFocus && this.#returnFocus?.isConnected) this.#returnFocus.focus();
      this._onClose(options);
      this.#emit("close");
      this.#callHooks("close", []);
      return this;
    });
  }

  #discard(options: Types.ClosingOptions): void {
    if (this.#element) this._removeElement(this.#element);
    this._tearDown(options);
    instances.delete(this.id);
    this.#element = null;
    this.#content = null;
    this.#window = {};
    this.#minimized = false;
  }

  #emit(name: string): void {
    this.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
  }

  #callHooks(prefix: string, args: unknown[]): void {
    for (const type of this.#type.inheritanceChain())
      Hooks.callAll(`${prefix}${type.name}`, this, ...args);
  }

  override addEventListener(...args: Parameters<EventTarget["addEventListener"]>): void {
    if (!this.#type.emittedEvents.includes(args[0]))
      throw new Error(`${this.constructor.name} emits no event "${args[0]}"`);
    super.addEventListener(...args);
  }

  // Steps of the life cycle, for subclasses. In the order in which a render calls them.

  _configureRenderOptions(options: Types.RenderOptions): void {
    if (options.tab) requestTabs(this.tabGroups, this.#type.TABS, options.tab);
    if (!options.isFirstRender) return;
    options.window = { title: this.title, icon: this.options.window.icon, controls: true };
  }
  /** Return false to refuse quietly, or throw an Error whose message the user sees. */
  // biome-ignore lint/suspicious/noConfusingVoidType: the documented signature
  _canRender(_options: Types.RenderOptions): false | void {}
  async _prepareContext(_options: Types.RenderOptions): Promise<Types.RenderContext> {
    const groups = Object.keys(this.#type.TABS);
    return groups.length === 1 ? { tabs: this._prepareTabs(groups[0]!) } : {};
  }
  async _preFirstRender(_c: Types.RenderContext, _options: Types.RenderOptions): Promise<void> {}
  async _preRender(_c: Types.RenderContext, _options: Types.RenderOptions): Promise<void> {}
  async _renderFrame(_options: Types.RenderOptions): Promise<HTMLElement> {
    const { element, elements } = buildFrame(this);
    element.classList.add("themed", `theme-${applicationsTheme()}`);
    this.#window = elements;
    return element;
  }
  async _renderHTML(_c: Types.RenderContext, _options: Types.RenderOptions): Promise<unknown> {
    throw new Error(`${this.constructor.name} does not define _renderHTML`);
  }
  _replaceHTML(_result: unknown, _content: HTMLElement, _options: Types.RenderOptions): void {
    throw new Error(`${this.constructor.name} does not define _replaceHTML`);
  }
  _updateFrame(options: Types.RenderOptions): void {
    updateFrame(this, options);
  }
  _insertElement(element: HTMLElement): void {
    document.getElementById(element.id)?.remove();
    document.body.append(element);
  }
  async _onFirstRender(_c: Types.RenderContext, _options: Types.RenderOptions): Promise<void> {}
  async _onRender(_c: Types.RenderContext, _options: Types.RenderOptions): Promise<void> {}
  async _postRender(_c: Types.RenderContext, _options: Types.RenderOptions): Promise<void> {}
  async _preClose(_options: Types.ClosingOptions): Promise<void> {}
  _removeElement(element: HTMLElement): void {
    element.remove();
  }
  _tearDown(_options: Types.ClosingOptions): void {}
  _onClose(_options: Types.ClosingOptions): void {}
  _prePosition(_position: Partial<Types.Position>): void {}
  _onPosition(_position: Types.Position): void {}

  /** Move or resize; fields left out keep their value. Returns the position that resulted. */
  setPosition(position: Partial<Types.Position> = {}): Types.Position | undefined {
    if (!this.options.window.positioned || !this.#element) return undefined;
    const wanted = { ...this.position, ...position };
    this._prePosition(wanted);
    this.position = this._updatePosition(wanted);
    applyPosition(this.#element, this.position, this.#minimized);
    this._onPosition(this.position);
    this.#emit("position");
    return this.position;
  }
  _updatePosition(position: Types.Position): Types.Position {
    return resolvePosition(this.element, position);
  }
  bringToFront(): void {
    if (!this.#element || !this.options.window.positioned) return;
    if (this.position.zIndex && this.position.zIndex === ApplicationV2._maxZ) return;
    this.position.zIndex = ++ApplicationV2._maxZ;
    this.#element.style.zIndex = String(this.position.zIndex);
  }
  async minimize(): Promise<void> {
    if (!this.hasFrame || !this.options.window.minimizable || this.#minimized) return;
    this.#minimized = true;
    setMinimized(this, true);
  }
  async maximize(): Promise<void> {
    if (!this.#minimized) return;
    this.#minimized = false;
    setMinimized(this, false);
  }
  detachWindow(): never {
    throw new BenchNotImplemented("foundry.applications.api.ApplicationV2#detachWindow");
  }

  _attachFrameListeners(): void {
    attachActionListeners(this);
    if (this.hasFrame) {
      attachWindowListeners(this);
      listenForEscape();
    }
    if (this.form) attachForm(this, this.form, this.options.form ?? {});
  }
  /** Clicks on a `data-action` that the options do not name. */
  _onClickAction(_event: PointerEvent, _target: HTMLElement): void {}
  _onClickTab(event: Event): void {
    clickTab(this, event);
  }

  changeTab(tab: string, group: string, options: Types.ChangeTabOptions = {}): void {
    changeTab(this, tab, group, options);
  }
  _getTabsConfig(group: string): Types.TabsConfiguration | null {
    return this.#type.TABS[group] ?? null;
  }
  _prepareTabs(group: string): Record<string, Types.Tab> {
    return prepareTabs(this, group);
  }

  submit(options: Record<string, unknown> = {}): Promise<unknown> {
    return submitApplication(this, options);
  }
  async _onSubmitForm(config: Types.FormConfiguration, event: Event): Promise<void> {
    await onSubmitForm(this, config, event);
  }
  _onChangeForm(config: Types.FormConfiguration, event: Event): void {
    onChangeForm(this, config, event);
  }

  _getHeaderControls(): Types.HeaderControl[] {
    return [...this.options.window.controls];
  }
  /** The header controls that this user may see. */
  *_headerControlButtons(): Generator<Types.HeaderControl> {
    yield* listControls(this);
  }
  *_headerControlsButtons(): Generator<Types.HeaderControl> {
    yield* listControls(this);
  }
  _renderHeaderControl(control: Types.HeaderControl): HTMLLIElement {
    return renderHeaderControl(control);
  }
  async toggleControls(expanded?: boolean | null): Promise<void> {
    toggleControls(this, expanded ?? undefined);
  }

  _createContextMenu(
    handler: () => unknown[],
    selector: string,
    options: ContextMenuOptions = {},
  ): ContextMenu | null {
    return createContextMenu(this, handler, selector, options);
  }
}
