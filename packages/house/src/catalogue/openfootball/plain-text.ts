/** True for a text that a database stores and a page shows as it is: no control characters, no half of a surrogate pair. */
export function isPlainText(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text);
}
