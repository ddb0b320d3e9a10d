/**
 * Lower case, independent of the browser's language: a Turkish browser would turn Italy into ıtaly, which no key of an English
 * page matches. The Turkish i with and without a dot are one letter.
 */
export function lowered(text: string): string {
  return text.trim().toLowerCase().replaceAll("i\u0307", "i").replaceAll("ı", "i");
}
