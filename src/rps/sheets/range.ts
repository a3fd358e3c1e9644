import { participantOf, shownName, targetedParticipants } from "../../core/contest/participants.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { metresBetween } from "../../core/scene/distance.ts";
import type { TargetFacts } from "./range-view.ts";

/** How far this user's targets are from an actor's token. */
export function targetsOf(actor: QuartetActor | null): TargetFacts[] {
  if (!actor) return [];
  const own = participantOf(actor)?.token;
  return targetedParticipants(actor).map((target) => ({
    name: shownName(target),
    metres: own && target.token ? metresBetween(own as never, target.token as never) : null,
  }));
}

interface Window {
  render(): unknown;
}

/** Windows that show how far targets are. */
const windows = new Set<Window>();

export function followTargets(window: Window): void {
  windows.add(window);
}

export function unfollowTargets(window: Window): void {
  windows.delete(window);
}

/** Draws those windows anew when targets change and when tokens move. Called in `init`. */
export function registerTargets(): void {
  const redraw = foundry.utils.debounce(() => {
    for (const window of windows) window.render();
  }, 100);
  Hooks.on("targetToken", (user) => {
    if (user.id === game.userId) redraw();
  });
  Hooks.on("updateToken", (_token, changes) => {
    if (game.user.targets.size > 0 && ("x" in changes || "y" in changes)) redraw();
  });
}
