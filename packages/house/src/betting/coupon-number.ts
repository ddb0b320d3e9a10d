import { randomBytes } from "node:crypto";

/** Letters and digits that nobody mistakes for each other when they are read out. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** What is printed and read out: 12 characters of 60 random bits, so that nobody guesses another's. */
export function couponNumber(): string {
  return Array.from(randomBytes(12), (byte) => alphabet[byte % alphabet.length]).join("");
}
