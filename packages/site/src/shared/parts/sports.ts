/** Parts of the variants of the sports page, for a brand's own files. */
export { MoreMarkets } from "../../matches/more-markets.tsx";
export { PriceButton, usePriceLabel } from "../../matches/price-button.tsx";
export { isSearching, useMatchSearch } from "../../matches/use-match-search.ts";
export { OfferedMatches } from "../../pages/sports/parts/offered-matches.tsx";
export { writeFilter } from "../../pages/sports/tree-filter.ts";
