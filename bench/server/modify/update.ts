import { reviveOperators, serializeOperators } from "../../common/data/operators.ts";
import type { DocumentName, JsonObject } from "../../common/protocol.ts";
import { expandObject } from "../../common/utils.ts";
import { PermissionError, RequestError } from "../errors.ts";
import { subtypeRules } from "../manifest.ts";
import { checkType, cleanData, isObject } from "./clean.ts";
import { type Change, nameOf, type Request } from "./create.ts";
import { touches } from "./paths.ts";
import { build, type ServerDocument, sourceOf } from "./schema.ts";
import { stampUpdate } from "./stats.ts";
import { enterToken, findChild } from "./target.ts";

/** Changes documents. @throws {PermissionError | RequestError} and then changes none. */
export function update(request: Request): Change {
  const { context, name, operation, store, target } = request;
  const sources = new Map<string, JsonObject>();
  const result = (operation.updates ?? []).map((raw) => {
    const id = String(raw._id);
    if (target) return updateEmbedded(request, id, raw);
    const stored = sources.get(id) ?? context.database.get(store, name, id);
    if (!stored) throw new RequestError(`There is no ${name} with the id ${id}`);
    const source = structuredClone(stored);
    sources.set(id, source);
    const pack = store === "world" ? null : store;
    return apply(request, name, source, raw, build(name, source, { pack }));
  });
  const writes = target
    ? [{ store, name: target.name, id: target.id, value: target.primary }]
    : [...sources].map(([id, value]) => ({ store, name, id, value }));
  return { writes, result };
}

function updateEmbedded(request: Request, id: string, raw: JsonObject): JsonObject {
  const { context, name, target } = request;
  const { container, parent } = target!;
  // The actor of an unlinked token, and its delta, are one and the same data.
  if (container.name === "Token" && (name === "Actor" || name === "ActorDelta")) {
    const place = enterToken(context.database, container.source);
    if (!place) throw new RequestError("The token has no actor of its own");
    const type = place.container.source.type ?? place.container.base?.type;
    const { _id, ...changes } = raw;
    const applied = apply(
      request,
      "ActorDelta",
      place.container.source,
      changes,
      place.document,
      build("ActorDelta", place.container.source, { parent }),
      type,
    );
    return { ...applied, _id: id };
  }
  const source = findChild(container, name, id);
  if (!source) throw new RequestError(`There is no ${name} with the id ${id}`);
  return apply(request, name, source, raw, build(name, source, { parent }));
}

/**
 * Changes one source in place.
 * @param guard    The document whose permissions count.
 * @param document The document that is changed; the guard itself, if left out.
 * @returns the changes that the clients apply.
 */
function apply(
  request: Request,
  name: DocumentName,
  source: JsonObject,
  raw: JsonObject,
  guard: ServerDocument,
  document: ServerDocument = guard,
  type: unknown = source.type,
): JsonObject {
  const { context, user, operation, store } = request;
  const changes = reviveOperators(expandObject(raw) as JsonObject);
  if (store === "world" && !guard.canUserModify(user, "update", changes))
    throw new PermissionError(`${nameOf(user)} may not change ${request.name} ${source._id}`);
  if (!user.isGM) refuseGmFields(request, name, changes.type ?? type, changes);
  cleanData(context.manifest, name, changes.type ?? type, changes);
  const { recursive = true } = operation;
  const diff = document.updateSource(changes, { recursive }) as JsonObject;
  const result = operation.diff === false || !recursive ? changes : diff;
  const after = sourceOf(document);
  if (changes.type !== undefined) checkType(context.manifest, name, after);
  stampUpdate(after, result, String(user.id));
  for (const key of Object.keys(source)) delete source[key];
  Object.assign(source, after);
  return { ...serializeOperators(result), _id: String(source._id) };
}

function refuseGmFields(
  request: Request,
  name: DocumentName,
  type: unknown,
  changes: JsonObject,
): void {
  const { context, user } = request;
  const { gmOnlyFields = [] } = subtypeRules(context.manifest, name, type);
  const paths = ["ownership", ...gmOnlyFields.map((path) => `system.${path}`)];
  const refused = paths.find((path) => touches(changes, path));
  if (refused) throw new PermissionError(`${nameOf(user)} may not change ${name} ${refused}`);
  const { delta } = changes;
  if (name === "Token" && isObject(delta)) refuseGmFields(request, "ActorDelta", delta.type, delta);
}
