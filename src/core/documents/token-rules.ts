import { changedDefaults, missingDefaults, type TokenRole } from "../rules/tokens.ts";
import type { QuartetActor } from "./actor.ts";

/** What a rule book says of the tokens of an actor type. */
export interface TokenRule {
  /** Characters can be opponents, each of whose tokens is somebody else; things cannot. */
  readonly role: "character" | "thing";
  /**
   * Where the book keeps who is an opponent, below `system`, and what stands there then. Where it
   * keeps nothing of the kind, the prototype token itself says so.
   */
  readonly opponent?: { readonly path: string; readonly value: unknown };
  /**
   * Paths of the two bars, below `system`, where they are not the first two of the trackable ones.
   * @param read The value at a path below `system`.
   */
  bars?(read: (path: string) => unknown): readonly string[];
}

const rules = new Map<string, TokenRule>();

/** Called by each rule book for its own types. */
export function registerTokens(byType: Readonly<Record<string, TokenRule>>): void {
  for (const [type, rule] of Object.entries(byType)) rules.set(type, rule);
}

/** Whether actors of this type are people, whom players play or meet. */
export function isCharacterType(type: string): boolean {
  return rules.get(type)?.role === "character";
}

/** Whether the book has no word for opponents, so that the sheet offers a switch of ours. */
export function leavesOpponentsToTokens(type: string): boolean {
  return isCharacterType(type) && rules.get(type)?.opponent === undefined;
}

type Data = Readonly<Record<string, unknown>>;

const at = (data: object, path: string): unknown => foundry.utils.getProperty(data, path);

/** The role of the tokens of an actor as it is. */
export function tokenRole(actor: QuartetActor): TokenRole {
  const rule = rules.get(actor.type);
  if (rule?.role !== "character") return "thing";
  const { opponent } = rule;
  const isOpponent = opponent
    ? at(actor.system, opponent.path) === opponent.value
    : !actor.prototypeToken.actorLink;
  return isOpponent ? "opponent" : "character";
}

/**
 * What the prototype token of a new actor begins with, as far as nobody said otherwise.
 * @param given Create data.
 */
export function newPrototype(actor: QuartetActor, given: object): object {
  const rule = rules.get(actor.type);
  if (!rule) return {};
  const token = (at(given, "prototypeToken") ?? {}) as Data;
  const role = givenRole(rule, actor, token);
  const src = at(token, "texture.src");
  return {
    ...missingDefaults(role, token),
    ...(token.bar1 ? {} : barsOf(actor)),
    ...(src ? {} : { texture: { src: actor.img } }),
  };
}

/** Without a word of the book about opponents, an unlinked token is one. */
function givenRole(rule: TokenRule, actor: QuartetActor, token: Data): TokenRole {
  if (rule.role === "thing") return "thing";
  if (rule.opponent) return tokenRole(actor);
  return token.actorLink === false ? "opponent" : "character";
}

/**
 * What changes of the prototype token when update data make somebody an opponent, or a body one
 * that is measured otherwise. Tokens that stand on scenes stay what they are.
 */
export function changedPrototype(actor: QuartetActor, changes: object): object {
  const rule = rules.get(actor.type);
  if (!rule) return {};
  const current = actor.prototypeToken.toObject() as Data;
  return { ...roleChanges(rule, actor, changes, current), ...barChanges(rule, actor, changes) };
}

function roleChanges(rule: TokenRule, actor: QuartetActor, changes: object, current: Data): object {
  if (!rule.opponent) return {};
  const after = at(changes, `system.${rule.opponent.path}`);
  if (after === undefined) return {};
  const to: TokenRole = after === rule.opponent.value ? "opponent" : "character";
  return changedDefaults(tokenRole(actor), to, current);
}

function barChanges(rule: TokenRule, actor: QuartetActor, changes: object): object {
  if (!rule.bars) return {};
  const before = barsOf(actor);
  const after = barsOf(actor, changes);
  const { bar1, bar2 } = actor.prototypeToken;
  const isOurs =
    bar1.attribute === before.bar1.attribute && bar2.attribute === before.bar2.attribute;
  return isOurs && before.bar1.attribute !== after.bar1.attribute ? after : {};
}

/** The bars of an actor, once the changes are made. */
function barsOf(actor: QuartetActor, changes: object = {}) {
  const read = (path: string) => at(changes, `system.${path}`) ?? at(actor.system, path);
  const tracked = CONFIG.Actor.trackableAttributes[actor.type]?.bar ?? [];
  const [bar1 = null, bar2 = null] = rules.get(actor.type)?.bars?.(read) ?? tracked;
  return { bar1: { attribute: bar1 }, bar2: { attribute: bar2 } };
}

/** The other role, for books that leave it to the prototype token. @returns Update data. */
export function otherRole(actor: QuartetActor): object {
  const from = tokenRole(actor);
  const to: TokenRole = from === "opponent" ? "character" : "opponent";
  const current = actor.prototypeToken.toObject() as Data;
  return { prototypeToken: changedDefaults(from, to, current) };
}
