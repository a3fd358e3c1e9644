import { addShots, shotsOf } from "../../core/check/ammunition.ts";
import { speakerOf } from "../../core/check/post-check.ts";
import type { QuartetActor } from "../../core/documents/actor.ts";
import type { QuartetItem } from "../../core/documents/item.ts";
import {
  applyMessageMode,
  currentMessageMode,
  type MessageMode,
  mayDrawRegions,
  messageModeOption,
} from "../../core/foundry.ts";
import { inTurn } from "../../core/in-turn.ts";
import { warn } from "../../core/notify.ts";
import type { ScenePoint } from "../../core/scene/distance.ts";
import { metresPerUnit } from "../../core/scene/units.ts";
import type { UseOptions } from "../../core/uses.ts";
import { checkValue } from "../rolls/start-check.ts";
import { rpsModel } from "../rolls/values.ts";
import { SURROUNDINGS, type Surroundings } from "../rules/explosion.ts";
import { drawExplosion } from "./circles.ts";
import { ExplosionDialog } from "./dialog.ts";
import {
  chosenPlace,
  type ExplosionConfig,
  NOWHERE,
  type Place,
  type Whereabouts,
} from "./explosion-config.ts";
import { explosionOf, explosiveOf } from "./explosive.ts";
import { bystanders, movedBy, placesOn, sceneHere } from "./places.ts";
import { explosionOfShot, type Shot, shotFlags } from "./told.ts";
import { outermost } from "./zones-view.ts";

/** What a click, a drop or a macro may lay down for an explosion. */
export interface ExplosionOptions extends UseOptions {
  /** A point of the scene, in pixels, where somebody has dropped it. */
  readonly point?: ScenePoint;
  /** Id of the token where it goes off. */
  readonly token?: string;
  readonly surroundings?: Surroundings;
  readonly mode?: MessageMode;
  /** It was thrown or fired in an action that has counted it already. */
  readonly isPaid?: boolean;
}

/**
 * Lets something explode: asks where, posts the card with everybody who stands there, and draws
 * the radii where this user may. RPS [114–116]
 * @returns The message; `null` when nothing went off.
 */
export async function openExplosion(
  item: QuartetItem,
  options: ExplosionOptions = {},
): Promise<ChatMessage.Implementation | null> {
  if (!item.isOwner) return refuse("NotYours", item);
  return explode(item, options, null);
}

/** The same for what a side of a contest threw or fired, which it has paid for: once. */
export async function explodeShot(
  item: QuartetItem,
  shot: Shot,
  token: string,
): Promise<ChatMessage.Implementation | null> {
  if (!item.isOwner) return refuse("NotYours", item);
  if (explosionOfShot(shot)) return refuse("AlreadyTold", item);
  return explode(item, { isPaid: true, ...(token && { token }) }, shot);
}

async function explode(item: QuartetItem, options: ExplosionOptions, shot: Shot | null) {
  const scene = sceneHere();
  const initial = configOf(item, scene, options);
  if (!initial) return refuse("NoExplosive", item);
  const questions = {
    where: (config: ExplosionConfig) => whereabouts(scene, config),
    roll: () => rollThrow(item),
  };
  const config = options.skipDialog ? initial : await ExplosionDialog.ask(initial, questions);
  return config ? goOff(item, scene, config, shot) : null;
}

function refuse(reason: string, { name }: QuartetItem): null {
  warn(`QUARTET.Rps.Explosion.${reason}`, { name });
  return null;
}

function configOf(
  item: QuartetItem,
  scene: Scene.Implementation | null,
  { point, token, surroundings, mode, isPaid = false }: ExplosionOptions,
): ExplosionConfig | null {
  const explosive = explosiveOf(item);
  if (!explosive) return null;
  const shown: Place[] = point ? [{ id: "", name: "", group: "point", point }] : [];
  const places = scene ? [...shown, ...placesOn(scene)] : [];
  const wanted = places.find(({ id, group }) => (token ? id === token : isMeant(group)));
  const isKnown = surroundings !== undefined && SURROUNDINGS.includes(surroundings);
  return {
    explosive,
    left: isCounted(item) && !isPaid ? shotsOf(item.uuid) : null,
    canRoll: !isPaid && rpsModel(item.actor as QuartetActor | null) !== null,
    sceneName: scene?.name ?? null,
    knowsUnits: scene !== null && metresPerUnit(scene.grid.units) !== null,
    places,
    mayDraw: mayDrawRegions(game.user),
    place: wanted?.id ?? NOWHERE,
    right: 0,
    down: 0,
    surroundings: isKnown ? surroundings : "outdoors",
    draws: true,
    mode: mode ?? currentMessageMode(),
  };
}

/** Players select whom they play: only a game master's selection says where something goes off. */
function isMeant(group: Place["group"]): boolean {
  return group === "selected" ? game.user.isGM : group !== "others";
}

/** A shell is paid for when it is fired; a grenade goes when it explodes. */
function isCounted({ type }: QuartetItem): boolean {
  return (type as string) === "rpsExplosive";
}

/** Where it goes off as things stand, and who is there. */
function whereabouts(
  scene: Scene.Implementation | null,
  config: ExplosionConfig,
): Whereabouts | null {
  const place = chosenPlace(config);
  if (!scene || !place) return null;
  const centre = movedBy(scene, place.point, config);
  const metres = outermost(explosionOf(config.explosive), config.surroundings);
  return { centre, standing: bystanders(scene, centre, metres) };
}

/** Throwing or placing it is an action of its own, which spends nothing. RPS [34–41] */
function rollThrow(item: QuartetItem) {
  const { skill } = item.system as unknown as { skill: string };
  return checkValue(item.actor as QuartetActor, skill, { weapon: item, shots: 0 });
}

/** Takes one away, posts the card and draws. What was taken comes back if there is no card. */
async function goOff(
  item: QuartetItem,
  scene: Scene.Implementation | null,
  config: ExplosionConfig,
  shot: Shot | null,
) {
  const where = whereabouts(scene, config);
  const message = await inTurn(async () => {
    // Somebody else may have said it while the window was open.
    if (shot && explosionOfShot(shot)) return refuse("AlreadyTold", item);
    const counted = config.left === null ? null : shotsOf(item.uuid);
    if (counted === 0) return refuse("NoneLeft", item);
    if (counted !== null) await addShots(item.uuid, -1);
    const posted = await post(item, scene, where, config, shot).catch((error: unknown) => error);
    if (posted instanceof ChatMessage) return posted as ChatMessage.Implementation;
    if (counted !== null) await addShots(item.uuid, 1);
    throw posted ?? new Error("the message of the explosion was not created");
  });
  const { draws, mode, explosive, surroundings } = config;
  if (!message || (shot && explosionOfShot(shot)?.id !== message.id)) return null;
  if (scene && where && draws && mode === "public")
    await drawExplosion(scene, where.centre, explosive, surroundings, String(message.id));
  return message;
}

/** Hidden tokens are never told: a message can be shown to everybody later. */
function post(
  item: QuartetItem,
  scene: Scene.Implementation | null,
  where: Whereabouts | null,
  { explosive, surroundings, mode }: ExplosionConfig,
  shot: Shot | null,
) {
  const standing = (where?.standing ?? [])
    .filter(({ isHidden }) => !isHidden)
    .map(({ token, name, metres }) => ({ token, name, metres }));
  const data = {
    type: "rpsExplosion",
    speaker: speakerOf(item.actor?.uuid ?? null),
    ...shotFlags(shot),
    system: {
      ...explosive,
      surroundings,
      scene: where && scene ? scene.uuid : null,
      centre: where?.centre ?? null,
      standing,
    },
  };
  applyMessageMode(data, mode);
  return ChatMessage.implementation.create(data as never, messageModeOption(mode) as never);
}
