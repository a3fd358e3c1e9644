import { type BOOKS, panel } from "./tile.ts";

/** The shape of most screens: whoever joins a world sees its cover behind the form. */
export const COVER = { width: 1600, height: 900 } as const;

/** The cover of a world that plays one rule book. */
export function coverPage(book: (typeof BOOKS)[number]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="stylesheet" href="quartet.css"><style>
    body { margin: 0; inline-size: ${COVER.width}px; block-size: ${COVER.height}px; }
    section.quartet { position: relative; block-size: 100%; overflow: hidden; background: linear-gradient(160deg, var(--q-panel), var(--q-paper) 75%); color: var(--q-accent); }
    svg { position: absolute; inset-block-start: -60px; inset-inline-end: 20px; block-size: 1000px; overflow: visible; opacity: 0.6; }
    section.quartet p { position: absolute; inset-block-end: 44px; inset-inline-start: 56px; margin: 0; font: 600 4.6rem/1 var(--q-font-display); color: var(--q-ink); }
  </style><body>${panel(book)}</body></html>`;
}
