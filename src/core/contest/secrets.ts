import { Setting } from "../settings/setting.ts";
import { offerMessage } from "./messages.ts";

/** What this browser keeps until all have committed. */
interface KeptSecret {
  readonly nonce: string;
  readonly choice: object;
}

/** In this browser only, so that no other client ever has it; outlives a reload. */
const SECRETS = new Setting<Record<string, KeptSecret>>("core.contestSecrets", () => ({
  scope: "client",
  type: Object,
  default: {},
}));

export function registerSecrets(): void {
  SECRETS.register();
}

const key = (contest: string, side: string): string => `${contest}|${side}`;

export function keptSecret(contest: string, side: string): KeptSecret | null {
  return SECRETS.get()[key(contest, side)] ?? null;
}

/** Keeps a secret; those of contests that were deleted go. */
export async function keepSecret(contest: string, side: string, secret: KeptSecret) {
  const others = Object.entries(SECRETS.get()).filter(([id]) => offerMessage(id.split("|")[0]!));
  await SECRETS.set({ ...Object.fromEntries(others), [key(contest, side)]: secret });
}

export async function dropSecret(contest: string, side: string): Promise<void> {
  const { [key(contest, side)]: _, ...others } = SECRETS.get();
  await SECRETS.set(others);
}
