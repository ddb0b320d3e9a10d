/** Other shapes of a list of matches, for a brand's own files. */
export { MatchCards, MatchCardsSkeleton } from "../../matches/match-cards.tsx";
export { MatchPrices } from "../../matches/match-prices.tsx";
