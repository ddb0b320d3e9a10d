/** Parts of the page of a match, for a brand's own files; those of its live page are with the other live ones. */
export { MatchTrail } from "../../matches/match-trail.tsx";
export { MatchMarkets } from "../../pages/match/parts/match-markets.tsx";
