import type { BlockVariant } from "@livery/skin";

/** Whether a header variant has the search over all matches on every page; pages then have no search of their own. */
export const headerSearches: Readonly<Record<BlockVariant<"header">, boolean>> = {
  bar: false,
  double: true,
  centered: false,
  terminal: false,
};
