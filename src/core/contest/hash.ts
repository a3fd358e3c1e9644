import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Hash } from "../rules/contest/commitment.ts";

/** SHA-256 as hexadecimal digits. The browser's own is missing on plain http. */
export const sha256Hex: Hash = (text) => bytesToHex(sha256(utf8ToBytes(text)));

/** 128 random bits as hexadecimal digits. */
export function newNonce(): string {
  return bytesToHex(randomBytes(16));
}
