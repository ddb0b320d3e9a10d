/** The form of an `Idempotency-Key`: 8 to 128 letters, digits, `_` and `-`. Any other is `invalid_key`. */
export const idempotencyKeyForm = /^[A-Za-z0-9_-]{8,128}$/;

/** Creates a key of 128 random bits. A page without a secure context has no randomUUID. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
