import { lowered } from "./lowered.ts";

/**
 * Letters that are typed for each other and that no decomposition joins: the Arabic and the Persian yeh and kaf, heh and teh
 * marbuta, the marked letters of Sorani, and Latin letters that decompose to no plain letter.
 */
const others: Readonly<Record<string, string>> = {
  ي: "ی",
  ى: "ی",
  ێ: "ی",
  ے: "ی",
  ك: "ک",
  ة: "ه",
  ە: "ه",
  ھ: "ه",
  ہ: "ه",
  ٱ: "ا",
  ۆ: "و",
  ڕ: "ر",
  ڵ: "ل",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ə: "e",
};
const other = new RegExp(`[${Object.keys(others).join("")}]`, "gu");

/** A text normalized for search: case, accents, vowel signs, joiners and the letters of related keyboards make no difference. */
export function searchText(text: string): string {
  return lowered(text)
    .normalize("NFKD")
    .replace(/[\p{M}\u0640\u200c-\u200f]/gu, "")
    .replace(other, (letter) => others[letter] ?? letter);
}

/**
 * The items whose text contains every word of the query: first those that begin with the query, then those with a word that
 * begins with its first word; otherwise in their own order. All items for an empty query.
 */
export function found<Item>(items: readonly Item[], query: string, textOf: (item: Item) => string): readonly Item[] {
  const normalizedQuery = searchText(query);
  if (normalizedQuery === "") return items;
  const words = normalizedQuery.split(/\s+/u);
  const ranked = items.flatMap((item) => {
    const text = searchText(textOf(item));
    if (!words.every((word) => text.includes(word))) return [];
    const rank = text.startsWith(normalizedQuery) ? 0 : ` ${text}`.includes(` ${words[0] ?? ""}`) ? 1 : 2;
    return [{ item, rank }];
  });
  return ranked.sort((one, next) => one.rank - next.rank).map(({ item }) => item);
}
