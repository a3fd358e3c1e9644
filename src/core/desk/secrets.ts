import { newNonce, sha256Hex } from "../contest/hash.ts";
import { commitment } from "../rules/contest/commitment.ts";
import { KeptValues } from "../settings/kept-values.ts";

/** A number that only game masters may know, and what proves that it is the one of a request. */
export interface KeptNumber {
  readonly number: number;
  /** Random, so that nobody can try out all numbers against the seal. */
  readonly nonce: string;
}

/** As `newNonce` makes them. */
const NONCE = /^[0-9a-f]{32}$/;

const KEPT = new KeptValues<KeptNumber>("desk.hiddenNumbers");

/** Called in `init`. @param changed Called when this browser has learnt a number. */
export function registerSecrets(changed: () => void): void {
  KEPT.register();
  KEPT.follow(changed);
}

export function newSecret(number: number): KeptNumber {
  return { number, nonce: newNonce() };
}

/** What the request of a secret shows to everybody: it binds, and tells nothing. */
export function sealOf(request: string, { number, nonce }: KeptNumber): string {
  return commitment(sha256Hex, request, "desk", { nonce, choice: number });
}

/** What this browser keeps for a request; `null` for nothing, and for what its seal does not prove. */
export function keptNumber(request: string, seal: string): KeptNumber | null {
  const kept: unknown = KEPT.get(request);
  return isKeptNumber(kept) && seal !== "" && sealOf(request, kept) === seal ? kept : null;
}

export function keepNumber(request: string, secret: KeptNumber): Promise<void> {
  return KEPT.keep(request, secret);
}

/** Whether something that another client sent can be a kept number. */
export function isKeptNumber(value: unknown): value is KeptNumber {
  if (typeof value !== "object" || value === null) return false;
  const { number, nonce } = value as Partial<KeptNumber>;
  return Number.isSafeInteger(number) && typeof nonce === "string" && NONCE.test(nonce);
}
