/** What the pictures use of the page's globals, for functions that run inside the page. */
interface PageApplication {
  readonly element: HTMLElement;
  render(options: object): Promise<unknown>;
  setPosition(position: { left: number; top: number }): unknown;
}

interface PageItem {
  readonly id: string;
  readonly uuid: string;
  readonly _source: { readonly name: string };
}

export interface PicturePage {
  readonly game: {
    readonly ready: boolean;
    readonly messages: { readonly size: number };
    readonly actors: {
      get(id: string):
        | {
            readonly uuid: string;
            readonly sheet: PageApplication;
            readonly items: Iterable<PageItem>;
            update(changes: object): Promise<unknown>;
          }
        | undefined;
    };
    readonly scenes: { get(id: string): { view(): Promise<unknown> } | undefined };
    readonly system: { readonly api: { use(uuid: string, options: object): Promise<unknown> } };
  };
  readonly ui: { readonly notifications: { clear(): void } };
  readonly CONFIG: { readonly Dice: { randomUniform: () => number } };
  readonly foundry: { readonly applications: { readonly instances: Map<string, PageApplication> } };
}
