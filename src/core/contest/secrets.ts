import { inTurn } from "../in-turn.ts";
import { Setting } from "../settings/setting.ts";
import { offerMessage } from "./messages.ts";

/** What this browser keeps until all have committed. */
interface KeptSecret {
  readonly nonce: string;
  readonly choice: object;
}

/** What this browser keeps of a declaration until everything is revealed. */
interface KeptHidden {
  readonly nonce: string;
  readonly hidden: object;
}

/** In this browser only, so that no other client ever has it; outlives a reload. */
const SECRETS = new Setting<Record<string, KeptSecret | KeptHidden>>("core.contestSecrets", () => ({
  scope: "client",
  type: Object,
  default: {},
}));

export function registerSecrets(): void {
  SECRETS.register();
}

const key = (contest: string, side: string): string => `${contest}|${side}`;
const hiddenKey = (contest: string, side: string): string => `${key(contest, side)}|declared`;

export function keptSecret(contest: string, side: string): KeptSecret | null {
  return (SECRETS.get()[key(contest, side)] as KeptSecret | undefined) ?? null;
}

export function keptHidden(contest: string, side: string): KeptHidden | null {
  return (SECRETS.get()[hiddenKey(contest, side)] as KeptHidden | undefined) ?? null;
}

export function keepSecret(contest: string, side: string, secret: KeptSecret): Promise<void> {
  return keep(key(contest, side), secret);
}

export function keepHidden(contest: string, side: string, secret: KeptHidden): Promise<void> {
  return keep(hiddenKey(contest, side), secret);
}

/** Keeps a secret; those of contests that were deleted go. */
function keep(id: string, secret: KeptSecret | KeptHidden): Promise<void> {
  return inTurn(async () => {
    const others = Object.entries(SECRETS.get()).filter(([id]) => offerMessage(id.split("|")[0]!));
    await SECRETS.set({ ...Object.fromEntries(others), [id]: secret });
  });
}

/** Forgets both secrets of a side, once they are on the table. */
export function dropSecrets(contest: string, side: string): Promise<void> {
  const gone = [key(contest, side), hiddenKey(contest, side)];
  return inTurn(async () => {
    const others = Object.entries(SECRETS.get()).filter(([id]) => !gone.includes(id));
    await SECRETS.set(Object.fromEntries(others));
  });
}
