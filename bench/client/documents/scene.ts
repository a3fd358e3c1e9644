import type { EmbeddedCollection } from "../../common/abstract/embedded-collection.ts";
import { BaseScene } from "../../common/documents/base-scene.ts";
import type { Data } from "../../common/types.ts";
import { Grid } from "../canvas/grid.ts";
import { canvas, game } from "../globals.ts";
import { ClientDocumentMixin } from "./client-document.ts";
import type { RegionDocument } from "./region.ts";
import type { TokenDocument } from "./token.ts";
import type { Operation } from "./types.ts";

/** A place with a map and tokens. */
export class Scene extends ClientDocumentMixin(BaseScene) {
  declare navName: string;
  declare tokens: EmbeddedCollection<TokenDocument>;
  declare regions: EmbeddedCollection<RegionDocument>;
  declare grid: Grid;

  /** Measures and snaps, beside what the scene has written down of its grid. */
  override prepareBaseData(): void {
    super.prepareBaseData();
    const { diagonals } = (game.system as unknown as { grid?: { diagonals?: number } }).grid ?? {};
    this.grid = new Grid({ ...this.grid, diagonals });
  }

  get isView(): boolean {
    return game.user.viewedScene === this.id;
  }

  get thumbnail(): string | null {
    return (this as unknown as { thumb?: string | null }).thumb ?? null;
  }

  /** Makes this the scene that everybody is shown. */
  async activate(): Promise<this> {
    if (this.active) return this;
    const cls = this.constructor as typeof BaseScene;
    const others = game.scenes.filter((scene) => scene.active && scene !== this);
    await cls.updateDocuments([
      ...others.map((scene) => ({ _id: scene.id, active: false })),
      { _id: this.id, active: true },
    ] as never);
    return this;
  }

  /** Shows the scene on this client. */
  async view(): Promise<this> {
    game.user.viewedScene = this.id;
    await canvas.draw(this as never);
    game.combats.render();
    return this;
  }

  /** Stops showing the scene on this client. */
  async unview(): Promise<this> {
    if (!this.isView) return this;
    game.user.viewedScene = null;
    await canvas.draw(null as never);
    return this;
  }

  override _onUpdate(changed: Data, options: Operation, userId: string): void {
    super._onUpdate(changed, options, userId);
    if (changed.active === true) void this.view();
    else if (this.isView && ("grid" in changed || "background" in changed || "width" in changed))
      void canvas.draw(this as never);
  }

  override _onDelete(options: Operation, userId: string): void {
    super._onDelete(options, userId);
    void this.unview();
  }

  override _onClickDocumentLink(): unknown {
    return this.view();
  }
}
