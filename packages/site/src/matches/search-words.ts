/** Global search needs more than two characters (§5). */
export const leastSearched = 3;

/**
 * Returns the search text: the typed words without outer spaces, in one composition; null while there are too few characters
 * (D47). Characters are counted as people count them: é is one however it is typed.
 */
export function searchedWords(typed: string): string | null {
  const words = typed.normalize("NFC").trim().replace(/\s+/g, " ");
  const characters = Array.from(new Intl.Segmenter().segment(words)).length;
  return characters < leastSearched ? null : words.slice(0, 100);
}
