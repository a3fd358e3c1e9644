import { afterEach } from "vitest";
import { coreSurfaces } from "../surfaces/core.ts";
import { helixSurfaces } from "../surfaces/helix.ts";
import { noppaSurfaces } from "../surfaces/noppa.ts";
import { rpsSurfaces } from "../surfaces/rps.ts";
import { traumaSurfaces } from "../surfaces/trauma.ts";
import type { Client } from "./clients.ts";
import type { Table } from "./table.ts";

/** Called whenever there is something new to look at, with a name for it and where it is. */
export type Look = (what: string, selector: string) => Promise<void>;

/** Something of ours that people see: a sheet, a dialog with its card, a window, a panel. */
export interface Surface {
  readonly name: string;
  /** Only its words are ours: the host draws it. */
  readonly isDrawnByHost?: boolean;
  /** Brings it to the game master's screen, bit by bit. What stays open is closed by the caller. */
  readonly show: (client: Client, look: Look) => Promise<unknown>;
}

/** What a wing shows. It makes the documents that it needs before the first test. */
type Wing = (table: Table) => readonly Surface[];

/** A new wing adds its line here. */
const WINGS: readonly Wing[] = [
  noppaSurfaces,
  helixSurfaces,
  rpsSurfaces,
  traumaSurfaces,
  // The last, for it shows everybody else's characters too.
  coreSurfaces,
];

/** Everything of ours that can be on the screen. For a table at which a game master sits. */
export function useSurfaces(table: Table): readonly Surface[] {
  // Old cards would make every later look slower.
  afterEach(() => table.gm.run(clearChat, null));
  return WINGS.flatMap((wing) => wing(table));
}

/** Runs in the page. */
async function clearChat(): Promise<void> {
  const { CONFIG } = globalThis as unknown as {
    CONFIG: {
      ChatMessage: {
        documentClass: { deleteDocuments(ids: string[], options: object): Promise<unknown> };
      };
    };
  };
  await CONFIG.ChatMessage.documentClass.deleteDocuments([], { deleteAll: true });
}
