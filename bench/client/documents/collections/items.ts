import type { Item } from "../item.ts";
import { WorldCollection } from "./world-collection.ts";

/** The world's items. */
export class Items extends WorldCollection<Item> {
  static override documentName = "Item" as const;
}
