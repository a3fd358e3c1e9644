/** Where the game master edits the rules; see the window itself. */
export const RULES_WINDOW = "quartet-rps-settings";

/** Everything that is worked out from the rules follows at once: numbers, open sheets, the editor. */
export function redrawWindows(): void {
  for (const actor of [...game.actors, ...actorsOnScene()])
    if (actor.type.startsWith("rps")) {
      actor.reset();
      actor.render(false);
      for (const item of actor.items) item.render(false);
    }
  for (const item of game.items) if (item.type.startsWith("rps")) item.render(false);
  void foundry.applications.instances.get(RULES_WINDOW)?.render();
}

/** Tokens with actors of their own, which are in no list. */
function actorsOnScene() {
  const tokens = game.scenes.viewed?.tokens ?? [];
  return [...tokens].flatMap(({ actor, actorLink }) => (actor && !actorLink ? [actor] : []));
}
