import { keepFocus } from "./kept-focus.ts";
import { keepTyping } from "./kept-typing.ts";
import { pointerReleased } from "./pointer.ts";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
const { ActorSheetV2, ItemSheetV2 } = foundry.applications.sheets;

type Parts = Record<
  string,
  { template: string; templates?: string[]; scrollable?: string[]; classes?: string[] }
>;

/** What Foundry's mixin adds to a class, as far as it is overridden here. */
interface PartRenderer {
  _renderHTML(context: never, options: never): Promise<unknown>;
  _preSyncPartState(partId: string, next: HTMLElement, prior: HTMLElement, state: object): void;
}

/*
 * Foundry's own bases with templates. The typings of the mixin compare whole document trees and
 * give up ("excessively deep") once data models are configured, so the result of the mixin is
 * typed here, once, as what it adds to the class that it was given.
 */
function withTemplates<Base>(base: Base): Base & { PARTS: Parts } {
  const Mixed = HandlebarsApplicationMixin(base as never) as unknown as new () => PartRenderer;
  class CarefulRenderer extends Mixed {
    override async _renderHTML(context: never, options: never): Promise<unknown> {
      await pointerReleased();
      return super._renderHTML(context, options);
    }

    override _preSyncPartState(...args: Parameters<PartRenderer["_preSyncPartState"]>): void {
      super._preSyncPartState(...args);
      const [, next, prior, state] = args;
      keepTyping(next, prior);
      keepFocus(prior, state);
    }
  }
  return CarefulRenderer as unknown as Base & { PARTS: Parts };
}

export const TemplateApplication = withTemplates(ApplicationV2);
export const TemplateActorSheet = withTemplates(ActorSheetV2);
export const TemplateItemSheet = withTemplates(ItemSheetV2);

const BASES = [TemplateApplication, TemplateActorSheet, TemplateItemSheet];

/** Whether an open window is one of ours. */
export function isOurs(app: object): boolean {
  return BASES.some((Base) => app instanceof Base);
}
