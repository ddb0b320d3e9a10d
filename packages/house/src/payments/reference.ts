import { randomBytes } from "node:crypto";

/** Letters and digits that are not confused when copied to a bank's form. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * The reference that a sender writes on a bank transfer: 10 characters of 50 random bits, so that another's cannot be guessed.
 */
export function paymentReference(): string {
  return Array.from(randomBytes(10), (byte) => alphabet[byte % alphabet.length]).join("");
}
