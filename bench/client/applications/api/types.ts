import type { FormDataExtended } from "../ux/form-data-extended.ts";

/** What templates and hooks receive; each application adds its own keys. */
export type RenderContext = Record<string, unknown>;

export interface Position {
  /** Pixels from the top and left of the viewport; undefined before the first render. */
  top?: number;
  left?: number;
  /** Unscaled pixels, or "auto" to follow the content. */
  width: number | "auto";
  height: number | "auto";
  scale?: number;
  zIndex?: number;
}

export interface HeaderControl {
  icon: string;
  label: string;
  action?: string;
  visible?: boolean | (() => boolean);
  /** Ownership level (number or its name) that the user needs, on document sheets. */
  ownership?: number | string;
  onClick?: (event: Event) => void;
}

export interface WindowConfiguration {
  frame: boolean;
  positioned: boolean;
  title: string;
  icon: string | false;
  controls: HeaderControl[];
  minimizable: boolean;
  resizable: boolean;
  contentTag: string;
  contentClasses: string[];
}

/** A click handler; `this` is the application. */
// biome-ignore lint/suspicious/noExplicitAny: subclasses declare `this` as their own class
export type ClickAction = (this: any, event: PointerEvent, target: HTMLElement) => unknown;

export type Action = ClickAction | { handler: ClickAction; buttons: number[] };

export type FormHandler = (
  // biome-ignore lint/suspicious/noExplicitAny: subclasses declare `this` as their own class
  this: any,
  event: Event,
  form: HTMLFormElement,
  formData: FormDataExtended,
  options?: Record<string, unknown>,
) => unknown;

export interface FormConfiguration {
  handler?: FormHandler;
  submitOnChange?: boolean;
  closeOnSubmit?: boolean;
}

/** Options of an application instance; subclasses may add keys of their own. */
export interface Configuration {
  id: string;
  uniqueId: string;
  classes: string[];
  tag: string;
  window: WindowConfiguration;
  actions: Record<string, Action>;
  form?: FormConfiguration;
  position: Partial<Position>;
  [key: string]: unknown;
}

/** As a class or a caller writes them: any subset of {@link Configuration}. */
export interface PartialConfiguration {
  id?: string;
  uniqueId?: string;
  classes?: string[];
  tag?: string;
  window?: Partial<WindowConfiguration>;
  actions?: Record<string, Action>;
  form?: FormConfiguration;
  position?: Partial<Position>;
  [key: string]: unknown;
}

export interface RenderOptions {
  /** Show the application although it is not in the page yet. */
  force?: boolean;
  position?: Partial<Position>;
  window?: { title?: string; icon?: string | false; controls?: boolean };
  /** Render only these parts (applications made of template parts). */
  parts?: string[];
  /** Tab to show: its id if there is one group, or ids by group. */
  tab?: string | Record<string, string>;
  /** Filled in by the render itself. */
  isFirstRender?: boolean;
  [key: string]: unknown;
}

export interface ClosingOptions {
  animate?: boolean;
  closeKey?: boolean;
  submitted?: boolean;
  [key: string]: unknown;
}

export interface TabsConfiguration {
  tabs: { id: string; icon?: string; label?: string; cssClass?: string; tooltip?: string }[];
  initial?: string | null;
  labelPrefix?: string | null;
}

export interface Tab {
  id: string;
  group: string;
  active: boolean;
  cssClass: string;
  icon?: string;
  label?: string;
  tooltip?: string;
}

export interface ChangeTabOptions {
  event?: Event;
  navElement?: HTMLElement;
  force?: boolean;
  updatePosition?: boolean;
}

/** Elements of the window frame. */
export interface WindowElements {
  header?: HTMLElement;
  title?: HTMLElement;
  icon?: HTMLElement;
  close?: HTMLButtonElement;
  controls?: HTMLButtonElement;
  controlsDropdown?: HTMLElement;
  resize?: HTMLElement;
}
