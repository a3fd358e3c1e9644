/** A press longer than this is no click any more; a release can also get lost, as in a menu. */
const LONGEST_PRESS_MS = 2000;

let released: Promise<void> = Promise.resolve();

addEventListener(
  "pointerdown",
  ({ button }) => {
    if (button !== 0) return;
    released = new Promise((resolve) => {
      // The click follows the release in the same turn: let it pass first.
      const end = () => setTimeout(resolve);
      for (const name of ["pointerup", "pointercancel"])
        addEventListener(name, end, { once: true, capture: true });
      setTimeout(resolve, LONGEST_PRESS_MS);
    });
  },
  { capture: true },
);

/**
 * Resolves once no button of the mouse is down. A press on a button takes the focus from the field
 * that was typed in, whose change draws the window anew: without waiting, the button would be
 * gone before the press is over, and the click with it.
 */
export function pointerReleased(): Promise<void> {
  return released;
}
