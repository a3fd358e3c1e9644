/** One step at the table, by the stored English name of an item of the character. */
export type Step =
  /** Rolls at once, so that a card is in the chat. */
  | { readonly roll: string; readonly targets?: readonly string[] }
  /** Shows a tab of the sheet. */
  | { readonly tab: string }
  /** Changes the character first. */
  | { readonly change: Readonly<Record<string, number>> }
  /** Opens the dialog of an item; it stays open. */
  | { readonly ask: string; readonly targets?: readonly string[] };

/** What the picture of a rule book shows, to whom, and in which colours. */
export interface BookPicture {
  readonly book: "noppa" | "helix" | "rps" | "trauma";
  /** Names and ids of the demo world in `content/world`. */
  readonly user: string;
  readonly actor: string;
  readonly scene: string;
  readonly language: "en" | "fi" | "sv" | "ru";
  readonly theme: "light" | "dark";
  readonly steps: readonly Step[];
}

/** Every language and both themes come once or twice; each book in one it is at home in. */
export const PICTURES: readonly BookPicture[] = [
  {
    book: "noppa",
    user: "Aino",
    actor: "noppaWoAino00001",
    scene: "noppaScDockRing1",
    language: "fi",
    theme: "light",
    steps: [{ roll: "Piloting" }, { ask: "Zero-g movement" }],
  },
  {
    book: "helix",
    user: "Björn",
    actor: "helixWoDaige0001",
    scene: "helixScRuinBrid1",
    language: "sv",
    theme: "light",
    steps: [{ roll: "Lockpicking" }, { tab: "magic" }, { ask: "Sleeping cloud" }],
  },
  {
    book: "rps",
    user: "Aino",
    actor: "rpsWoTimo0000001",
    scene: "rpsScCarPark0001",
    language: "en",
    theme: "dark",
    steps: [{ roll: "Knowing the streets" }, { ask: "Burglary" }],
  },
  {
    book: "trauma",
    user: "Aino",
    actor: "traumaWoSanniKu1",
    scene: "traumaScFieldHo1",
    language: "ru",
    theme: "dark",
    steps: [
      { change: { "system.parts.leftArm.missing": 13, "system.parts.head.missing": 4 } },
      { roll: "First aid" },
      { tab: "body" },
      { ask: "Field surgery" },
    ],
  },
];
