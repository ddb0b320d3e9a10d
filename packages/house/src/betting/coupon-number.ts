import { randomBytes } from "node:crypto";

/** Letters and digits that are not confused when read aloud. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The printed number: 12 characters of 60 random bits, so that another player's cannot be guessed. */
export function couponNumber(): string {
  return Array.from(randomBytes(12), (byte) => alphabet[byte % alphabet.length]).join("");
}
