/**
 * Lower case, the same whatever language the browser speaks: a Turkish one would lower Italy to ıtaly, which no key of an
 * English page finds. The Turkish i with and without a dot are one.
 */
export function lowered(text: string): string {
  return text.trim().toLowerCase().replaceAll("i\u0307", "i").replaceAll("ı", "i");
}
