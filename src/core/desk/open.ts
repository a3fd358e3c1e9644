import { DeskApp } from "./desk-app.ts";
import { refuseOthers } from "./guard.ts";

const STEP_MS = 50;

let desk: DeskApp | null = null;
let isDue = false;
let isOpening = false;

/** Opens the desk, or brings it to the front. Game masters only. */
export async function openDesk(): Promise<DeskApp | null> {
  if (refuseOthers()) return null;
  desk ??= new DeskApp();
  isOpening = true;
  try {
    await desk.render({ force: true });
  } finally {
    isOpening = false;
  }
  desk.bringToFront();
  return desk;
}

/**
 * Draws the desk anew once the work of this moment is done: many changes, one drawing. What changes
 * while it is drawn for the first time may be missing there.
 */
export function refreshDesk(): void {
  if (isDue || !(isOpening || desk?.rendered)) return;
  isDue = true;
  setTimeout(
    () => {
      isDue = false;
      if (isOpening) refreshDesk();
      else if (desk?.rendered) void desk.render();
    },
    isOpening ? STEP_MS : 0,
  );
}
