import { readFileSync } from "node:fs";
import { fromRoot } from "../paths.ts";

/** The tile is twice as wide as high; Foundry's lists take the half of it. */
export const TILE = { width: 1100, height: 550 } as const;

/** A shape as the skin of a rule book draws it: the value of a variable of its style sheet. */
function shape(skin: string, variable: string): string {
  const text = readFileSync(fromRoot(`styles/${skin}/_skin.scss`), "utf8");
  const value = new RegExp(`^\\$${variable}: "([^"]+)";`, "m").exec(text)?.[1];
  if (!value) throw new Error(`The skin of ${skin} has no $${variable}`);
  return value;
}

/** The scale of an instrument, and its needle. */
function dial(): string {
  const ticks = Array.from({ length: 61 }, (_, index) => {
    const isLong = index % 10 === 0;
    return `<line y1="-88" y2="${isLong ? -66 : -78}" stroke-width="${isLong ? 3 : 1.5}" transform="rotate(${index * 4.5 - 135})"/>`;
  });
  return `<g transform="translate(100 110)">${ticks.join("")}<g transform="rotate(58)"><path d="M0 14V-58" stroke-width="4"/></g><circle r="6" fill="currentColor"/></g>`;
}

/** The broken line of a road that runs into the night, between its edges. */
function road(): string {
  const dashes = [
    [26, 1.5, 10],
    [46, 3, 16],
    [76, 5, 24],
    [118, 8, 34],
    [174, 12, 46],
  ] as const;
  const marks = dashes.map(
    ([y, half, length]) =>
      `<path fill="currentColor" stroke="none" d="M${100 - half * 0.8} ${y}h${half * 1.6}L${100 + half} ${y + length}h${-2 * half}z"/>`,
  );
  return `${marks.join("")}<path stroke-width="3" opacity="0.55" d="M90 18L8 222M110 18L192 222"/>`;
}

/** The spiral of an old book. */
const spiral = (): string =>
  `<g transform="translate(-10 -54) scale(1.08)"><path stroke-width="4.5" d="${shape("helix", "spiral")}"/></g>`;

/** One beat of the pulse across the whole panel. */
const pulse = (): string =>
  `<g transform="translate(-170 34) scale(2.25 4.2)"><path vector-effect="non-scaling-stroke" stroke-width="5" d="${shape("trauma", "pulse")}"/></g>`;

/** The four rule books, each under its own name, which is the same in every language. */
export const BOOKS = [
  { skin: "rps", name: "RPS", motif: road },
  { skin: "noppa", name: "Noppajärjestelmä", motif: dial },
  { skin: "helix", name: "HELIX", motif: spiral },
  { skin: "trauma", name: "Trauma", motif: pulse },
] as const;

/** A rule book's motif over its name, in the colours of its skin by night. */
export const panel = ({ skin, name, motif }: (typeof BOOKS)[number]): string =>
  `<section class="quartet ${skin} theme-dark"><svg viewBox="0 0 200 230" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${motif()}</svg><p>${name}</p></section>`;

/** The page of the tile, which takes colours and faces from the system's own style sheet. */
export function tilePage(): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="stylesheet" href="quartet.css"><style>
    body { margin: 0; inline-size: ${TILE.width}px; block-size: ${TILE.height}px; display: grid; grid: 1fr 8.5rem / repeat(4, 1fr); }
    section.quartet { display: grid; grid: 1fr auto / 1fr; justify-items: center; align-items: center; overflow: hidden; background: linear-gradient(var(--q-panel), var(--q-paper)); color: var(--q-accent); border-block-end: 6px solid var(--q-accent); }
    svg { inline-size: 245px; overflow: visible; }
    section.quartet p { margin: 0 0 1.1rem; font: 600 1.85rem/1 var(--q-font-display); color: var(--q-ink); }
    section.noppa p { font-size: 1.75rem; }
    footer { grid-column: 1 / -1; display: grid; place-content: center; background: #0f1315; }
    footer.quartet h1 { margin: 0; border: 0; font: 600 5.2rem/1 var(--q-font); letter-spacing: 0.2em; text-indent: 0.2em; color: #f3efe6; }
  </style><body>${BOOKS.map(panel).join("")}<footer class="quartet"><h1>Quartet</h1></footer></body></html>`;
}
