import { BaseRegion } from "../../common/documents/base-region.ts";
import { ClientDocumentMixin } from "./client-document.ts";

/** An area of a scene. */
export class RegionDocument extends ClientDocumentMixin(BaseRegion) {
  declare hidden?: boolean;

  /** An end of the elevation that nobody has set is endless. */
  override prepareBaseData(): void {
    super.prepareBaseData();
    const { elevation } = this;
    elevation.bottom ??= Number.NEGATIVE_INFINITY;
    elevation.top ??= Number.POSITIVE_INFINITY;
  }
}
