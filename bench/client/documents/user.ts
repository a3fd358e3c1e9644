import { ForcedDeletion } from "../../common/data/operators.ts";
import { BaseUser } from "../../common/documents/base-user.ts";
import type { Color } from "../../common/utils/color.ts";
import { canvas, game, generation } from "../globals.ts";
import { Hooks } from "../helpers/hooks.ts";
import { queryUser } from "../helpers/queries.ts";
import type { Actor } from "./actor.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import type { Macro } from "./macro.ts";
import { UserTargets } from "./user-targets.ts";

const SLOTS_PER_PAGE = 10;
const PAGES = 5;

interface UserState {
  active: boolean;
  viewedScene: string | null;
  targets: UserTargets;
}

/** What clients know of users beyond their data; it must outlive every preparation. */
const states = new WeakMap<User, UserState>();

/** One who may join the world. */
export class User extends ClientDocumentMixin(BaseUser) {
  declare color: Color;
  declare character: Actor | null;

  get #state(): UserState {
    let state = states.get(this);
    if (!state) {
      state = { active: false, viewedScene: null, targets: new UserTargets(this) };
      states.set(this, state);
    }
    return state;
  }

  /** Whether the user is at the table now. */
  get active(): boolean {
    return this.#state.active;
  }

  set active(value: boolean) {
    this.#state.active = value;
  }

  get viewedScene(): string | null {
    return this.#state.viewedScene;
  }

  set viewedScene(value: string | null) {
    this.#state.viewedScene = value;
  }

  /** The tokens (placeables) that the user targets. */
  get targets(): UserTargets {
    return this.#state.targets;
  }

  get isSelf(): boolean {
    return game.userId === this.id;
  }

  /** Whether this is the game master who acts for all of them. */
  get isActiveGM(): boolean {
    return game.users.activeGM === this;
  }

  get isTrusted(): boolean {
    return this.hasRole("TRUSTED");
  }

  /** Whether every client would choose this user among those who pass a condition. */
  isDesignated(condition: (user: User) => boolean): boolean {
    return game.users.getDesignatedUser(condition) === this;
  }

  /** Users see one another. */
  override get visible(): boolean {
    return true;
  }

  /**
   * Puts a macro on a slot of the hotbar or takes it off.
   * @param slot From 1; the first free one if left out.
   */
  async assignHotbarMacro(
    macro: Macro | null,
    slot?: number | string,
    { fromSlot }: { fromSlot?: number | string } = {},
  ): Promise<this> {
    const wanted = Number(slot ?? this.#freeSlot());
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > SLOTS_PER_PAGE * PAGES)
      throw new Error(`${String(slot)} is no slot of the hotbar.`);
    const hotbar: Record<string, unknown> = {};
    if (macro) hotbar[wanted] = macro.id;
    else removeKey(hotbar, wanted);
    if (fromSlot !== undefined && Number(fromSlot) !== wanted) removeKey(hotbar, fromSlot);
    await this.update({ hotbar } as never);
    return this;
  }

  #freeSlot(): number {
    for (let slot = 1; slot <= SLOTS_PER_PAGE * PAGES; slot++) if (!this.hotbar[slot]) return slot;
    throw new Error("The hotbar has no free slot.");
  }

  /** The ten slots of a page with their macros. */
  getHotbarMacros(page = 1): { slot: number; macro: Macro | null }[] {
    return Array.from({ length: SLOTS_PER_PAGE }, (_, index) => {
      const slot = (page - 1) * SLOTS_PER_PAGE + index + 1;
      return { slot, macro: game.macros.get(this.hotbar[slot] ?? "") ?? null };
    });
  }

  /**
   * Has this user's client answer a query of CONFIG.queries.
   * @throws Error without permission, if the user is away, on failure, and when time runs out.
   */
  query(name: string, data: unknown, options: { timeout?: number } = {}): Promise<unknown> {
    return queryUser(this, name, data, options);
  }

  /** Sets which tokens of the drawn scene the user targets. */
  _onUpdateTokenTargets(targetIds: string[] = []): void {
    const wanted = new Set(targetIds);
    for (const token of [...this.targets]) if (!wanted.has(token.id)) this.#target(token, false);
    for (const id of wanted) {
      const token = canvas.tokens.get(id);
      if (token && !this.targets.has(token)) this.#target(token, true);
    }
  }

  #target(token: { id: string }, targeted: boolean): void {
    if (targeted) this.targets.add(token);
    else this.targets.delete(token);
    Hooks.callAll("targetToken", this, token, targeted);
  }
}

function removeKey(hotbar: Record<string, unknown>, slot: number | string): void {
  if (generation() >= 14) hotbar[slot] = new ForcedDeletion();
  else hotbar[`-=${slot}`] = null;
}
