/**
 * The userId of `seco` (D41). Everyone can decode it, so it proves nothing; the server only compares it with the session's. A
 * check character, then the id's base 36 digits backwards.
 */
export function obfuscateUserId(userId: number): string {
  const digits = backwards(userId.toString(36));
  return checkCharacter(digits) + digits;
}

/** Decodes an obfuscated id; undefined if the check character is wrong. */
export function revealUserId(obfuscated: string): number | undefined {
  if (!/^[0-9a-z]{2,12}$/.test(obfuscated)) return undefined;
  const userId = Number.parseInt(backwards(obfuscated.slice(1)), 36);
  return Number.isSafeInteger(userId) && obfuscateUserId(userId) === obfuscated ? userId : undefined;
}

function backwards(digits: string): string {
  return digits.split("").toReversed().join("");
}

function checkCharacter(digits: string): string {
  let sum = 7;
  for (let index = 0; index < digits.length; index++) sum += digits.charCodeAt(index) * (index + 2);
  return (sum % 36).toString(36);
}
