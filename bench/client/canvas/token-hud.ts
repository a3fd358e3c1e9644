import { ApplicationV2 } from "../applications/api/application.ts";
import type { PartialConfiguration } from "../applications/api/types.ts";
import { localize } from "../applications/text.ts";
import { h, icon, iconButton, swapContent } from "../applications/ui/dom.ts";
import { layoutSlot } from "../applications/ui/layout.ts";
import { readChange } from "../applications/ui/read-change.ts";
import { t } from "../applications/ui/text.ts";
import type { StatusEffect } from "../documents/config-types.ts";
import { CONFIG, canvas, game, ui } from "../globals.ts";
import type { Token } from "./token.ts";

/** The panel beside a token: bars to type in, status effects, visibility, combat and target. */
export class TokenHUD extends ApplicationV2 {
  static override DEFAULT_OPTIONS: PartialConfiguration = {
    id: "token-hud",
    tag: "aside",
    window: { frame: false, positioned: false },
    actions: {
      effect: TokenHUD.#onEffect,
      visibility: TokenHUD.#onVisibility,
      combat: TokenHUD.#onCombat,
      target: TokenHUD.#onTarget,
      closeHud: TokenHUD.#onCloseHud,
    },
  };

  readonly object: Token;

  constructor(options: PartialConfiguration) {
    super(options);
    this.object = options.object as Token;
  }

  get document(): Token["document"] {
    return this.object.document;
  }
  get actor(): Token["actor"] {
    return this.object.actor;
  }

  override async _renderHTML(): Promise<DocumentFragment> {
    const fragment = document.createDocumentFragment();
    const close = iconButton("fa-solid fa-xmark", t("Hud.Close"), {
      dataset: { action: "closeHud", focus: "closeHud" },
    });
    fragment.append(
      h("header", {}, h("h3", {}, this.object.name), close),
      ...this.#bars(),
      this.#controls(),
    );
    if (this.actor) fragment.append(this.#effects());
    return fragment;
  }

  #bars(): HTMLElement[] {
    const rows: HTMLElement[] = [];
    for (const name of ["bar1", "bar2"] as const) {
      const bar = this.document.getBarAttribute(name);
      if (!bar) continue;
      const label = t("Hud.Bar", { name: bar.attribute });
      rows.push(
        h(
          "label",
          { class: `hud-bar ${name}` },
          h("span", { class: "visually-hidden" }, label),
          h("input", {
            type: "text",
            inputmode: "text",
            name,
            value: bar.value,
            disabled: !bar.editable,
            "data-tooltip-text": label,
          }),
          bar.type === "bar" && h("span", { class: "hud-max" }, `/ ${bar.max}`),
        ),
      );
    }
    return rows;
  }

  #controls(): HTMLElement {
    const toggle = (action: string, classes: string, label: string, pressed: boolean) =>
      iconButton(classes, t(label), {
        class: pressed ? "active" : "",
        "aria-pressed": String(pressed),
        dataset: { action, focus: action },
      });
    const { hidden } = this.document;
    return h(
      "div",
      { class: "hud-controls" },
      game.user.isGM &&
        toggle(
          "visibility",
          `fa-solid ${hidden ? "fa-eye-slash" : "fa-eye"}`,
          "Hud.Visibility",
          hidden,
        ),
      toggle("combat", "fa-solid fa-shield-halved", "Hud.Combat", this.object.inCombat),
      toggle("target", "fa-solid fa-crosshairs", "Hud.Target", this.object.isTargeted),
    );
  }

  #effects(): HTMLElement {
    const statuses = this.actor?.statuses ?? new Set<string>();
    const type = (this.actor as unknown as { type: string }).type;
    return h(
      "div",
      { class: "hud-effects", role: "group", "aria-label": t("Hud.Effects") },
      ...Object.values(CONFIG.statusEffects as Record<string, StatusEffect>)
        .filter(({ hud }) => offers(hud, type))
        .map(({ id, name, img }) => {
          const active = statuses.has(id);
          const label = localize(name);
          return h(
            "button",
            {
              type: "button",
              class: ["effect-control", "plain", active && "active"],
              "aria-label": label,
              "aria-pressed": String(active),
              "data-tooltip-text": label,
              dataset: { action: "effect", statusId: id, focus: `effect-${id}` },
            },
            img ? h("img", { src: img, alt: "" }) : icon("fa-solid fa-circle-dot"),
          );
        }),
    );
  }

  override _replaceHTML(result: DocumentFragment, content: HTMLElement): void {
    swapContent(content, result);
  }

  override _insertElement(element: HTMLElement): void {
    layoutSlot("board").append(element);
    element.setAttribute("aria-label", t("Hud.Label", { name: this.object.name }));
    element.addEventListener("change", (event) => void this.#onChange(event));
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      closeTokenHud();
      this.object.element.focus();
    });
    const { x, y } = canvas.viewport.toScreen({
      x: this.object.x + this.object.w,
      y: this.object.y,
    });
    element.style.left = `${Math.min(x + 8, innerWidth - 230)}px`;
    element.style.top = `${Math.min(Math.max(y, 8), Math.max(innerHeight - 380, 8))}px`;
  }

  /** A number sets the bar; `+2` or `−3` changes it. Something else is told and undone. */
  async #onChange(event: Event): Promise<void> {
    const input = event.target as HTMLInputElement;
    const bar = this.document.getBarAttribute(input.name as "bar1" | "bar2");
    if (!bar || !this.actor) return;
    const change = readChange(input.value);
    if (!change) {
      ui.notifications.error(t("Hud.WrongNumber"));
      input.value = String(bar.value);
      return;
    }
    const { value, isDelta } = change;
    await this.actor.modifyTokenAttribute(bar.attribute, value, isDelta, bar.type === "bar");
    await this.render();
  }

  static async #onEffect(this: TokenHUD, _event: Event, target: HTMLElement): Promise<void> {
    await this.actor?.toggleStatusEffect(target.dataset.statusId as string);
    await this.render();
  }

  static async #onVisibility(this: TokenHUD): Promise<void> {
    await this.document.update({ hidden: !this.document.hidden });
    await this.render();
  }

  static async #onCombat(this: TokenHUD): Promise<void> {
    await this.document.toggleCombatant();
    await this.render();
  }

  static async #onTarget(this: TokenHUD): Promise<void> {
    this.object.setTarget(!this.object.isTargeted, { releaseOthers: false });
    await this.render();
  }

  static #onCloseHud(this: TokenHUD): void {
    closeTokenHud();
  }
}

function offers(hud: StatusEffect["hud"], actorType: string): boolean {
  if (typeof hud === "object") return hud.actorTypes?.includes(actorType) ?? true;
  return hud !== false;
}

let open: TokenHUD | null = null;

/** Show the panel of a token. */
export async function openTokenHud(token: Token): Promise<void> {
  closeTokenHud();
  open = new TokenHUD({ object: token, uniqueId: token.id });
  await open.render({ force: true });
  open?.element?.querySelector<HTMLElement>("input, button")?.focus();
}

export function closeTokenHud(): void {
  void open?.close();
  open = null;
}

/** Draw the panel of a token again if it is the open one. */
export function refreshTokenHud(token: Token): void {
  if (open?.object === token && open.rendered) void open.render();
}
