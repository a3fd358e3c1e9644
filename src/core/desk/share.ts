import { type RequestMessage, requestMessage, requestMessages } from "./answers.ts";
import { otherGameMasters } from "./just-done.ts";
import { isKeptNumber, type KeptNumber, keepNumber, keptNumber, sealOf } from "./secrets.ts";

/*
 * Secret numbers travel from one game master's client straight to another's, never in a document.
 * Whoever gets a query cannot know who sent it. So nobody hands a number to whom a query names
 * unless that is a game master, and nobody believes a number that the request's seal does not prove.
 */
const NUMBERS = "quartet.deskNumbers";
const WANTED = "quartet.deskNumbersWanted";
const PATIENCE_MS = 10_000;
/** Numbers that are here sooner than their requests. */
const MOST_EARLY = 50;

type Offered = KeptNumber & { readonly request: string };

const early = new Map<string, KeptNumber>();

/** Called in `init`, on every client. */
export function registerShare(): void {
  const queries = CONFIG.queries as unknown as Record<string, (data: unknown) => unknown>;
  queries[NUMBERS] = (data) => takeNumbers(data);
  queries[WANTED] = (data) => {
    const id = (data as { user?: unknown } | null)?.user;
    void shareWith(typeof id === "string" ? game.users.get(id) : undefined);
    return true;
  };
}

/** Called in `ready`: tells the other game masters what is known here, and asks for theirs. */
export function exchangeNumbers(): void {
  if (!game.user.isGM) return;
  for (const user of otherGameMasters()) {
    void shareWith(user);
    void ask(user, WANTED, { user: game.user.id });
  }
}

/** Hands the number of one request to the game masters who are there. */
export function shareNumber(request: RequestMessage): void {
  for (const user of otherGameMasters()) void shareWith(user, [request]);
}

/** Takes what came before its request. */
export async function takeEarly({ id, system }: RequestMessage): Promise<void> {
  const secret = early.get(id);
  early.delete(id);
  if (secret) await take({ ...secret, request: id }, system.seal);
}

async function shareWith(
  user: User.Implementation | undefined,
  requests: readonly RequestMessage[] = requestMessages(),
): Promise<void> {
  if (!game.user.isGM || !user?.isGM || !user.active || user.isSelf) return;
  const offered = requests.flatMap(({ id, system }): Offered[] => {
    const secret = keptNumber(id, system.seal);
    return secret ? [{ request: id, ...secret }] : [];
  });
  if (offered.length > 0) await ask(user, NUMBERS, offered);
}

/** Somebody who leaves meanwhile asks again when they are back. */
async function ask(user: User.Implementation, query: string, data: unknown): Promise<void> {
  await user.query(query as never, data as never, { timeout: PATIENCE_MS }).catch(() => {});
}

async function takeNumbers(data: unknown): Promise<boolean> {
  if (!game.user.isGM || !Array.isArray(data)) return false;
  for (const offered of data as unknown[]) {
    const id = (offered as Partial<Offered> | null)?.request;
    if (!isKeptNumber(offered) || typeof id !== "string") continue;
    const { number, nonce } = offered;
    const request = requestMessage(id);
    if (request) await take({ request: id, number, nonce }, request.system.seal);
    else if (early.size < MOST_EARLY) early.set(id, { number, nonce });
  }
  return true;
}

async function take({ request, number, nonce }: Offered, seal: string): Promise<void> {
  if (sealOf(request, { number, nonce }) !== seal || keptNumber(request, seal)) return;
  await keepNumber(request, { number, nonce });
}
