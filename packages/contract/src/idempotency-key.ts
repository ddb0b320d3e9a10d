/** What an `Idempotency-Key` may be: 1 to 100 letters, digits and `_ . : -`. Another one is `invalid_key`. */
export const idempotencyKeyForm = /^[A-Za-z0-9_.:-]{1,100}$/;

/** A new key: 128 random bits. A page that is not a secure context has no randomUUID. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
