/** Fields that the typings have and the bench's documents lack. See README.md, "Conformance". */
export type Fields =
  | `BaseAdventure#${"cards" | "playlists" | "tables"}`
  | "BaseJournalEntry#categories"
  | "BaseJournalEntryPage#video"
  | `BaseScene#${"drawings" | "environment" | "fog" | "foreground" | "foregroundElevation" | "journal" | "journalEntryPage" | "lights" | "notes" | "playlist" | "playlistSound" | "sounds" | "templates" | "tiles" | "tokenVision" | "walls" | "weather"}`
  | `BaseToken#${"_movementHistory" | "_regions" | "appendNumber" | "detectionModes" | "light" | "movementAction" | "occludable" | "prependAdjective" | "randomImg" | "ring" | "shape" | "sight" | "turnMarker"}`
  | `PrototypeToken#${"detectionModes" | "light" | "movementAction" | "occludable" | "ring" | "sight" | "turnMarker"}`;

/** Fields of the bench's documents that the typings do not have. */
export type OwnFields = "BaseChatMessage#title" | "BaseToken#_stats";
