/** As long as a code that leads to somebody can be (§3.3). */
const longest = 40;

/** Who has sent a visitor here, of `register/{affcode}`; null where that is no code: nobody can help what stands in his address. */
export function affiliateOf(affcode: string | undefined): string | null {
  const code = affcode?.trim() ?? "";
  return code === "" || code.length > longest || /\p{Cc}/u.test(code) ? null : code;
}
