import { DeskApp } from "./desk-app.ts";
import { refuseOthers } from "./guard.ts";

let desk: DeskApp | null = null;
let isDue = false;

/** Opens the desk, or brings it to the front. Game masters only. */
export async function openDesk(): Promise<DeskApp | null> {
  if (refuseOthers()) return null;
  desk ??= new DeskApp();
  await desk.render({ force: true });
  desk.bringToFront();
  return desk;
}

/** Draws the desk anew once the work of this moment is done: many changes, one drawing. */
export function refreshDesk(): void {
  if (isDue || !desk?.rendered) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    if (desk?.rendered) void desk.render();
  });
}
