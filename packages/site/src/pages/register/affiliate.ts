/** Maximum length of an affiliate code (§3.3). */
const longest = 40;

/**
 * Returns the affiliate code of `register/{affcode}`; null if it is not a code. The visitor cannot correct an address, so this is
 * no error.
 */
export function affiliateOf(affcode: string | undefined): string | null {
  const code = affcode?.trim() ?? "";
  return code === "" || code.length > longest || /\p{Cc}/u.test(code) ? null : code;
}
