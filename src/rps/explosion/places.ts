import { publicName } from "../../core/contest/participants.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import { sortedByName } from "../../core/i18n/language.ts";
import { type ScenePoint, tokensWithin } from "../../core/scene/distance.ts";
import { pixelsOf } from "../../core/scene/units.ts";
import { type Bystander, PLACE_GROUPS, type Place } from "./explosion-config.ts";

type Token = TokenDocument.Implementation;

/** The scene that this user looks at. */
export function sceneHere(): Scene.Implementation | null {
  return (game.scenes.viewed ?? null) as Scene.Implementation | null;
}

/** Ids of the tokens that this user sees; `null` where the scene is not drawn. */
function seenIds(scene: Scene.Implementation): Set<string> | null {
  if (!canvas.ready || canvas.scene?.id !== scene.id) return null;
  const placeables = canvas.tokens?.placeables ?? [];
  return new Set(
    placeables.filter(({ isVisible }) => isVisible).map(({ document }) => document.id!),
  );
}

/** Whether this user may know of a token. */
function isKnown({ id, hidden }: Token, seen: Set<string> | null): boolean {
  if (game.user.isGM) return true;
  return !hidden && (seen === null || seen.has(String(id)));
}

/** The middle of a token on the ground. */
function centreOf(token: Token): ScenePoint {
  const { x, y } = token.getCenterPoint();
  return { x, y };
}

/** The name that a token has for everybody. */
function tokenName(token: Token): string {
  const actor = token.actor as QuartetActor | null;
  return token.name || (actor ? publicName({ actor, token: null }) : "");
}

/** Where on a scene it may go off: what is targeted first, then what is selected, then all others. */
export function placesOn(scene: Scene.Implementation): Place[] {
  const seen = seenIds(scene);
  const targets = new Set([...game.user.targets].map(({ document }) => document.id));
  const controlled = seen ? (canvas.tokens?.controlled ?? []) : [];
  const selected = new Set(controlled.map(({ document }) => document.id));
  const places = scene.tokens.contents
    .filter((token) => isKnown(token, seen))
    .map((token): Place => {
      const id = String(token.id);
      const group = targets.has(id) ? "targets" : selected.has(id) ? "selected" : "others";
      return { id, name: tokenName(token), group, point: centreOf(token) };
    });
  const rank = ({ group }: Place) => PLACE_GROUPS.indexOf(group);
  return sortedByName(places, game.i18n.lang).sort((a, b) => rank(a) - rank(b));
}

/** A place moved by metres to the right and down; the place itself where nobody knows the units. */
export function movedBy(
  scene: Scene.Implementation,
  { x, y }: ScenePoint,
  { right, down }: { right: number; down: number },
): ScenePoint {
  const [dx, dy] = [pixelsOf(right, scene.grid), pixelsOf(down, scene.grid)];
  return { x: x + (dx ?? 0), y: y + (dy ?? 0) };
}

/**
 * Who stands within a circle, as far as this user may know, nearest first.
 * @returns `null` where nobody knows the units of the scene.
 */
export function bystanders(
  scene: Scene.Implementation,
  centre: ScenePoint,
  metres: number,
): Bystander[] | null {
  const seen = seenIds(scene);
  const found = tokensWithin(scene, centre, metres);
  return (
    found
      ?.filter(({ token }) => isKnown(token, seen))
      .map(({ token, metres }) => ({
        token: token.uuid,
        name: tokenName(token),
        metres,
        isHidden: token.hidden,
      })) ?? null
  );
}
