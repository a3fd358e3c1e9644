import { svg } from "../applications/ui/dom.ts";
import type { ActiveEffect } from "../documents/active-effect.ts";
import type { Actor } from "../documents/actor.ts";
import type { TokenDocument } from "../documents/token.ts";
import type { User } from "../documents/user.ts";
import { canvas, game } from "../globals.ts";
import { Hooks } from "../helpers/hooks.ts";
import { updateTargets } from "./targets.ts";
import { drawToken } from "./token-drawing.ts";

/** A token as it stands on the scene. */
export class Token {
  readonly document: TokenDocument;
  /** The group in the drawing. */
  readonly element: SVGGElement;
  controlled = false;
  hover = false;

  constructor(document: TokenDocument) {
    this.document = document;
    this.element = svg("g", {
      class: "token",
      tabindex: "0",
      role: "button",
      "data-token-id": document.id as string,
    });
  }

  get id(): string {
    return this.document.id as string;
  }
  get name(): string {
    return this.document.name;
  }
  get actor(): Actor | null {
    return this.document.actor;
  }
  get scene(): TokenDocument["scene"] {
    return this.document.scene;
  }
  get isOwner(): boolean {
    return this.document.isOwner;
  }
  get x(): number {
    return this.document.x;
  }
  get y(): number {
    return this.document.y;
  }
  /** Width and height in pixels. */
  get w(): number {
    return sizeOf(this.document).width * canvas.grid.size;
  }
  get h(): number {
    return sizeOf(this.document).height * canvas.grid.size;
  }
  get center(): { x: number; y: number } {
    return { x: this.x + this.w / 2, y: this.y + this.h / 2 };
  }
  get bounds(): { x: number; y: number; width: number; height: number } {
    return { x: this.x, y: this.y, width: this.w, height: this.h };
  }
  /** Whether this user sees the token: hidden ones are for game masters. */
  get isVisible(): boolean {
    return !this.document.hidden || game.user.isGM;
  }
  get inCombat(): boolean {
    return this.document.inCombat;
  }
  /** Whether it is this token's turn in the encounter in view. */
  get hasTurn(): boolean {
    const { combat } = game;
    return Boolean(combat?.started && combat.combatant?.tokenId === this.id);
  }
  /** The users that target this token. */
  get targeted(): Set<User> {
    return new Set(game.users.filter((user) => user.targets.has(this)));
  }
  /** Whether this user targets the token. */
  get isTargeted(): boolean {
    return game.user.targets.has(this);
  }
  /** The effects whose icons the token shows. */
  get effectIcons(): { name: string; img: string }[] {
    const effects = (this.actor?.temporaryEffects ?? []) as ActiveEffect[];
    return effects
      .filter((effect) => effect.img)
      .map(({ name, img }) => ({ name, img: img as string }));
  }

  /** Select the token. Only owners may. @returns Whether it is selected now. */
  control({ releaseOthers = true }: { releaseOthers?: boolean } = {}): boolean {
    if (!this.isOwner || !this.isVisible) return false;
    if (releaseOthers)
      for (const other of canvas.tokens.controlled) if (other !== this) other.release();
    if (this.controlled) return true;
    this.controlled = true;
    this.refresh();
    Hooks.callAll("controlToken", this, true);
    return true;
  }

  /** Stop selecting the token. */
  release(): boolean {
    if (!this.controlled) return true;
    this.controlled = false;
    this.refresh();
    Hooks.callAll("controlToken", this, false);
    return true;
  }

  /**
   * Make the token a target of this user, or no longer one. Other users see it too.
   * @param options.releaseOthers Let go of all other targets (default true).
   */
  setTarget(
    targeted = true,
    { releaseOthers = true, user = game.user }: { releaseOthers?: boolean; user?: User } = {},
  ): void {
    if (user !== game.user) throw new Error("only a user's own client sets that user's targets");
    const ids = new Set(releaseOthers ? [] : game.user.targets.ids);
    if (targeted) ids.add(this.id);
    else ids.delete(this.id);
    updateTargets([...ids]);
  }

  /** Draw the token again. */
  refresh(): void {
    drawToken(this);
    Hooks.callAll("refreshToken", this, {});
  }
}

function sizeOf(document: TokenDocument): { width: number; height: number } {
  return document as unknown as { width: number; height: number };
}
