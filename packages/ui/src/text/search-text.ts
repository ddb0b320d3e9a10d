import { foldText } from "@livery/i18n/folding";

/**
 * The items whose text contains every word of the query: first those that begin with the query, then those with a word that
 * begins with its first word; otherwise in their own order. All items for an empty query.
 */
export function found<Item>(items: readonly Item[], query: string, textOf: (item: Item) => string): readonly Item[] {
  const normalizedQuery = foldText(query);
  if (normalizedQuery === "") return items;
  const words = normalizedQuery.split(" ");
  const ranked = items.flatMap((item) => {
    const text = foldText(textOf(item));
    if (!words.every((word) => text.includes(word))) return [];
    const rank = text.startsWith(normalizedQuery) ? 0 : ` ${text}`.includes(` ${words[0] ?? ""}`) ? 1 : 2;
    return [{ item, rank }];
  });
  return ranked.sort((one, next) => one.rank - next.rank).map(({ item }) => item);
}
