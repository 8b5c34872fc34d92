/**
 * The hashes of docs/fairness.md, byte for byte: SHA-256 over a label and fields of fixed length. The browser's own
 * `crypto.subtle` does not exist on a plain `http://192.168.…`, so the code comes along.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export { bytesToHex, hexToBytes };

const label = (what: string): Uint8Array => utf8ToBytes(`americana/${what}/1`);

export const hashed = (what: string, ...fields: Uint8Array[]): Uint8Array =>
  sha256(concatBytes(label(what), ...fields));

export const keyed = (key: Uint8Array, what: string, ...fields: Uint8Array[]): Uint8Array =>
  hmac(sha256, key, concatBytes(label(what), ...fields));

/** The 32 bytes that stand for a text of any length. */
export const textHash = (text: string): Uint8Array => hashed("text", utf8ToBytes(text));

/** A whole number as so many bytes, the highest first; it may be as large as a stack, so no 32-bit arithmetic. */
export function whole(number: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let rest = number;
  for (let place = size - 1; place >= 0; place--) {
    bytes[place] = rest % 256;
    rest = Math.floor(rest / 256);
  }
  return bytes;
}

/** 32 bytes of chance from the browser. */
export const chance = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32));
