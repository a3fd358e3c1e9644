export interface TabsOptions {
  navSelector: string;
  contentSelector?: string;
  initial?: string;
  group?: string;
  callback?: ((event: Event | null, tabs: Tabs, active: string) => void) | null;
}

/** Tabs for markup outside the tab groups of an application. */
export class Tabs {
  group: string | undefined;
  active: string | undefined;
  callback: TabsOptions["callback"];
  #options: TabsOptions;
  #root: HTMLElement | null = null;

  constructor(options: TabsOptions) {
    this.#options = options;
    this.group = options.group;
    this.active = options.initial;
    this.callback = options.callback;
  }

  bind(html: HTMLElement): void {
    this.#root = html;
    const nav = html.querySelector<HTMLElement>(this.#options.navSelector);
    if (!nav) throw new Error(`no tab navigation "${this.#options.navSelector}"`);
    nav.addEventListener("click", (event) => {
      const item = (event.target as Element).closest<HTMLElement>("[data-tab]");
      if (!item?.dataset.tab) return;
      event.preventDefault();
      this.activate(item.dataset.tab, { triggerCallback: true, event });
    });
    const first = nav.querySelector<HTMLElement>("[data-tab]")?.dataset.tab;
    const initial = this.active ?? first;
    if (initial) this.activate(initial);
  }

  activate(tab: string, options: { triggerCallback?: boolean; event?: Event } = {}): void {
    const selectors = [this.#options.navSelector, this.#options.contentSelector];
    for (const selector of selectors) {
      if (!selector) continue;
      const items = this.#root?.querySelectorAll<HTMLElement>(`${selector} [data-tab]`) ?? [];
      for (const item of items) {
        if (this.group && item.dataset.group && item.dataset.group !== this.group) continue;
        item.classList.toggle("active", item.dataset.tab === tab);
      }
    }
    this.active = tab;
    if (options.triggerCallback) this.callback?.(options.event ?? null, this, tab);
  }
}
