import type { BlockVariant } from "@livery/skin";

/** Whether a header has the search over all matches, on every page: then a page has none of its own for them. */
export const headerSearches: Readonly<Record<BlockVariant<"header">, boolean>> = {
  bar: false,
  double: true,
  centered: false,
  terminal: false,
};
