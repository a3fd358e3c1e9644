import { DialogV2 } from "../applications/api/dialog.ts";
import { t } from "../applications/ui/text.ts";
import type { TokenDocument } from "../documents/token.ts";
import { canvas, game } from "../globals.ts";
import { updateTargets } from "./targets.ts";
import { Token } from "./token.ts";

/** The tokens of the scene that is drawn. */
export class TokenLayer {
  #tokens = new Map<string, Token>();
  /** The group that holds the tokens in the drawing; null without a scene. */
  group: SVGGElement | null = null;
  /** The token under the pointer, or the one with the focus. */
  hover: Token | null = null;

  get placeables(): Token[] {
    return [...this.#tokens.values()];
  }
  /** The tokens that are selected. */
  get controlled(): Token[] {
    return this.placeables.filter((token) => token.controlled);
  }
  get ownedTokens(): Token[] {
    return this.placeables.filter((token) => token.isOwner);
  }

  get(id: string): Token | undefined {
    return this.#tokens.get(id);
  }

  /** Put a token on the scene. */
  add(document: TokenDocument): Token {
    const token = new Token(document);
    this.#tokens.set(token.id, token);
    this.group?.append(token.element);
    token.refresh();
    return token;
  }

  /** Take a token off the scene; it is no longer selected nor a target. */
  remove(id: string): void {
    const token = this.#tokens.get(id);
    if (!token) return;
    token.release();
    for (const user of token.targeted)
      user._onUpdateTokenTargets(user.targets.ids.filter((target) => target !== id));
    this.#tokens.delete(id);
    if (this.hover === token) this.hover = null;
    token.element.remove();
  }

  clear(): void {
    for (const id of [...this.#tokens.keys()]) this.remove(id);
    this.group = null;
  }

  releaseAll(): number {
    const { controlled } = this;
    for (const token of controlled) token.release();
    return controlled.length;
  }

  /** Draw every token again, as when the turn changes. */
  refreshAll(): void {
    for (const token of this.#tokens.values()) token.refresh();
  }

  /** Make the selected tokens the targets, or let go of them if they all are. */
  targetControlled(): void {
    const ids = this.controlled.map((token) => token.id);
    const all = ids.length > 0 && this.controlled.every((token) => token.isTargeted);
    updateTargets(all ? [] : ids);
  }

  /** The key for targets: the token under the pointer. @returns Whether there was one. */
  targetByKey(keepOthers: boolean): boolean {
    const token = this.hover;
    if (!token) return false;
    token.setTarget(!token.isTargeted, { releaseOthers: !keepOthers });
    return true;
  }

  /** Move the selected tokens by squares. @returns Whether there are any. */
  moveControlled(dx: number, dy: number): boolean {
    const { controlled } = this;
    if (!controlled.length) return false;
    const step = canvas.grid.size;
    void moveTokens(
      controlled.map((token) => ({ token, x: token.x + dx * step, y: token.y + dy * step })),
    );
    return true;
  }

  /** Delete the selected tokens after asking. For game masters. */
  async deleteControlled(): Promise<void> {
    const ids = this.controlled.map((token) => token.id);
    const agreed = await DialogV2.confirm({
      window: { title: t("Directory.Delete"), icon: "fa-solid fa-trash" },
      content: `<p>${t("Canvas.DeleteTokens")}</p>`,
    });
    if (agreed && game.user.isGM) await canvas.scene?.deleteEmbeddedDocuments("Token", ids);
  }
}

/** Move tokens together, with one request, onto the corners of the grid. */
export async function moveTokens(moves: { token: Token; x: number; y: number }[]): Promise<void> {
  const updates = moves
    .filter(({ token }) => token.isOwner)
    .map(({ token, x, y }) => ({ _id: token.id, ...canvas.grid.snapCorner({ x, y }) }));
  if (updates.length) await canvas.scene?.updateEmbeddedDocuments("Token", updates as never);
}
