/** Parts of the pages of one match, for a brand's own files. */
export { MatchTimeline } from "../live/timeline/match-timeline.tsx";
export { MatchTrail } from "../matches/match-trail.tsx";
export { MatchBoard } from "../pages/live-match/parts/match-board.tsx";
export { MatchMarkets as LiveMatchMarkets } from "../pages/live-match/parts/match-markets.tsx";
export { MatchMarkets } from "../pages/match/parts/match-markets.tsx";
