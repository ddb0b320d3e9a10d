import { randomBytes } from "node:crypto";

/** Letters and digits that nobody mistakes for each other when they are copied to a bank's form. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** What a sender writes on a bank transfer: 10 characters of 50 random bits, so that nobody guesses another's. */
export function transferReference(): string {
  return Array.from(randomBytes(10), (byte) => alphabet[byte % alphabet.length]).join("");
}
