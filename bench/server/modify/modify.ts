import type { JsonObject, ModifyRequest, ModifyResponse } from "../../common/protocol.ts";
import { compendiumNames, primaryNames } from "../collections.ts";
import type { Context, Outcome } from "../context.ts";
import { PermissionError, RequestError } from "../errors.ts";
import { packagePacks } from "../packs.ts";
import { type Change, create, type Request } from "./create.ts";
import { type Consequence, remove } from "./delete.ts";
import { loadUser } from "./schema.ts";
import { resolveTarget } from "./target.ts";
import { update } from "./update.ts";

/**
 * Does what a client asks for: checks it, stores it, and says what came of it.
 * @throws {Error} if it is refused; then nothing has changed.
 */
export async function modify(
  context: Context,
  userId: string,
  { action, type, operation }: ModifyRequest,
): Promise<Outcome> {
  const user = loadUser(context.database, userId);
  const store = operation.pack ?? "world";
  if (operation.pack) checkPack(context, operation.pack, user.isGM);
  const { parentUuid } = operation;
  const target = parentUuid ? resolveTarget(context.database, store, parentUuid) : null;
  if (!target) {
    const known = store === "world" ? primaryNames : [...compendiumNames, "Folder"];
    if (!known.includes(type)) throw new RequestError(`${type} needs a parent document`);
  }
  const request: Request = { context, user, name: type, operation, store, target };
  const passwords = type === "User" ? takePasswords(operation.data ?? operation.updates ?? []) : [];
  const change = run(action, request);
  const before = new Map<string, JsonObject>();
  const after = new Map<string, JsonObject>();
  for (const { name, id, value } of change.writes) {
    const stored = context.database.get(store, name, id);
    if (stored) before.set(id, stored);
    if (value) after.set(id, value);
  }
  if (change.writes.length > 0) await context.database.write(change.writes);
  for (const [index, password] of passwords.entries()) {
    const id = String((change.result[index] as JsonObject | undefined)?._id);
    if (password !== undefined) await context.sessions.setPassword(id, password);
  }
  const response: ModifyResponse = {
    action,
    type,
    operation: answerOf(operation),
    userId,
    result: change.result,
  };
  const consequences = change.consequences.map(({ action, name, result }) => ({
    action,
    type: name,
    operation: { pack: operation.pack ?? null, parentUuid: null, render: operation.render ?? true },
    userId,
    result,
  }));
  return { response, consequences, before, after, name: type };
}

function run(
  action: ModifyRequest["action"],
  request: Request,
): Change & { consequences: Consequence[] } {
  if (action === "create") return { ...create(request), consequences: [] };
  if (action === "update") return { ...update(request), consequences: [] };
  if (action === "delete") return remove(request);
  throw new RequestError(`There is no action "${String(action)}"`);
}

/** The options of an operation without the data, which travels as the result. */
function answerOf({ data, updates, ids, ...options }: ModifyRequest["operation"]) {
  return { ...options, modifiedTime: Date.now() };
}

/** @throws {PermissionError} unless a game master writes to an unlocked compendium. */
function checkPack(context: Context, pack: string, isGM: boolean): void {
  if (!packagePacks(context).some(({ id }) => id === pack))
    throw new RequestError(`There is no compendium ${pack}`);
  if (!isGM) throw new PermissionError(`Only a game master may change the compendium ${pack}`);
  const setting = context.database
    .all("world", "Setting")
    .find(({ key }) => key === "core.compendiumConfiguration");
  const configuration = JSON.parse(String(setting?.value ?? "{}")) as Record<string, JsonObject>;
  // Compendia of packages are locked until somebody opens them.
  if (configuration[pack]?.locked !== false)
    throw new PermissionError(`The compendium ${pack} is locked`);
}

/** Passwords leave the data before it is stored or told to anyone. */
function takePasswords(list: JsonObject[]): (string | null | undefined)[] {
  return list.map((data) => {
    const { password } = data;
    delete data.password;
    return password === undefined ? undefined : password ? String(password) : null;
  });
}
