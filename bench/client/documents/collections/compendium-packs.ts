import { Collection } from "../../../common/collection.ts";
import type { CompendiumCollection } from "./compendium-collection.ts";

/** All compendia of the world and its packages, by id. */
export class CompendiumPacks extends Collection<CompendiumCollection> {
  get name(): string {
    return "CompendiumPacks";
  }

  /** Those that the user may open. */
  get visible(): CompendiumCollection[] {
    return this.filter((pack) => pack.visible);
  }
}
